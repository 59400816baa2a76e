public import Foundation
public import WindowResponder

// Requests for scenes. A program has one scene, so requests for another one fail, as on an iPhone.

extension Application {
  /// Calls the error handler on the main actor, because a program has one scene. The scene stays as it is.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    if let sceneSession, let scene = sceneSession.scene as? WindowScene {
      scene.windows.first { !$0.isHidden }?.makeKeyAndVisible()
      return
    }
    guard let errorHandler else { return }
    Task { @MainActor in errorHandler(SceneRequestError.multipleScenesNotSupported) }
  }

  /// Closes the windows of a scene. The program ends if it ends with its last window.
  public func requestSceneSessionDestruction(
    _ sceneSession: SceneSession, options: Any?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    for window in (sceneSession.scene as? WindowScene)?.windows ?? [] { window.close() }
  }

  /// Draws the windows of a scene again.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {
    for window in (sceneSession.scene as? WindowScene)?.windows ?? [] { window.setNeedsDisplay() }
  }
}

extension Scene {
  /// Opens a URL with the desktop's program for it.
  public func open(
    _ url: URL, options: Any?, completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Application.shared.open(url, completionHandler: completion)
  }
}

/// A reason why a request for a scene fails.
private enum SceneRequestError: LocalizedError {
  case multipleScenesNotSupported
  var errorDescription: String? { "The application does not support multiple scenes." }
}
