/// The application's scene, and the notifications of its state.
@MainActor final class SceneState {
  private(set) var windowScene: WindowScene?
  private(set) var session: SceneSession?

  /// Connects the application's one scene, with the configuration from the delegate.
  func connect(in application: Application) {
    guard windowScene == nil else { return }
    let role = SceneSession.Role.windowApplication
    let session = SceneSession(
      role: role, configuration: SceneConfiguration(name: nil, sessionRole: role),
      identifier: application.identifier)
    let options = Scene.ConnectionOptions()
    if let delegate = application.delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    let scene = session.configuration.makeScene(session, options)
    self.session = session
    windowScene = scene
    scene.activationState = .background
    defer { ProgramNotifications.tell(.sceneWillConnect, from: scene) }
    guard let delegate = session.configuration.makeDelegate(for: application.delegate) else {
      return
    }
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// Changes the scene's state. Called together with the calls of the application's delegate.
  func become(
    _ state: Scene.ActivationState, _ news: ProgramNotifications.Event,
    _ tell: (any SceneDelegate, Scene) -> Void
  ) {
    guard let scene = windowScene else { return }
    if state == .foregroundActive, scene.activationState == .background {
      become(.foregroundInactive, .sceneWillEnterForeground) { $0.sceneWillEnterForeground($1) }
    }
    scene.activationState = state
    if let delegate = scene.delegate { tell(delegate, scene) }
    ProgramNotifications.tell(news, from: scene)
  }

  /// Disconnects the scene at the end of the program.
  func disconnect() {
    become(.unattached, .sceneDidDisconnect) { $0.sceneDidDisconnect($1) }
    windowScene = nil
    session = nil
  }
}

extension Application {
  /// The connected scenes: one after the launch. Follows `UIApplication.connectedScenes`.
  public var connectedScenes: Set<Scene> { scenes.windowScene.map { [$0] } ?? [] }
  /// The sessions of the scenes.
  public var openSessions: [SceneSession] { scenes.session.map { [$0] } ?? [] }
  /// A Boolean value that indicates whether there can be several scenes. Always `false`.
  public var supportsMultipleScenes: Bool { false }

  final var scenes: SceneState { extras.scenes }
}
