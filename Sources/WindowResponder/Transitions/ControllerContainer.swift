/// A container whose bars show what its children have.
@MainActor package protocol ControllerContainer: AnyObject {
  /// A child has another tab, or other items of a toolbar.
  func childItemsDidChange(_ child: ViewController)
  /// The child that is seen, or the one that is worked in.
  var frontChild: ViewController? { get }
}

extension ViewController {
  /// The controller that is worked in: of a container the child that is seen, and so on.
  var frontDescendant: ViewController {
    guard let child = (self as? any ControllerContainer)?.frontChild, child.isViewLoaded else {
      return self
    }
    return child.frontDescendant
  }
}
