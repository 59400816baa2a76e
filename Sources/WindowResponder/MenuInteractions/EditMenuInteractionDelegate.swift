/// Says what an edit menu shows, and is notified when it appears and disappears. Follows
/// `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol EditMenuInteractionDelegate: AnyObject {
  /// The menu to show. Nil shows `suggestedActions`, which the responders enable now; one without
  /// children shows nothing.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu?

  /// The rectangle that the menu must not cover, in the view's own coordinates, in points.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect

  /// The menu is about to appear.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating)

  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating)
}

extension EditMenuInteractionDelegate {
  /// Shows what the responders enable.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// A point: where the menu was asked for.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect { Rect(origin: configuration.sourcePoint, size: .zero) }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}
}
