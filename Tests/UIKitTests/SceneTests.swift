import ResponderTestKit
import Testing
import UIKit

private final class SceneListener: UIResponder, UIWindowSceneDelegate {
  static var heard: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    Self.heard.append("connect")
    window = UIWindow(windowScene: windowScene)
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Self.heard.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { Self.heard.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { Self.heard.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { Self.heard.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { Self.heard.append("disconnect") }
}

private final class Program: UIResponder, UIApplicationDelegate {
  static var options: [[UIApplication.LaunchOptionsKey: Any]?] = []
  static var sceneClass: AnyClass?
  static var delegateClass: AnyClass? = SceneListener.self
  static var heard: [String] = []

  func applicationDidBecomeActive(_ application: UIApplication) { Self.heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Self.heard.append("resign") }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Self.heard.append("foreground")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Self.heard.append("background")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.options.append(launchOptions)
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Self.delegateClass
    configuration.sceneClass = Self.sceneClass
    return configuration
  }
}

private final class OwnScene: UIWindowScene {
  let mark: String

  override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    mark = "own \(session.role.rawValue)"
    super.init(session: session, connectionOptions: connectionOptions)
  }
}

@MainActor struct SceneTests {
  let stage = Stage(size: CGSize(width: 300, height: 400))

  @Test("A program that is launched has one scene, whose delegate is made and hears of it")
  func launching() throws {
    SceneListener.heard = []
    Program.options = []
    stage.launch(Program.self)
    #expect(Program.options.count == 1)
    #expect(SceneListener.heard.first == "connect")
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneListener)
    #expect((scene.delegate as? SceneListener)?.window?.windowScene === scene)
    #expect(scene.session.configuration.name == "Default")
    #expect(scene.windows.contains(stage.window))
    #expect(scene.interfaceOrientation == .portrait)
    SceneListener.heard = []
    stage.setActivated(true)
    stage.setActivated(false)
    stage.setSuspended(true)
    #expect(scene.activationState == .background)
    stage.setSuspended(false)
    stage.setActivated(true)
    #expect(scene.activationState == .foregroundActive)
    #expect(
      SceneListener.heard.suffix(4) == ["resign", "background", "foreground", "active"])
  }

  @Test(
    "The application's delegate is notified of its states only if the scene has no delegate",
    arguments: [true, false])
  func delegates(hasSceneDelegate: Bool) {
    Program.delegateClass = hasSceneDelegate ? SceneListener.self : nil
    defer { Program.delegateClass = SceneListener.self }
    stage.launch(Program.self)
    stage.setActivated(true)
    (Program.heard, SceneListener.heard) = ([], [])
    var posted: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name.rawValue) }
      }
    }
    stage.setActivated(false)
    stage.setSuspended(true)
    stage.setSuspended(false)
    stage.setActivated(true)
    for token in tokens { center.removeObserver(token) }
    let states = ["resign", "background", "foreground", "active"]
    #expect(Program.heard == (hasSceneDelegate ? [] : states))
    #expect(SceneListener.heard == (hasSceneDelegate ? states : []))
    #expect(
      posted == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("A scene is of the class of its configuration")
  func sceneClass() throws {
    Program.sceneClass = OwnScene.self
    defer { Program.sceneClass = nil }
    stage.launch(Program.self)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? OwnScene)
    #expect(scene.mark == "own UIWindowSceneSessionRoleApplication")
    #expect(stage.window.windowScene === scene && scene.delegate is SceneListener)
  }

  @Test("A configured class that is no window scene is not used")
  func wrongSceneClass() throws {
    Program.sceneClass = Program.self
    defer { Program.sceneClass = nil }
    stage.launch(Program.self)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(type(of: scene) == UIWindowScene.self)
  }
}
