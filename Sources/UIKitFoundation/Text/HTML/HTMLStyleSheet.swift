import Foundation
import UIKitNames

/// The rules of a style sheet whose selectors are a name, a class or an identifier.
struct HTMLStyleSheet {
  private var rules: [(selector: Substring, declarations: Substring)] = []

  /// Adds the rules of a text. Rules with other selectors, and those of a medium, are left out.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      rest = rest[rest.index(after: open)...]
      let end = rest.firstIndex(of: "}") ?? rest.endIndex
      let declarations = rest[..<end]
      rest = rest[end...].dropFirst()
      for selector in selectors.split(separator: ",") {
        let name = selector.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        let isSimple = selector.drop { $0.isWhitespace }.dropFirst(name.count)
          .allSatisfy(\.isWhitespace)
        if isSimple, name.first != "@" { rules.append((name, declarations)) }
      }
    }
  }

  /// Applies the rules for an element, and then the style of its own attribute.
  func apply(to style: inout HTMLStyle, for element: HTMLElement) {
    let classes = (element.attributes["class"] ?? "").split(separator: " ")
    for rule in rules {
      let parts = rule.selector.split(separator: ".", omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      let isNamed =
        name.isEmpty || name == "*" || name == element.name
        || (name.hasPrefix("#") && String(rule.selector.dropFirst()) == element.attributes["id"])
      guard isNamed, parts.dropFirst().allSatisfy({ classes.contains($0) }) else { continue }
      style.apply(declarations: rule.declarations)
    }
    if let own = element.attributes["style"] { style.apply(declarations: own[...]) }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = text
    while let start = result.range(of: "/*") {
      let end = result.range(of: "*/", range: start.upperBound..<result.endIndex)?.upperBound
      result.removeSubrange(start.lowerBound..<(end ?? result.endIndex))
    }
    return result
  }
}

extension HTMLStyle {
  /// Applies the declarations of a rule, such as `color: red; font-size: 14px`. Others are ignored.
  mutating func apply(declarations: Substring) {
    let base = size
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let spaces = CharacterSet.whitespacesAndNewlines
      var value = parts[1].trimmingCharacters(in: spaces)
      if let mark = value.range(of: "!important") { value.removeSubrange(mark) }
      value = value.trimmingCharacters(in: spaces)
      apply(parts[0].trimmingCharacters(in: spaces).lowercased(), value, base)
    }
  }

  private mutating func apply(_ name: String, _ value: String, _ base: Double) {
    let lowercased = value.lowercased()
    switch name {
    case "color": color = HTMLColor.color(value) ?? color
    case "background-color", "background": background = HTMLColor.color(value) ?? background
    case "font-size": size = Self.length(lowercased, base) ?? size
    case "font-family": family = Self.families(value)
    case "font-weight":
      isBold = ["bold", "bolder"].contains(lowercased) || (Int(lowercased) ?? 0) >= 600
    case "font-style": isItalic = lowercased == "italic" || lowercased == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = lowercased.contains("underline")
      isStruck = lowercased.contains("line-through")
    case "text-align": applyAlignment(value)
    case "white-space": isPreformatted = lowercased.hasPrefix("pre")
    case "line-height": lineHeight = Double(lowercased) ?? lineHeight
    case "margin-bottom": spacing = Self.length(lowercased, size) ?? spacing
    case "margin":
      let lengths = lowercased.split(separator: " ").map(String.init)
      let bottom = lengths.count > 2 ? lengths[2] : lengths.first ?? ""
      spacing = Self.length(bottom, size) ?? spacing
    case "display":
      if lowercased == "none" { isHidden = true }
      if lowercased == "inline" { (isBlock, spacing) = (false, 0) }
      if lowercased == "block" { isBlock = true }
    default: break
    }
  }

  /// Returns a length in points. A pixel is a point.
  private static func length(_ value: String, _ base: Double) -> Double? {
    let names: [String: Double] = [
      "xx-small": 0.6, "x-small": 0.75, "small": 0.89, "medium": 1, "large": 1.2, "x-large": 1.5,
      "xx-large": 2,
    ]
    if let factor = names[value] { return 12 * factor }
    if value == "smaller" { return base * 0.83 }
    if value == "larger" { return base * 1.2 }
    let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else { return nil }
    return switch value.dropFirst(digits.count) {
    case "px", "pt", "": number
    case "em": number * base
    case "rem": number * 12
    case "%": number * base / 100
    default: nil
    }
  }
}
