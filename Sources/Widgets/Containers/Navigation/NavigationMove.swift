/// A change of a navigation controller's stack that is under way.
@MainActor final class NavigationMove {
  let operation: NavigationController.Operation
  let old: ViewController?
  let new: ViewController
  /// Those that leave the stack.
  let removed: [ViewController]
  /// The stack before.
  let oldStack: [ViewController]
  let context: TransitionContext
  /// Whether the calls of appearing and disappearing are made by the move.
  var tells = false
  /// Who had the keys in the view that goes.
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
