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
    scene?.windows.contains(where: \.isPointerLocked) ?? false
  }
}
