extension Window {
  /// A controller in the window may want the pointer locked, or no longer.
  func pointerLockMayHaveChanged() {
    let isWanted = pointerLockController?.prefersPointerLocked ?? false
    guard isWanted != desktopRequests?.locksPointer ?? false else {
      if isWanted { pointerHoldWasWantedAgain() }
      return
    }
    ownRequests.locksPointer = isWanted
    requestsDidChange()
  }

  /// The controller that is asked: what is presented on top, or the child that it names.
  private var pointerLockController: ViewController? {
    var current = topPresentation?.presentedViewController ?? rootViewController
    var steps = 0
    while let child = current?.childViewControllerForPointerLock, child !== current, steps < 64 {
      current = child
      steps += 1
    }
    return current
  }

  /// Whether the pointer is locked at present, as a controller wants it.
  var isPointerLocked: Bool { isPointerHeld && desktopRequests?.locksPointer == true }
}
