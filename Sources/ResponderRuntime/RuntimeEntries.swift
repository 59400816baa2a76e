import CRuntime

/// The entry points of Swift's runtime that the library uses beyond the public ones.
///
/// `CRuntime.h` says of each what it is, since when it exists, and what happens without it. Those that
/// nothing can replace are linked strongly, so that a toolchain without them links no program.
package enum RuntimeEntries {
  /// The names of the entry points that this program lacks. If there are any, something slower replaces them.
  package static var missing: [String] {
    var names: [String] = []
    while let name = wr_missing_entry(UInt32(names.count)) { names.append(String(cString: name)) }
    return names
  }
}
