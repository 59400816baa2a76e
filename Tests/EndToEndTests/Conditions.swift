import RealCompositors
import Testing

/// Runs a test only if its programs are installed. If they are not, the test's comment names the missing
/// ones.
func needs(_ programs: String...) -> ConditionTrait {
  let missing = programs.filter { Executables.find($0) == nil }
  return .enabled(
    if: missing.isEmpty,
    "\(missing.joined(separator: ", ")) cannot be found: script/bootstrap --tests installs it")
}

/// Runs a test only if the programs of a toolkit can be compiled. If they cannot, the test's comment names
/// the missing development files.
func needs(_ toolkit: DragPeer.Toolkit) -> ConditionTrait {
  .enabled(
    if: toolkit.isInstalled,
    "the development files of \(toolkit) cannot be found: script/bootstrap --tests installs them")
}
