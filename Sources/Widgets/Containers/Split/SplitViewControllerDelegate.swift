/// A delegate that controls and observes the columns of a split view controller. Follows
/// `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// Called when the display mode is about to change.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Called when a column is about to appear.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Called when a column is about to disappear.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Returns the column at the top of the stack when the columns collapse.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode when the columns separate.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called when the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Called when the columns have separated.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Returns a Boolean value that indicates whether the delegate has handled the secondary controller in a
  /// collapse. If it is `false`, the controller is pushed onto the stack.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the secondary controller when the columns separate, or `nil` for the default one.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Returns a Boolean value that indicates whether the delegate itself shows a controller.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns a Boolean value that indicates whether the delegate itself shows a controller as the secondary
  /// one.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Returns the display mode after a press of the button.
  func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode
}

extension SplitViewControllerDelegate {
  /// Takes no action.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Takes no action.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Takes no action.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed display mode.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Takes no action.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Takes no action.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Returns `false`: the secondary controller is pushed onto the stack.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Returns `nil`, for the default controller.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  /// Returns `false`: the split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`: the split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `.automatic`: the width of the window decides.
  public func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }
}

extension ViewController {
  /// The nearest split view controller that contains the controller.
  public var splitViewController: SplitViewController? {
    var current = parent
    while let controller = current {
      if let split = controller as? SplitViewController { return split }
      current = controller.parent
    }
    return nil
  }
}
