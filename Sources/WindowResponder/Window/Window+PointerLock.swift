extension Window {
  /// Updates the pointer lock after a possible change of a controller's preference.
  func pointerLockMayHaveChanged() {
    let isWanted = pointerLockController?.prefersPointerLocked ?? false
    guard isWanted != desktopRequests?.locksPointer ?? false else {
      if isWanted { pointerHoldWasWantedAgain() }
      return
    }
    ownRequests.locksPointer = isWanted
    requestsDidChange()
  }

  /// The controller whose preference counts: the topmost presented one, or the child that it names.
  private var pointerLockController: ViewController? {
    var current = topPresentation?.presentedViewController ?? rootViewController
    var steps = 0
    while let child = current?.childViewControllerForPointerLock, child !== current, steps < 64 {
      current = child
      steps += 1
    }
    return current
  }

  /// A Boolean value that indicates whether the pointer is locked for a controller.
  var isPointerLocked: Bool { isPointerHeld && desktopRequests?.locksPointer == true }
}
