/// The methods that are notified of scrolling and zooming in a scroll view, and can change it. Every method
/// has a default implementation.
///
/// Follows `UIScrollViewDelegate`.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content has moved, for any reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Tells the delegate that the content was zoomed.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// Tells the delegate that the user is about to start dragging the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Tells the delegate that the user is releasing the content.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest. The delegate can change it.
  ///     The content then stops exactly there.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point)
  /// Tells the delegate that the user is releasing the content, with a pointer as in UIKit's Swift interface:
  /// `targetContentOffset.pointee` is the offset at which the content will come to rest. Implement one of the
  /// two methods. The scroll view calls this one, which calls the other by default.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)
  /// Tells the delegate that the user has released the content. `decelerate` is `true` if the content still
  /// moves.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that released content is about to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Tells the delegate that a deceleration has ended, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Tells the delegate that an animation has ended that ``ScrollView/setContentOffset(_:animated:)`` or
  /// ``ScrollView/scrollRectToVisible(_:animated:)`` began.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Asks the delegate for the view to zoom, a subview of the scroll view. If it is `nil`, which is the
  /// default, there is no zoom.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Tells the delegate that the user is about to start zooming, or that a zoom animation by the program is
  /// about to begin.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Tells the delegate that zooming by the user or in an animation has ended, after a bounce if there was
  /// one.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)

  /// Asks the delegate whether the scroll view may scroll to the top for the desktop or a bar.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Tells the delegate that the content has scrolled to the top for the desktop or a bar.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// Tells the delegate that the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Takes no action.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Takes no action.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Takes no action.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Keeps the target by default.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {}
  /// Calls the method with the target as an `inout` argument.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Takes no action.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Takes no action.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Takes no action.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Takes no action.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Takes no action.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Takes no action.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Takes no action.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Takes no action.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
