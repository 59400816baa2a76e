/// What has content whose size others decide on: controllers, and what presents them. Follows
/// `UIContentContainer`.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content would like to have, in points; zero for none.
  var preferredContentSize: Size { get }
  /// The content of a container within this one would like to have another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer)
  /// The content of a container within this one has, by its constraints, another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer)
  /// The size that a container within this one is to have while this one's is such, in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
  /// The content is about to get another size, in points.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
