#!/bin/sh
# Installs nutdesk for this user, or for everybody with: sudo ./install.sh /usr/local
# Removes it again with: ./install.sh --remove [PREFIX]. Games and settings are not touched.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
remove=no
if [ "${1:-}" = "--remove" ]; then
    remove=yes
    shift
fi
prefix=${1:-"$HOME/.local"}
id=org.nutdesk.nutdesk

refresh() {
    # Each is only there on some desktops.
    if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$prefix/share/applications" || true; fi
    if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true; fi
}

rm -rf "$prefix/lib/nutdesk"
rm -f "$prefix/bin/nutdesk" "$prefix/share/applications/$id.desktop" "$prefix/share/mime/packages/$id.xml" \
    "$prefix/share/metainfo/$id.metainfo.xml"
for side in 16 24 32 48 64 128 256 512; do
    rm -f "$prefix/share/icons/hicolor/${side}x$side/apps/$id.png"
done
rm -f "$prefix/share/icons/hicolor/scalable/apps/$id.svg"
if [ "$remove" = yes ]; then
    refresh
    echo "nutdesk is removed from $prefix. Your games are kept."
    exit 0
fi

mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/lib/nutdesk" "$prefix/lib/nutdesk"
cp -R "$here/share/." "$prefix/share/"
ln -s "$prefix/lib/nutdesk/nutdesk" "$prefix/bin/nutdesk"
refresh
echo "nutdesk is installed: $prefix/bin/nutdesk"
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "$prefix/bin is not on the PATH; the entry in the menu of the desktop works without." ;;
esac
