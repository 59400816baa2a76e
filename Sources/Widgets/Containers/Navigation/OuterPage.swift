import WindowResponder

/// A page outside of a navigation controller's stack to which its first controller leads back.
struct OuterPage {
  /// The item whose title the back button has.
  let item: NavigationItem
  /// The closure that shows the page in place of the navigation controller.
  let show: () -> Void
}
