# Shared by the commands beside it: where things are, and how they are built. To be sourced.
# shellcheck shell=bash disable=SC2034

own_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
library=$own_folder/@LIBRARY@
[[ -f $library/script/environment.sh ]] || {
  echo "NewApp: there is no WindowResponder in $library; Package.swift and this file say where it is" >&2
  exit 1
}
# Brings use_swift, release_flags and shared_build_flags, by which all programs that are made with this
# checkout of the library share one build of it.
source "$library/script/environment.sh"
library=$package_folder
build_flags=(--package-path "$own_folder" "${shared_build_flags[@]}")
