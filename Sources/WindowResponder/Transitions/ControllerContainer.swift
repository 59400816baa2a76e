/// A container view controller with bars that show the items of its children.
@MainActor package protocol ControllerContainer: AnyObject {
  /// Called when a child has another tab bar item or other toolbar items.
  func childItemsDidChange(_ child: ViewController)
  /// The visible child, or the one that the user works in.
  var frontChild: ViewController? { get }
}

extension ViewController {
  /// The controller that the user works in: the visible child of each container.
  var frontDescendant: ViewController {
    guard let child = (self as? any ControllerContainer)?.frontChild, child.isViewLoaded else {
      return self
    }
    return child.frontDescendant
  }
}
