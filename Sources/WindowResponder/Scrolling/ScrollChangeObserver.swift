/// An object that observes the values of a scroll view, for the product UIKit.
@MainActor package protocol ScrollChangeObserver: AnyObject {
  /// Called after the offset, the content's size or an inset has changed, before the delegate is called.
  func scrollViewDidChange()
}
