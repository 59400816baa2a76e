extension Window {
  /// A controller in the window may want the pointer locked, or no longer.
  func pointerLockMayHaveChanged() {
    let isWanted = pointerLockController?.prefersPointerLocked ?? false
    guard isWanted != desktopRequests?.locksPointer ?? false else { return }
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
}

extension WindowScene {
  /// Whether the pointer is locked to a window of the scene. Follows `UIScene.pointerLockState`.
  public final var pointerLockState: PointerLockState? { PointerLockState(scene: self) }
}

/// Whether the pointer is locked. Follows `UIPointerLockState`.
@preconcurrency @MainActor public final class PointerLockState {
  private weak var scene: WindowScene?

  init(scene: WindowScene) { self.scene = scene }

  /// Whether the desktop holds the pointer for the key window, as its controller wants it.
  public var isLocked: Bool {
    scene?.windows.contains { $0.isPointerHeld && $0.desktopRequests?.locksPointer == true }
      ?? false
  }
}
