import RealCompositors
import Testing

/// Runs a test only where its programs are installed; where they are not, says what is missing.
func needs(_ programs: String...) -> ConditionTrait {
  let missing = programs.filter { Executables.find($0) == nil }
  return .enabled(
    if: missing.isEmpty,
    "\(missing.joined(separator: ", ")) cannot be found: script/bootstrap --tests installs it")
}

/// Runs a test only where a toolkit's programs can be compiled; where they cannot, says what is missing.
func needs(_ toolkit: DragPeer.Toolkit) -> ConditionTrait {
  .enabled(
    if: toolkit.isInstalled,
    "the development files of \(toolkit) cannot be found: script/bootstrap --tests installs them")
}
