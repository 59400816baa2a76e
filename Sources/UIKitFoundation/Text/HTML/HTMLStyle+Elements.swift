import Foundation
import UIKitNames

// The usual styles of elements, and those of their attributes.
extension HTMLStyle {
  /// Applies the usual style of an element.
  mutating func apply(_ element: HTMLElement) {
    isBlock = HTMLElement.blocks.contains(element.name)
    switch element.name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "mark": background = .yellow
    case "code", "kbd", "samp", "tt": family = ["monospace"]
    case "pre":
      family = ["monospace"]
      isPreformatted = true
      spacing = size
    case "sup": raise(by: 0.33)
    case "sub": raise(by: -0.2)
    case "a": if let address = element.attributes["href"] { becomeLink(to: address) }
    case "p", "dl": spacing = size
    case "blockquote", "dd":
      indent += 40
      if element.name == "blockquote" { spacing = size }
    case "center": alignment = .center
    case "font": applyFont(element.attributes)
    case _ where HTMLElement.hidden.contains(element.name): isHidden = true
    default: applyHeading(element.name)
    }
    if let value = element.attributes["align"] { applyAlignment(value) }
  }

  private mutating func becomeLink(to address: String) {
    link = address
    isUnderlined = true
    color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
  }

  private mutating func raise(by part: Double) {
    baselineOffset += size * part
    size *= 0.83
  }

  private mutating func applyHeading(_ name: String) {
    let factors: [String: (size: Double, margin: Double)] = [
      "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
      "h6": (0.67, 2.33),
    ]
    guard let heading = factors[name] else { return }
    isBold = true
    size *= heading.size
    spacing = size * heading.margin
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let value = attributes["color"] { color = HTMLColor.color(value) ?? color }
    if let value = attributes["face"] { family = Self.families(value) }
    let sizes = [0.63, 0.82, 1, 1.13, 1.5, 2, 3]
    guard let value = attributes["size"], let number = Int(value) else { return }
    let isRelative = value.hasPrefix("+") || value.hasPrefix("-")
    size = 12 * sizes[min(max(isRelative ? 2 + number : number - 1, 0), sizes.count - 1)]
  }

  mutating func applyAlignment(_ value: String) {
    switch value.lowercased() {
    case "left", "start": alignment = .left
    case "right", "end": alignment = .right
    case "center": alignment = .center
    case "justify": alignment = .justified
    default: break
    }
  }

  /// Returns the families of a list, without quotation marks.
  static func families(_ list: String) -> [String] {
    list.split(separator: ",").map { name in
      name.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'"))
    }
  }
}
