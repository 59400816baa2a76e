/// Methods with which a delegate provides a context menu and follows its appearance. Follows
/// `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Asks the delegate for the menu at a point in the view's coordinates, in points, or `nil` for none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?

  /// Tells the delegate that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Tells the delegate that the menu is about to close.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// Asks the delegate for the highlighted preview while the menu is open, or `nil` for the view. Desktop
  /// menus have no previews, so this method is never called.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Asks the delegate for the preview when the menu closes, or `nil` for the view. This method is never
  /// called.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// Tells the delegate that the preview was tapped. Desktop menus have no previews, so this method is never
  /// called.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
}

/// An object to which a delegate adds animations when a preview is expanded. Desktop menus have no previews.
/// Follows `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating:
  ContextMenuInteractionAnimating
{
  /// The style in which the preview disappears.
  var preferredCommitStyle: ContextMenuInteraction.CommitStyle { get set }
}

extension ContextMenuInteraction {
  /// The styles in which a preview disappears. Follows `UIContextMenuInteractionCommitStyle`.
  public enum CommitStyle: Int, Hashable, Sendable {
    /// The preview fades.
    case dismiss
    /// The preview grows.
    case pop
  }

  /// The appearances of a menu. Follows `UIContextMenuInteraction.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    /// The appearance is not known yet.
    case unknown
    /// The menu has a preview.
    case rich
    /// The menu has no preview.
    case compact
  }

  /// The appearance of the menu, which is always ``Appearance/compact``.
  public var menuAppearance: Appearance { .compact }
}

extension ContextMenuInteractionDelegate {
  /// Ignores the opening.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Ignores the closing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Returns `nil`, for the view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns `nil`, for the view.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Ignores the tap.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
}
