/// What a scroll view tells about its scrolling and zooming, and asks. Every method may be left out.
///
/// Follows `UIScrollViewDelegate`.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The content moved, whoever moved it.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The content was zoomed.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// The user is about to start moving the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The user lets go. `velocity` is in points per millisecond; `targetContentOffset` is where the
  /// content will come to rest, and may be set to another place, which is then honoured exactly.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)
  /// The same with a pointer, as UIKit's Swift has it: `targetContentOffset.pointee` is where the content
  /// will come to rest. Have one of the two; this one is called, and calls the other unless you give it.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)
  /// The user let go; `decelerate` tells whether the content still moves.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content is about to move on by itself after the user let go.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content that moved on by itself came to rest, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A movement begun by ``ScrollView/setContentOffset(_:animated:)`` or
  /// ``ScrollView/scrollRectToVisible(_:animated:)`` came to rest.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// The view that is zoomed, a subview of the scroll view; nil where nothing is to be zoomed.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// The user is about to start zooming, or an animation of the zoom that the program asked for is.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Zooming by the user or in an animation is over, and the content bounced back where it had to.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)

  /// Whether the scroll view may go to the top as asked by the desktop or a bar.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// The content has gone to the top as asked by the desktop or a bar.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// The insets changed that keep content clear of the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target where it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {}
  /// Asks the method that has the target as an `inout` argument.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Zooms nothing.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Lets it go there.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
