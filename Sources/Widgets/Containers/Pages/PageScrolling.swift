import WindowResponder

/// The observer of a ``PageViewController``'s scroll view. The controller itself is not the observer, so that
/// a subclass does not override methods of `ScrollViewDelegate` by accident.
///
/// The delegate of the scroll view, which an application finds among the subviews, is left to the
/// application. Its methods are called after these.
@MainActor final class PageScrolling: ScrollViewDelegate {
  weak var pages: PageViewController?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    pages?.scrollViewDidScroll(scrollView)
  }

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
