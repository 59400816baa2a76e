# Shared by the commands beside it: where the package is, and which Swift builds it. To be sourced.
# shellcheck shell=bash disable=SC2034

package_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# How programs are built for people: one file that needs no Swift on the machine. What nobody looks
# up by name is left out, which makes it half as large and saves a megabyte of memory; the addresses that
# the loader has to mend are packed (a tenth of the file; glibc 2.36 reads them, which is Debian 12's); functions
# have sections of their own, so that the linker leaves out those that nobody calls, also among public ones
# (-internalize-at-link). The metadata of types is found by calls and not by mangled names, which the runtime would
# have to read when the program starts. script/link has the linker take the static libstdc++.
# Not --icf=all, which makes a file 1.2 MB smaller: key paths of computed properties are told apart by the addresses
# of their getters, and two getters that do the same would have one address.
release_flags=(
  -c release --static-swift-stdlib -Xswiftc -use-ld=lld
  -Xlinker -s -Xlinker --no-export-dynamic -Xlinker --icf=safe
  -Xlinker -z -Xlinker pack-relative-relocs
  -Xlinker "--symbol-ordering-file=$package_folder/script/function-order.txt"
  -Xlinker --no-warn-symbol-ordering
  -Xswiftc -L -Xswiftc "$package_folder/script/link"
  -Xswiftc -Xfrontend -Xswiftc -function-sections
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  -Xswiftc -Xfrontend -Xswiftc -internalize-at-link)
# How programs of script/new-app are built while they are written. All of them share one build of the
# library, so they have the same flags. Without the cache of manifests SwiftPM would not notice that it
# built another program there in between; lld links in half the time of the default linker.
shared_build_flags=(
  --scratch-path "$package_folder/.build/apps" --disable-build-manifest-caching
  -Xswiftc -use-ld=lld)
# How the tests are built, and what is built beside them to be used again: with other flags SwiftPM would build
# everything anew. Each module is compiled as a whole, which takes half the time of its files one by one and
# makes a small change slower: for that there is plain `swift build --build-tests`. Some forty programs are
# linked, without what a debugger would want.
test_flags=(
  -Xswiftc -warnings-as-errors -Xswiftc -use-ld=lld -Xswiftc -gnone
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1
  -Xswiftc -no-emit-module-separately-wmo)

# Builds the tests, and whatever "$@" asks for beside, without the two lines in which the compiler says of each
# module that it is compiled as a whole.
build_tests() {
  swift build --build-tests "${test_flags[@]}" "$@" 2>&1 \
    | { grep -v -e "ignoring '-enable-batch-mode'" -e 'Incremental compilation has been disabled' || true; }
}
# Sets `extract` to the command that writes the symbol graphs of a module of the debug build in folder $1: what
# follows is -module-name NAME -output-dir FOLDER.
set_extract() {
  local binaries=$1 map flag flags
  extract=(
    swift symbolgraph-extract -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public
    -emit-extension-block-symbols -I "$binaries/Modules")
  for map in "$binaries"/*.build/module.modulemap; do extract+=(-Xcc "-fmodule-map-file=$map"); done
  for map in "$package_folder"/Sources/*/module.modulemap; do extract+=(-I "$(dirname "$map")"); done
  read -ra flags < <(pkg-config --cflags-only-I wayland-client wayland-server pangocairo gobject-2.0)
  for flag in "${flags[@]}"; do extract+=(-Xcc "$flag"); done
  # Only where TouchLab is built.
  read -ra flags < <(pkg-config --cflags-only-I yaml-0.1 libevdev 2>/dev/null) || true
  for flag in "${flags[@]}"; do extract+=(-Xcc "$flag"); done
}

# Writes the symbol graphs of the modules $2… of the last debug build into folder $1, several at a time, where they
# are older than the module, its comments or its positions. Members that a type only inherits are left out.
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
  # Beside the folder first: a graph that is cut off would look younger than its module.
  rm -rf "$folder.new"
  mkdir -p "$folder" "$folder.new"
  printf '%s\0' "${waiting[@]}" \
    | xargs -0 -P "$(nproc)" -I '{}' "${extract[@]}" -module-name '{}' -output-dir "$folder.new" || return 1
  for module in "${waiting[@]}"; do rm -f "$folder/$module.symbols.json" "$folder/$module"@*.symbols.json; done
  mv "$folder.new"/* "$folder"
  rmdir "$folder.new"
}

# Debian's names: what the build needs, and what it looks best with.
build_packages=(
  libwayland-dev libxkbcommon-dev libcairo2-dev libpango1.0-dev libglib2.0-dev pkgconf g++
  fonts-inter fonts-noto-core fonts-dejavu-core)
# What TouchLab needs beside: the recordings of libinput, and input devices.
touch_lab_packages=(libyaml-dev libevdev-dev)
# The files of Debian 12 for arm64 that script/arm links programs with.
arm_target=${XDG_CACHE_HOME:-$HOME/.cache}/windowresponder/arm/bookworm
needed_swift_major=6
needed_swift_minor=2

# Prints the version (as 6.2.1) of the Swift compiler at $1, or nothing.
swift_version() {
  "$1" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1
}

# Whether version $1 is new enough.
is_new_enough() {
  local major=${1%%.*} rest=${1#*.}
  local minor=${rest%%.*}
  ((major > needed_swift_major || (major == needed_swift_major && minor >= needed_swift_minor)))
}

# Puts the first Swift that is new enough in front of PATH and sets `swift_found`. Fails when there
# is none: `swift_too_old` tells what there is instead, `swift_broken` what is there but does not run.
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
      return 0
    fi
    swift_too_old+="${swift_too_old:+; }$version, $candidate"
  done
  return 1
}

# Fails with status 2 on an option that no Swift file below folder $2 knows, in the name of program $1, so that a
# misspelt option is reported before the minutes of a build. A value after = is left to the program, and so is
# everything that does not begin with a dash, or follows --.
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
