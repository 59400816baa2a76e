/// A writer of enumerations, for both sides.
///
/// An enumeration becomes a structure, so that an unknown value of a newer compositor is not lost.
struct EnumerationWriter {
  let access: String

  /// Writes an enumeration as a nested type of its interface's class.
  func write(_ enumeration: Enumeration, to writer: inout SwiftWriter) {
    let name = Names.enumeration(enumeration.name)
    let kind = enumeration.isBitfield ? "OptionSet, Hashable" : "RawRepresentable, Hashable"
    writer.comment(enumeration.summary)
    writer.block("\(access) struct \(name): \(kind), Sendable") { writer in
      writer.comment("The number in the protocol.")
      writer.line("\(access) let rawValue: UInt32")
      writer.comment("Creates a value from the number in the protocol, which can be unknown.")
      writer.line("\(access) init(rawValue: UInt32) { self.rawValue = rawValue }")
      for entry in enumeration.entries {
        let since = entry.since > 1 ? ", since version \(entry.since)" : ""
        writer.comment("`\(entry.name)`" + since)
        let member = Names.entry(entry.name, in: enumeration.name)
        writer.line("\(access) static var \(member): Self { Self(rawValue: \(entry.value)) }")
      }
    }
  }
}
