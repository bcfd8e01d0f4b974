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
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
share=$prefix/share
# Where this user's desktop looks for what this user has installed.
if [ $# -eq 0 ] && [ -n "${XDG_DATA_HOME:-}" ]; then share=$XDG_DATA_HOME; fi
id=org.nutdesk.nutdesk

refresh() {
    # Each is only there on some desktops.
    if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$share/applications" || true; fi
    if command -v update-mime-database >/dev/null 2>&1; then update-mime-database "$share/mime" >/dev/null 2>&1 || true; fi
}

rm -rf "$prefix/lib/nutdesk"
rm -f "$prefix/bin/nutdesk" "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" \
    "$share/metainfo/$id.metainfo.xml"
for side in 16 24 32 48 64 128 256 512; do
    rm -f "$share/icons/hicolor/${side}x$side/apps/$id.png"
done
rm -f "$share/icons/hicolor/scalable/apps/$id.svg"
if [ "$remove" = yes ]; then
    refresh
    echo "nutdesk is removed from $prefix. Your games are kept."
    exit 0
fi

mkdir -p "$prefix/lib" "$prefix/bin" "$share"
cp -R "$here/lib/nutdesk" "$prefix/lib/nutdesk"
cp -R "$here/share/." "$share/"
ln -s "$prefix/lib/nutdesk/nutdesk" "$prefix/bin/nutdesk"
# A desktop need not know the PATH of a shell. First the signs that mean something between the quotes of an entry and in
# every string of it, then those that mean something to sed.
program=$(printf '%s' "$prefix/bin/nutdesk" | sed -e 's/["`$\\]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/[\\&|]/\\&/g')
sed "s|^Exec=nutdesk |Exec=\"$program\" |" "$here/share/applications/$id.desktop" >"$share/applications/$id.desktop"
refresh
echo "nutdesk is installed: $prefix/bin/nutdesk"
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "$prefix/bin is not on the PATH; the entry in the menu of the desktop works without." ;;
esac
