/// The program's scene, and what it is told.
@MainActor final class SceneState {
  private(set) var windowScene: WindowScene?
  private(set) var session: SceneSession?

  /// Connects the one scene, as the delegate wants it.
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
    let scene = WindowScene(session: session, connectionOptions: options)
    self.session = session
    windowScene = scene
    scene.activationState = .background
    defer { ProgramNews.tell(.sceneWillConnect, from: scene) }
    guard let delegate = session.configuration.makeDelegate(for: application.delegate) else {
      return
    }
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// The program has another state; called beside the calls of its delegate.
  func become(
    _ state: Scene.ActivationState, _ news: ProgramNews.Event,
    _ tell: (any SceneDelegate, Scene) -> Void
  ) {
    guard let scene = windowScene else { return }
    if state == .foregroundActive, scene.activationState == .background {
      become(.foregroundInactive, .sceneWillEnterForeground) { $0.sceneWillEnterForeground($1) }
    }
    scene.activationState = state
    if let delegate = scene.delegate { tell(delegate, scene) }
    ProgramNews.tell(news, from: scene)
  }

  /// The program ends.
  func disconnect() {
    become(.unattached, .sceneDidDisconnect) { $0.sceneDidDisconnect($1) }
    windowScene = nil
    session = nil
  }
}

extension Application {
  /// The scenes that belong to the program: one, once it is launched. Follows
  /// `UIApplication.connectedScenes`.
  public var connectedScenes: Set<Scene> { scenes.windowScene.map { [$0] } ?? [] }
  /// What is kept of the scenes.
  public var openSessions: [SceneSession] { scenes.session.map { [$0] } ?? [] }
  /// Whether there may be several scenes: no.
  public var supportsMultipleScenes: Bool { false }

  final var scenes: SceneState { extras.scenes }
}
