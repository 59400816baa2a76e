import TouchAnalysis

/// A JSON value to be written.
enum JSONValue {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  /// An object, whose fields keep their order.
  case object([(String, JSONValue)])

  /// The value on one line. Numbers have three decimals, which is the accuracy of all figures.
  var line: String {
    switch self {
    case .text(let text): Self.quote(text)
    case .number(let number): number.isFinite ? Number.text(number, digits: 3) : "null"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let fields):
      "{" + fields.map { "\(Self.quote($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the value with one field or element of the outer two levels a line.
  func pages(depth: Int = 2, indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .object(let fields) where depth > 0 && !fields.isEmpty:
      let lines = fields.map {
        "\(inner)\(Self.quote($0.0)): \($0.1.pages(depth: depth - 1, indent: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .list(let values) where depth > 0 && !values.isEmpty:
      let lines = values.map { inner + $0.pages(depth: depth - 1, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    default: return line
    }
  }

  /// Returns a quoted text.
  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ":
        let code = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
