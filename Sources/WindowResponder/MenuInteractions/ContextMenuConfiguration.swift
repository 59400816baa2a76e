/// What a context menu shows. Follows `UIContextMenuConfiguration`.
@preconcurrency @MainActor public final class ContextMenuConfiguration {
  /// What tells the menu from others; one of its own where none was given.
  public let identifier: AnyHashable
  /// Makes a controller for a preview. Desktops show none, so that it is never called.
  public let previewProvider: ContextMenuContentPreviewProvider?
  /// Makes the menu; given the elements that the system suggests, of which there are none.
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

/// Makes the controller of a preview. Follows `UIContextMenuContentPreviewProvider`.
public typealias ContextMenuContentPreviewProvider = @MainActor () -> ViewController?

/// Makes a context menu. Follows `UIContextMenuActionProvider`.
public typealias ContextMenuActionProvider = @MainActor ([MenuElement]) -> Menu?
