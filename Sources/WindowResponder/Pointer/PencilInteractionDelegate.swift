/// Methods with which a delegate receives the buttons of a pen. All of them have default implementations.
/// Follows `UIPencilInteractionDelegate`.
@preconcurrency @MainActor public protocol PencilInteractionDelegate: AnyObject {
  /// Tells the delegate that the pen's lower button was pressed.
  func pencilInteractionDidTap(_ interaction: PencilInteraction)
  /// Tells the delegate that the pen's lower button was pressed, with the location and the time. The default
  /// implementation calls ``pencilInteractionDidTap(_:)``.
  func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap)
  /// Tells the delegate that the pen's upper button was pressed or released.
  func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze)
}

extension PencilInteractionDelegate {
  /// Ignores the tap.
  public func pencilInteractionDidTap(_ interaction: PencilInteraction) {}

  /// Calls ``pencilInteractionDidTap(_:)``.
  public func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }

  /// Ignores the squeeze.
  public func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze
  ) {}
}
