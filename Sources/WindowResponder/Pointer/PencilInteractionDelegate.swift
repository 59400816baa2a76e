/// Who is told of the buttons on a pen. Every method has a default that does nothing more than it says.
/// Follows `UIPencilInteractionDelegate`.
@preconcurrency @MainActor public protocol PencilInteractionDelegate: AnyObject {
  /// The pen's lower button was pressed.
  func pencilInteractionDidTap(_ interaction: PencilInteraction)
  /// The same, with where and when; by itself it calls ``pencilInteractionDidTap(_:)``.
  func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap)
  /// The pen's upper button went down or up.
  func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze)
}

extension PencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: PencilInteraction) {}

  /// Calls ``pencilInteractionDidTap(_:)``.
  public func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap
  ) {
    pencilInteractionDidTap(interaction)
  }

  /// Does nothing.
  public func pencilInteraction(
    _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze
  ) {}
}
