/// Methods with which a delegate changes an edit menu and follows its appearance. Follows
/// `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol EditMenuInteractionDelegate: AnyObject {
  /// Asks the delegate for the menu. If it returns `nil`, the menu has `suggestedActions`, which the
  /// responders enable. If the menu has no children, it does not open.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu?

  /// Asks the delegate for the rectangle that the menu must not cover, in the view's coordinates, in points.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect

  /// Tells the delegate that the menu is about to open.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating)

  /// Tells the delegate that the menu is about to close.
  func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating)
}

extension EditMenuInteractionDelegate {
  /// Returns `nil`, for the suggested elements.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, menuFor configuration: EditMenuConfiguration,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// Returns a rectangle without area at the location of the request.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, targetRectFor configuration: EditMenuConfiguration
  ) -> Rect { Rect(origin: configuration.sourcePoint, size: .zero) }

  /// Ignores the opening.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, willPresentMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}

  /// Ignores the closing.
  public func editMenuInteraction(
    _ interaction: EditMenuInteraction, willDismissMenuFor configuration: EditMenuConfiguration,
    animator: any EditMenuInteractionAnimating
  ) {}
}
