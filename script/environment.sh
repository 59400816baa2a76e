# The shared part of the scripts in this folder: the path of the package, and the Swift toolchain. To be sourced.
# shellcheck shell=bash disable=SC2034

package_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# The flags for released programs: one file that needs no Swift on the machine. Symbols that are not looked up by name
# are omitted, which halves the file and saves a megabyte of memory. The compiler writes no debug information, because it
# would be omitted too. Relocations are packed (a tenth of the file; glibc
# 2.36 of Debian 12 can read them). Functions have sections of their own, so that the linker omits unused ones, also
# public ones (-internalize-at-link). The metadata of types is found by calls, because the runtime would have to read
# mangled names when the program starts. script/link links the static libstdc++, and omits the tables
# for unwinding (a seventh of the file): backtraces follow frame pointers. script/link/linker.c, which use_swift builds,
# has the linker merge functions with the same code (--icf=safe), but not those whose addresses are compared, and omit
# unused functions of the Swift library (a sixteenth of the file).
release_flags=(
  -c release --static-swift-stdlib -Xswiftc -gnone -Xswiftc "-ld-path=$package_folder/.build/link/ld.lld"
  -Xlinker -s -Xlinker --no-export-dynamic -Xlinker --icf=safe
  -Xlinker -z -Xlinker pack-relative-relocs
  -Xlinker "--symbol-ordering-file=$package_folder/script/function-order.txt"
  -Xlinker --no-warn-symbol-ordering
  -Xlinker "$package_folder/script/link/no-unwind-tables.ld" -Xlinker --no-eh-frame-hdr
  -Xswiftc -L -Xswiftc "$package_folder/script/link"
  -Xlinker "--remap-inputs-file=$package_folder/.build/link/inputs"
  -Xswiftc -Xfrontend -Xswiftc -function-sections
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  -Xswiftc -Xfrontend -Xswiftc -internalize-at-link)
# Release builds omit run-time checks in the modules of this package (see Package.swift).
export WINDOWRESPONDER_UNCHECKED=1
# Prints the flags for released programs, one per line, with which the same code keeps the names of its functions.
flags_with_symbols() {
  local flag
  for flag in "${release_flags[@]}"; do
    [[ $flag != -s ]] || flag=--strip-debug
    printf '%s\n' "$flag"
  done
}
# The flags for programs of script/new-app during development. They are the same for all, because the programs share one
# build of the library. Without the cache of manifests, SwiftPM would not notice that another program was built in
# between. lld links in half the time of the default linker.
# The library is then built without what only its own developers need (see Package.swift). The environment.sh of a
# program defines own_folder.
[[ -z ${own_folder:-} ]] || export WINDOWRESPONDER_PROGRAM=1
shared_build_flags=(
  --scratch-path "$package_folder/.build/apps" --disable-build-manifest-caching
  -Xswiftc -use-ld=lld)
# The flags for the tests, and for programs that are built with them: with other flags, SwiftPM would rebuild
# everything. Each module is compiled as a whole, which takes half the time of single files, but makes a small change
# slower. For that, use plain `swift build --build-tests`. About forty programs are linked, without debug information.
test_flags=(
  -Xswiftc -warnings-as-errors -Xswiftc -use-ld=lld -Xswiftc -gnone
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1
  -Xswiftc -no-emit-module-separately-wmo)

# Builds the tests and the products in "$@", without the two lines that the compiler prints for each module that is
# compiled as a whole.
build_tests() {
  swift build --build-tests "${test_flags[@]}" "$@" 2>&1 \
    | { grep -v -e "ignoring '-enable-batch-mode'" -e 'Incremental compilation has been disabled' || true; }
}
# Sets `extract` to the command that writes the symbol graphs of a module of the debug build in folder $1. Its arguments
# are -module-name NAME -output-dir FOLDER.
set_extract() {
  local binaries=$1 map flag flags
  extract=(
    swift symbolgraph-extract -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public
    -emit-extension-block-symbols -I "$binaries/Modules")
  for map in "$binaries"/*.build/module.modulemap; do extract+=(-Xcc "-fmodule-map-file=$map"); done
  for map in "$package_folder"/Sources/*/module.modulemap; do extract+=(-I "$(dirname "$map")"); done
  read -ra flags < <(pkg-config --cflags-only-I wayland-client wayland-server pangocairo gobject-2.0)
  for flag in "${flags[@]}"; do extract+=(-Xcc "$flag"); done
  # Only if TouchLab is built.
  read -ra flags < <(pkg-config --cflags-only-I yaml-0.1 libevdev 2>/dev/null) || true
  for flag in "${flags[@]}"; do extract+=(-Xcc "$flag"); done
}

