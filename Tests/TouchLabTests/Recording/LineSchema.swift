import Foundation

/// The part of a JSON schema that describes one line: types, ranges, words and patterns of members.
struct LineSchema {
  /// A member of a line.
  struct Member {
    let name: String
    let isRequired: Bool
    fileprivate let schema: [String: Any]

    fileprivate var types: [String] {
      (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    }
    private var type: String { types.first { $0 != "null" } ?? "" }
    private func limit(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }

    /// The values at the limits.
    var allowed: [Any] {
      if let words = schema["enum"] as? [Any] { return words.filter { !($0 is NSNull) } }
      switch type {
      case "boolean": return [true, false]
      case "string": return schema["pattern"] == nil ? ["", "ä"] : [""]
      default:
        let low = limit("minimum") ?? 0.5
        return [low, limit("maximum") ?? low].map {
          $0 == $0.rounded() ? NSNumber(value: Int64($0)) : NSNumber(value: $0)
        }
      }
    }

    /// The values beyond the limits, and values of other types.
    var refused: [Any] {
      var values: [Any] = [["a": 1], [1]]
      switch type {
      case "boolean": values += [1, "true"] as [Any]
      case "string":
        values += [1, true] as [Any]
        if schema["enum"] != nil { values.append("nothing of that") }
        if schema["pattern"] != nil { values += ["x", "1 x", " "] as [Any] }
      default:
        values += ["1", true] as [Any]
        if let low = limit("minimum") { values.append(NSNumber(value: Int64(low) - 1)) }
        if limit("exclusiveMinimum") != nil { values += [0, -1] as [Any] }
        // A `Double` has no odd values beyond 2⁵³.
        if let high = limit("maximum") {
          values.append(NSNumber(value: Int64(high) + (high > 1e15 ? 2 : 1)))
        }
        if type == "integer" { values.append(0.5) }
      }
      return values
    }

    /// Returns the reason why a value is refused, or `nil`.
    func refusal(of value: Any) -> String? {
      if value is NSNull { return types.contains("null") ? nil : "\(name) is null" }
      if let words = schema["enum"] as? [Any] {
        let isOne = words.contains { ($0 as? String) == (value as? String) && value is String }
        return isOne ? nil : "\(name) is none of the words"
      }
      switch type {
      case "boolean": return Self.isFlag(value) ? nil : "\(name) is no Boolean"
      case "string":
        guard let text = value as? String else { return "\(name) is no string" }
        guard let pattern = schema["pattern"] as? String else { return nil }
        let range = text.range(of: pattern, options: .regularExpression)
        return range == text.startIndex..<text.endIndex ? nil : "\(name) does not match"
      default: return numberRefusal(value)
      }
    }

    private func numberRefusal(_ value: Any) -> String? {
      guard let number = value as? NSNumber, !Self.isFlag(value), !(value is String) else {
        return "\(name) is no number"
      }
      let double = number.doubleValue
      if type == "integer", double != double.rounded() { return "\(name) is not whole" }
      if let low = limit("minimum"), double < low { return "\(name) is too small" }
      if let low = limit("exclusiveMinimum"), double <= low { return "\(name) is too small" }
      if let high = limit("maximum"), double > high { return "\(name) is too large" }
      return nil
    }

    private static func isFlag(_ value: Any) -> Bool {
      if let number = value as? NSNumber { return CFGetTypeIDOfBoolean(number) }
      return value is Bool
    }
  }

  let members: [Member]
  private let name: String

  init(_ schema: [String: Any]) {
    let required = Set(schema["required"] as? [String] ?? [])
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    name = properties["e"]?["const"] as? String ?? ""
    members = properties.map { name, schema in
      Member(name: name, isRequired: required.contains(name), schema: schema)
    }
  }

  /// A line with a value for each required member.
  var example: [String: Any] {
    var example: [String: Any] = ["e": name]
    for member in members where member.isRequired && member.name != "e" {
      example[member.name] = member.allowed.last
    }
    return example
  }

  /// Returns the reason why a line is refused, or `nil`.
  func refusal(of line: [String: Any]) -> String? {
    for member in members {
      guard let value = line[member.name] else {
        if member.isRequired { return "\(member.name) is missing" }
        continue
      }
      if member.name == "e" { continue }
      if let reason = member.refusal(of: value) { return reason }
    }
    return nil
  }
}

/// Returns a Boolean value that indicates whether a number was created from `true` or `false`.
private func CFGetTypeIDOfBoolean(_ number: NSNumber) -> Bool {
  // A number from a Boolean has the type of a character of C.
  String(cString: number.objCType) == "c" && (number == 0 || number == 1)
}
