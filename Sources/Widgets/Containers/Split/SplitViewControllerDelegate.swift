/// Who is asked and told about the columns of a split view controller. Follows
/// `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be seen.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// A column is about to be seen.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// A column is about to go.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// The column on top of the stack that the columns become.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Which columns are seen when the stack comes apart.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// The columns have become a stack.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// The stack has come apart.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
  /// Whether the delegate itself has done what is to be done with the secondary controller where the two
  /// become one; with false it comes on top.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// The secondary controller where the one becomes two; nil for the usual one.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Whether the delegate itself shows a controller.
  func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate itself shows a controller as the secondary one.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
  /// Which columns a press of the button shows.
  func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// The one that is proposed.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Those that are proposed.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// It comes on top.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// The usual one.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  /// The controller does.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// The controller does.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
  /// As suits the width.
  public func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }
}

extension ViewController {
  /// The nearest split view controller that the controller is in.
  public var splitViewController: SplitViewController? {
    var current = parent
    while let controller = current {
      if let split = controller as? SplitViewController { return split }
      current = controller.parent
    }
    return nil
  }
}
