/// An object with content whose size its container determines: view controllers and presentation controllers.
/// Follows `UIContentContainer`.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content prefers, in points, or zero for none.
  var preferredContentSize: Size { get }
  /// Called when the preferred size of a container within this one has changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer)
  /// Called when the constraints of a container within this one have led to another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer)
  /// Returns the size of a container within this one for the size of this one, in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
  /// Called when the size of the content is about to change, in points.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
