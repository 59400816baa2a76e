/// A command that an application adds to the edit menu of ``MenuController``. Follows `UIMenuItem`.
@preconcurrency @MainActor public final class MenuItem {
  /// The title of the command.
  public var title: String
  /// The action that is sent along the responder chain.
  public var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
