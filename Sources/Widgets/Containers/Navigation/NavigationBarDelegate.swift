/// A delegate that controls and observes pushes and pops of a navigation bar's items. Follows
/// `UINavigationBarDelegate`.
@preconcurrency @MainActor public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns a Boolean value that indicates whether an item can be pushed.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called when an item has been pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns a Boolean value that indicates whether the top item can be popped.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called when the top item has been popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }
  /// Takes no action.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
  /// Takes no action.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
