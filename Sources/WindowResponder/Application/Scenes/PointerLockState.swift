extension WindowScene {
  /// The state of the pointer lock of the scene. Follows `UIScene.pointerLockState`.
  public final var pointerLockState: PointerLockState? { PointerLockState(scene: self) }
}

/// The state of a scene's pointer lock. Follows `UIPointerLockState`.
@preconcurrency @MainActor public final class PointerLockState {
  private weak var scene: WindowScene?

  init(scene: WindowScene) { self.scene = scene }

  /// A Boolean value that indicates whether the compositor has locked the pointer to a window of the scene.
  public var isLocked: Bool {
    scene?.windows.contains(where: \.isPointerLocked) ?? false
  }
}
