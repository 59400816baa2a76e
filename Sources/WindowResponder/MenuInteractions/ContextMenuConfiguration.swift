/// The content of a context menu. Follows `UIContextMenuConfiguration`.
@preconcurrency @MainActor public final class ContextMenuConfiguration {
  /// The identifier of the menu. The default is a unique one.
  public let identifier: AnyHashable
  /// The closure that creates the controller of a preview. Desktop menus have no previews, so that it is
  /// never called.
  public let previewProvider: ContextMenuContentPreviewProvider?
  /// The closure that creates the menu. Its argument, the suggested elements, is always empty.
  public let actionProvider: ContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: ContextMenuContentPreviewProvider? = nil,
    actionProvider: ContextMenuActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    if let identifier {
      self.identifier = identifier
    } else {
      Self.made += 1
      self.identifier = "context-menu-\(Self.made)"
    }
  }

  private static var made = 0
}

/// A closure that creates the controller of a preview. Follows `UIContextMenuContentPreviewProvider`.
public typealias ContextMenuContentPreviewProvider = @MainActor () -> ViewController?

/// A closure that creates a context menu. Follows `UIContextMenuActionProvider`.
public typealias ContextMenuActionProvider = @MainActor ([MenuElement]) -> Menu?