# Writes the symbol graphs of the modules $2… of the last debug build into folder $1, several at a time, if they are
# older than the module, its comments or its positions. Inherited members are omitted.
extract_symbol_graphs() {
  local folder=$1 extract module graph newer waiting=()
  shift
  for module in "$@"; do
    graph=$folder/$module.symbols.json
    newer=$(find ".build/debug/Modules/$module".swift* script/environment.sh -newer "$graph" 2>/dev/null || true)
    [[ -f $graph && -z $newer ]] || waiting+=("$module")
  done
  ((${#waiting[@]} > 0)) || return 0
  set_extract .build/debug
  extract+=(-skip-synthesized-members -skip-inherited-docs)
  # Written to another folder first, because an incomplete graph would be newer than its module.
  rm -rf "$folder.new"
  mkdir -p "$folder" "$folder.new"
  printf '%s\0' "${waiting[@]}" \
    | xargs -0 -P "$(nproc)" -I '{}' "${extract[@]}" -module-name '{}' -output-dir "$folder.new" || return 1
  for module in "${waiting[@]}"; do rm -f "$folder/$module.symbols.json" "$folder/$module"@*.symbols.json; done
  mv "$folder.new"/* "$folder"
  rmdir "$folder.new"
}

# The Debian packages that the build needs, and recommended ones.
build_packages=(
  libwayland-dev libxkbcommon-dev libcairo2-dev libpango1.0-dev libglib2.0-dev pkgconf g++
  fonts-inter fonts-noto-core fonts-dejavu-core)
# The additional packages of TouchLab: for the recordings of libinput, and for input devices.
touch_lab_packages=(libyaml-dev libevdev-dev)
# The packages of Debian 12 for arm64 with which script/arm links programs.
arm_target=${XDG_CACHE_HOME:-$HOME/.cache}/windowresponder/arm/bookworm
needed_swift_major=6
needed_swift_minor=2

# Prints the version (such as 6.2.1) of the Swift compiler at $1, or an empty line.
swift_version() {
  "$1" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1
}

# Returns whether version $1 is new enough.
is_new_enough() {
  local major=${1%%.*} rest=${1#*.}
  local minor=${rest%%.*}
  ((major > needed_swift_major || (major == needed_swift_major && minor >= needed_swift_minor)))
}

# Writes the linker of released programs into .build/link: it merges functions with the same code, and omits those that
# are unused, of Swift's static libraries too (script/link/linker.c). The file `inputs` says which copy replaces which
# library. Without a C compiler, programs are linked by the linker of the Swift in PATH alone.
prepare_linker() {
  local folder=$package_folder/.build/link new library key file linker prefix=""
  library=$(swiftc -print-target-info -static-stdlib \
    | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' || true)/linux
  linker=$(dirname "$(realpath "$(command -v swiftc)")")/ld.lld
  local source=$package_folder/script/link/linker.c
  key="$folder $library $linker $(
    stat -c %Y "$library/libswiftCore.a" "$source" "${source%/*}/arguments.c" 2>/dev/null || true)"
  [[ $(cat "$folder/key" 2>/dev/null) != "$key" ]] || return 0
  mkdir -p "$package_folder/.build" && new=$(mktemp -d "$package_folder/.build/link.XXXXXX") || return 1
  chmod 755 "$new"
  : > "$new/inputs"
  # A library without a copy is linked as it is. The next call tries again.
  if command -v cc >/dev/null && cc -O1 "$source" -o "$new/linker" \
    && cc -O1 -fPIC -c "${source%/*}/arguments.c" -o "$new/arguments.o"; then
    echo "$key" > "$new/key"
    prefix="'$folder/linker' "
    for file in "$library"/libswift*.a "$library"/libFoundation*.a; do
      [[ -f $file ]] && "$new/linker" --library "$file" "$new/${file##*/}" || continue
      echo "$file=$folder/${file##*/}" >> "$new/inputs"
    done
  fi
  # In another root folder, as that of script/arm, the linker is found in PATH.
  cat > "$new/ld.lld" <<SH
#!/bin/sh
linker='$linker'
[ -x "\$linker" ] || linker=ld.lld
exec $prefix"\$linker" "\$@"
SH
  chmod 755 "$new/ld.lld"
  rm -rf "$folder"
  # Another script may have been faster.
  mv -T "$new" "$folder" 2>/dev/null || rm -rf "$new"
}

# Adds the first Swift that is new enough to the front of PATH and sets `swift_found`. If there is none, fails:
# `swift_too_old` is the version of an older Swift, and `swift_broken` one that does not run.
use_swift() {
  local candidate version
  swift_found="" swift_too_old="" swift_broken=""
  for candidate in \
    "$(command -v swift || true)" \
    "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}/swift" \
    "$HOME"/.local/share/swiftly/toolchains/*/usr/bin/swift \
    /opt/swift*/usr/bin/swift /opt/swift*/bin/swift \
    /usr/libexec/swift/bin/swift /usr/libexec/swift/*/bin/swift /usr/libexec/swift/*/usr/bin/swift; do
    [[ -n $candidate && -x $candidate ]] || continue
    version=$(swift_version "$candidate")
    [[ -n $version ]] || { swift_broken=$candidate && continue; }
    if is_new_enough "$version"; then
      swift_found="$version, $candidate"
      PATH="$(dirname "$candidate"):$PATH"
      export PATH
      prepare_linker || true
      return 0
    fi
    swift_too_old+="${swift_too_old:+; }$version, $candidate"
  done
  return 1
}

# Fails with status 2, in the name of program $1, on an option that no Swift file in folder $2 contains, so that a
# misspelled option is reported before a build that takes minutes. A value after = is not checked, and neither are
# arguments that do not begin with a dash or follow --.
check_options() {
  local program=$1 sources=$2 option known
  shift 2
  known=$(grep -rhoE --include='*.swift' '"--?[a-z][a-z-]*"' "$sources" | tr -d '"')
  for option in "$@"; do
    [[ $option != -- ]] || return 0
    [[ $option == -[a-z-]* ]] || continue
    if ! grep -qxF -e "${option%%=*}" <<< "$known"; then
      echo "$program: there is no option ${option%%=*} (see script/$program --help)" >&2
      exit 2
    fi
  done
}
