/// Writes enumerations, the same for both sides.
///
/// They are structures, so that a value from a newer compositor is kept as it is.
struct EnumerationWriter {
  let access: String

  /// Writes one enumeration as a type to be nested in its interface's class.
  func write(_ enumeration: Enumeration, to writer: inout SwiftWriter) {
    let name = Names.enumeration(enumeration.name)
    let kind = enumeration.isBitfield ? "OptionSet, Hashable" : "RawRepresentable, Hashable"
    writer.comment(enumeration.summary)
    writer.block("\(access) struct \(name): \(kind), Sendable") { writer in
      writer.comment("The number on the wire.")
      writer.line("\(access) let rawValue: UInt32")
      writer.comment("Makes a value of the number on the wire, known or not.")
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
