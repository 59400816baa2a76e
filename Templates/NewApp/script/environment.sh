# The shared part of the scripts in this folder: the paths and the build flags. To be sourced.
# shellcheck shell=bash disable=SC2034

own_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
library=$own_folder/@LIBRARY@
[[ -f $library/script/environment.sh ]] || {
  echo "NewApp: there is no WindowResponder in $library; Package.swift and this file say where it is" >&2
  exit 1
}
# Defines use_swift, release_flags and shared_build_flags. With the latter, all programs that use this checkout of the
# library share one build of it.
source "$library/script/environment.sh"
library=$package_folder
build_flags=(--package-path "$own_folder" "${shared_build_flags[@]}")

# Runs SwiftPM without two of its messages that have no meaning here: about a flag of Pango, which SwiftPM does not
# accept, and about each module of the library, which is compiled as a whole.
run_swift() {
  swift "$@" 2>&1 \
    | { grep --line-buffered -vE \
      -e '^warning: prohibited flag\(s\): -pthread(, -pthread)*$' \
      -e '^remark: Incremental compilation has been disabled' || true; }
}
