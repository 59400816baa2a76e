import Widgets

@testable import WindowResponder

/// The keys that do what a touch does on a view that never has the focus itself.
@MainActor enum KeyboardWays {
  /// A sentence by the type of the view; each for views within one that has the focus.
  private static let within: [String: String] = [
    "ClearButton": "Ctrl+A and Delete clear the field.",
    "ComboButton": "The down arrow in the field opens the list.",
    "TableIndexBar": "Home, End, arrows and page keys go to each section of the table.",
    "CellEditControl": "The Menu key's menu of the row deletes or inserts, and Space selects.",
    "CellDetailButton": "The Menu key's menu of the row has More.",
    "CellReorderControl": "Alt and an arrow move the row.",
    "AccessoryControl": "The Menu key's menu of the row has what the sign does, and Right expands.",
    "SwipeActionButton": "The Menu key's menu of the row has the action.",
  ]
  /// A sentence by the type of the view, for those that stand alone.
  private static let alone: [String: String] = [
    "TitleBarButton": "The desktop has keys that close, maximize and minimize windows.",
    "PhotoView": "The page is there to try gestures of fingers, which no key makes.",
    "GestureCanvas": "The page is there to try gestures of fingers, which no key makes.",
  ]

  /// Returns the sentence for a view, or `nil` if keys do not work it at all.
  static func sentence(for view: View, among reached: [View]) -> String? {
    let name = "\(type(of: view))"
    if let sentence = alone[name] { return sentence }
    // Of a container the parts have the focus.
    if !view.canBecomeFocused, reached.contains(where: { $0.isDescendant(of: view) }) {
      return "Tab stops at what is in it."
    }
    guard reached.contains(where: { view.isDescendant(of: $0) }) else { return nil }
    return within[name]
  }
}
