import Widgets

/// A description of a tree of views, with one line for each view, indented by its depth.
///
/// ```text
/// Button 224 68 120 44 "Tap me" normal
/// ```
///
/// The numbers are the frame in the window, x, y, width and height, in points. Hidden views are left out.
@MainActor struct ViewDescription {
  private(set) var lines: [String] = []

  init(of view: View) {
    add(view, depth: 0)
  }

  private mutating func add(_ view: View, depth: Int) {
    if view.isHidden, depth > 0 { return }
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    let words =
      ["\(type(of: view))"] + numbers + [Self.quoted(view.accessibilityLabel ?? "")]
      + Self.state(of: view)
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  /// Returns the state of a view in one or more words.
  private static func state(of view: View) -> [String] {
    var words: [String] = []
    if let control = view as? Control {
      let names: [(Control.State, String)] = [
        (.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled"),
        (.focused, "focused"),
      ]
      words = names.filter { control.state.contains($0.0) }.map(\.1)
    } else if let label = view as? Label, !label.isEnabled {
      words = ["disabled"]
    }
    if words.isEmpty { words = ["normal"] }
    if let value = view.accessibilityValue { words.append(value) }
    return words
  }

  /// Returns a text in quotation marks, on one line.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\r", "\r\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// Returns a number with at most two decimals, without trailing zeros.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && hundredths.magnitude < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
