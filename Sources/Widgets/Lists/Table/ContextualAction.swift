/// An action on a row, performed by a button that a swipe shows. Follows `UIContextualAction`.
///
///     let flag = ContextualAction(style: .normal, title: "Flag") { _, _, completion in
///       mails[indexPath.row].isFlagged.toggle()
///       completion(true)
///     }
@preconcurrency @MainActor public final class ContextualAction {
  /// The effect of an action on its row. Follows `UIContextualAction.Style`, with its values.
  public enum Style: Int, Sendable {
    /// The action destroys nothing.
    case normal
    /// The action destroys data.
    case destructive
  }

  /// A handler that performs the action. It receives the action, the button, and a closure to call at the end
  /// with a Boolean value that indicates whether the action was performed.
  public typealias Handler =
    @MainActor (
      ContextualAction, View, @escaping @MainActor (Bool) -> Void
    ) -> Void

  /// The effect of the action on its row.
  public let style: Style
  /// The handler that is called when the button is used.
  public let handler: Handler
  /// The title of the button, or `nil` for none.
  public var title: String?
  /// The image of the button above its title, or `nil` for none.
  public var image: Image?
  /// The background color of the button, or `nil` for that of the style.
  public var backgroundColor: Color?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
