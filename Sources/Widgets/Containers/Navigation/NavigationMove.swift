/// A push or pop of a navigation controller.
@MainActor final class NavigationMove {
  let operation: NavigationController.Operation
  let old: ViewController?
  let new: ViewController
  /// The controllers that leave the stack.
  let removed: [ViewController]
  /// The stack before the change.
  let oldStack: [ViewController]
  let context: TransitionContext
  /// A Boolean value that indicates whether the move calls the appearance methods.
  var tells = false
  /// The first responder in the old view.
  var keys = KeyMemory()
  var percent: (any ViewControllerInteractiveTransitioning)?
  var animator: (any ViewControllerAnimatedTransitioning)?
  let recording = TransitionRecording()
  let isAdded: Bool

  init(
    _ operation: NavigationController.Operation, from old: ViewController?, to new: ViewController,
    removed: [ViewController], oldStack: [ViewController], isAdded: Bool,
    context: TransitionContext
  ) {
    self.operation = operation
    self.old = old
    self.new = new
    self.removed = removed
    self.oldStack = oldStack
    self.isAdded = isAdded
    self.context = context
  }
}
