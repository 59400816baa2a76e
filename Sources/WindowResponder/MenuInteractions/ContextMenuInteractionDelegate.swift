/// Says what a context menu shows, and is notified when it appears and disappears. Follows
/// `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the view, in its own coordinates, in points; nil for none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?

  /// The menu is about to appear.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)

  /// What stands out of the view while its menu is shown; nil for the view itself. Nothing stands out
  /// beside a desktop's menus, so that it is never asked for.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// What goes back into the view when its menu goes; nil for the view itself. It is never asked for.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview?

  /// The preview was tapped. A desktop's menus have none, so that it never is.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating)
}

/// What goes along when a preview becomes what it shows. Follows
/// `UIContextMenuInteractionCommitAnimating`. A desktop's menus have no previews.
@preconcurrency @MainActor
public protocol ContextMenuInteractionCommitAnimating:
  ContextMenuInteractionAnimating
{
  /// How the preview goes.
  var preferredCommitStyle: ContextMenuInteraction.CommitStyle { get set }
}

extension ContextMenuInteraction {
  /// How a preview goes. Follows `UIContextMenuInteractionCommitStyle`.
  public enum CommitStyle: Int, Hashable, Sendable {
    /// It fades.
    case dismiss
    /// It grows.
    case pop
  }

  /// How a menu looks. Follows `UIContextMenuInteraction.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    /// It is not known yet.
    case unknown
    /// With a preview.
    case rich
    /// A menu alone.
    case compact
  }

  /// How the menu looks: alone.
  public var menuAppearance: Appearance { .compact }
}

extension ContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// The view itself.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}
}
