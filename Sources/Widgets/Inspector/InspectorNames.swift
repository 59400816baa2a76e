import WindowResponder

/// Functions that return the texts for objects and values in the inspector.
enum InspectorNames {
  /// Returns the class of an object and its title or label, such as `Button “Save”`.
  @MainActor static func name(of object: Any?) -> String {
    guard let object else { return "–" }
    let kind = "\(type(of: object))"
    let title: String? =
      switch object {
      case let window as Window: window.title ?? window.rootViewController?.title
      case let view as View: title(of: view)
      case let controller as ViewController: controller.title
      case let recognizer as GestureRecognizer: recognizer.name
      default: nil
      }
    guard let title, !title.isEmpty else { return kind }
    return "\(kind) “\(short(title))”"
  }

  @MainActor private static func title(of view: View) -> String? {
    view.accessibilityIdentifier ?? view.accessibilityLabel
  }

  /// Returns the beginning of a text on one line, with at most 40 characters.
  static func short(_ text: String) -> String {
    let line = text.prefix(41).map { $0.isNewline ? " " : $0 }
    return line.count > 40 ? String(line.prefix(39)) + "…" : String(line)
  }

  /// Returns a number with at most two decimal places.
  static func text(_ number: Double) -> String { CellTexts.text(of: number) }

  static func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }
  static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }
  static func text(_ rect: Rect) -> String { "\(text(rect.origin)), \(text(rect.size))" }
  static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", ")
  }

  static func text(_ state: GestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Returns the names of traits as in source code.
  static func text(_ traits: AccessibilityTraits) -> String {
    let all: [(AccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.header, "header"), (.tabBar, "tabBar"), (.toggleButton, "toggleButton"),
    ]
    let names = all.filter { traits.contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
