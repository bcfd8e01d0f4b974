"""The table as a browser shows it: values as plain data, drawings, letters, and the page that draws them."""
