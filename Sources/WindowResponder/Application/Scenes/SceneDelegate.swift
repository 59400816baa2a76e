/// Hears of a scene's coming and going. Follows `UISceneDelegate`. Everything has a default that does
/// nothing.
@preconcurrency @MainActor public protocol SceneDelegate: AnyObject {
  /// The scene belongs to the program: make a window.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions)
  /// The scene belongs to the program no longer.
  func sceneDidDisconnect(_ scene: Scene)
  /// The scene can be worked with.
  func sceneDidBecomeActive(_ scene: Scene)
  /// The scene is about to be worked with no longer.
  func sceneWillResignActive(_ scene: Scene)
  /// Something of the scene is about to be seen again.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Nothing of the scene is to be seen any more.
  func sceneDidEnterBackground(_ scene: Scene)
}

extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}
}

/// The delegate of a scene with windows. Follows `UIWindowSceneDelegate`. Everything has a default.
@preconcurrency @MainActor public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's main window. By default there is none.
  var window: Window? { get set }
}

extension WindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: Window? {
    get { nil }
    set {}
  }
}
