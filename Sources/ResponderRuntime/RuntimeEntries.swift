import CRuntime

/// The entry points of Swift's runtime that the library uses beyond the public ones.
///
/// `CRuntime.h` documents the purpose of each, the version that introduced it, and the behavior without it.
/// Entry points without an alternative are linked strongly, so that linking fails with a toolchain that lacks
/// them.
package enum RuntimeEntries {
  /// The names of the entry points that this program lacks. If there are any, the library uses slower
  /// alternatives.
  package static var missing: [String] {
    var names: [String] = []
    while let name = wr_missing_entry(UInt32(names.count)) { names.append(String(cString: name)) }
    return names
  }
}
