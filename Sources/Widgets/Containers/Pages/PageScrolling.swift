import WindowResponder

/// The delegate of a ``PageViewController``'s scroll view. The controller itself is not the delegate, so that
/// a subclass does not override methods of `ScrollViewDelegate` by accident.
@MainActor final class PageScrolling: ScrollViewDelegate {
  weak var pages: PageViewController?

  func scrollViewDidScroll(_ scrollView: ScrollView) { pages?.scrollViewDidScroll(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    pages?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    pages?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    pages?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
