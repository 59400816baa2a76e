import Widgets

@testable import WindowResponder

/// The keys that replace a touch on views that never have the focus.
@MainActor enum KeyboardWays {
  /// The sentences for views inside a view with the focus, by the type of the view.
  private static let within: [String: String] = [
    "ClearButton": "Ctrl+A and Delete clear the field.",
    "ComboButton": "The down arrow in the field opens the list.",
    "TableIndexBar": "Home, End, arrows and page keys go to each section of the table.",
    "CellEditControl": "The Menu key's menu of the row deletes or inserts, and Space selects.",
    "CellDetailButton": "The Menu key's menu of the row has More.",
    "CellReorderControl": "Alt and an arrow move the row.",
    "AccessoryControl": "The Menu key's menu of the row has what the sign does, and Right expands.",
    "PickerScroller": "Arrow keys turn the focused wheel.",
    "OrthogonalScroller": "Arrow keys go to the items of the collection beside each other.",
    "SwipeActionButton": "The Menu key's menu of the row has the action.",
  ]
  /// The sentences for other views, by the type of the view.
  private static let alone = [
    "TitleBarButton": "The desktop has keys that close, maximize and minimize windows.",
    "PageScroller":
      "Tab stops at the pages of a tab that was chosen by keys, and arrow keys turn them.",
  ]

  /// Returns the sentence for a view, or `nil` if no keys replace a touch on it.
  static func sentence(for view: View, among reached: [View]) -> String? {
    let name = "\(type(of: view))"
    if let sentence = alone[name] { return sentence }
    // In a container, the parts have the focus.
    if !view.canBecomeFocused, reached.contains(where: { $0.isDescendant(of: view) }) {
      return "Tab stops at what is in it."
    }
    guard reached.contains(where: { view.isDescendant(of: $0) }) else { return nil }
    return within[name]
  }
}
