import WindowResponder

/// What the scroll view of a ``PageViewController`` tells. The controller itself is nobody's delegate, so
/// that a subclass does not take methods of `ScrollViewDelegate` for its own to override.
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
