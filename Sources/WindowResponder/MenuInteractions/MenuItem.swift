/// A command that a program adds to the edit menu of ``MenuController``. Follows `UIMenuItem`.
@preconcurrency @MainActor public final class MenuItem {
  /// What people read.
  public var title: String
  /// What is sent along the responder chain.
  public var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
