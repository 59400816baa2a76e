import WindowResponder

/// The delegate of a ``PageViewController``'s scroll view. The controller itself is not the delegate, so that
/// a subclass does not override methods of `ScrollViewDelegate` by accident.
///
/// An application may set a delegate of its own for the scroll view, which it finds among the subviews. It
/// receives all methods after the controller.
@MainActor final class PageScrolling: ScrollViewDelegate {
  weak var pages: PageViewController?
  /// The delegate that the application has set.
  weak var other: (any ScrollViewDelegate)?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    pages?.scrollViewDidScroll(scrollView)
    other?.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    pages?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    other?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    pages?.scrollViewDidEndDecelerating(scrollView)
    other?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    pages?.scrollViewDidEndScrollingAnimation(scrollView)
    other?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  // MARK: Methods for the application only

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    other?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    other?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    other?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    other?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
