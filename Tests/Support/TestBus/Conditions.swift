import RealCompositors
import Testing

/// Returns a condition that runs a test only if programs are installed. Its comment names the missing
/// programs.
package func needs(_ programs: String...) -> ConditionTrait {
  let missing = programs.filter { Executables.find($0) == nil }
  return .enabled(
    if: missing.isEmpty,
    "\(missing.joined(separator: ", ")) cannot be found: script/bootstrap --tests installs it")
}
