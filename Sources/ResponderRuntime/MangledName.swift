/// A mangled name, with each identifier in full.
///
/// The compiler abbreviates an identifier whose words occur earlier in the name: in
/// `7Widgets021TableViewHeaderFooterC0C`, the last `C` of the identifier means `View`. With another module in
/// the name, the words have other numbers, so identifiers must be expanded first. See "Identifiers" in the
/// Swift project's `Mangling.rst`.
struct MangledName {
  private enum Part {
    case identifier(String)
    /// Operators, and all other characters outside identifiers.
    case other(UInt8)
  }

  private var parts: [Part] = []

  /// Reads a name, or returns `nil` if it is malformed, or holds identifiers beyond ASCII.
  init?(_ text: String) {
    var reader = MangledNameReader(text)
    while let byte = reader.next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let identifier = reader.takeIdentifier() else { return nil }
        parts.append(.identifier(identifier))
      case UInt8(ascii: "A"), UInt8(ascii: "S"):
        parts += reader.takeReference().map(Part.other)
      default:
        _ = reader.take()
        parts.append(.other(byte))
      }
    }
  }

  /// The name, in a form that the runtime reads.
  var text: String {
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .identifier(let name): bytes += Array("\(name.utf8.count)\(name)".utf8)
      case .other(let byte): bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether one of the identifiers is equal to a text.
  func mentions(_ identifier: String) -> Bool {
    parts.contains { if case .identifier(identifier) = $0 { true } else { false } }
  }

  /// Returns the name with another identifier in place of each one that is equal to a text.
  func replacing(_ old: String, with new: String) -> MangledName {
    var result = self
    result.parts = parts.map { if case .identifier(old) = $0 { .identifier(new) } else { $0 } }
    return result
  }
}
