/// The methods of an object that is notified of changes of a scene's state. Follows `UISceneDelegate`. Every
/// method has an empty default implementation.
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// Tells the delegate that the scene is connected to the application. Create a window here.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected from the application.
  func sceneDidDisconnect(_ scene: Scene)
  /// Tells the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: Scene)
  /// Tells the delegate that a window of the scene is about to become visible again.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Tells the delegate that no window of the scene is visible any more.
  func sceneDidEnterBackground(_ scene: Scene)
}

extension SceneDelegate {
  /// Takes no action.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
  ) {}
  /// Takes no action.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Takes no action.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Takes no action.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Takes no action.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Takes no action.
  public func sceneDidEnterBackground(_ scene: Scene) {}
}

/// The methods of a delegate of a scene with windows. Follows `UIWindowSceneDelegate`. Every member has a
/// default.
@preconcurrency @MainActor public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's main window. The default is `nil`.
  var window: Window? { get set }
}

extension WindowSceneDelegate {
  /// The default is `nil`. Setting it has no effect.
  public var window: Window? {
    get { nil }
    set {}
  }
}
