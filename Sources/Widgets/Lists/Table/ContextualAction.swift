/// Something that can be done with a row, on a button that a swipe brings. Follows
/// `UIContextualAction`.
///
///     let flag = ContextualAction(style: .normal, title: "Flag") { _, _, completion in
///       mails[indexPath.row].isFlagged.toggle()
///       completion(true)
///     }
@preconcurrency @MainActor public final class ContextualAction {
  /// What an action does to its row. The values are those of `UIContextualAction.Style`.
  public enum Style: Int, Sendable {
    /// Nothing that could not be undone.
    case normal
    /// It destroys something.
    case destructive
  }

  /// Does what the action is for, with the action and the button, and calls the closure at the end: with
  /// true where it was done.
  public typealias Handler =
    @MainActor (
      ContextualAction, View, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// What the action does to its row.
  public let style: Style
  /// What is called when the button is used.
  public let handler: Handler
  /// What the button says.
  public var title: String?
  /// The button's image, above its title.
  public var image: Image?
  /// The button's ground; nil for what suits the style.
  public var backgroundColor: Color?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
