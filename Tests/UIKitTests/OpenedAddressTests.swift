import ResponderTestKit
import Testing
import UIKit

private final class Opener: UIResponder, UIApplicationDelegate {
  nonisolated(unsafe) static var opened: [URL] = []
  nonisolated(unsafe) static var sceneDelegate: AnyClass?

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    Self.opened.append(url)
    return options[.sourceApplication] == nil
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Self.sceneDelegate
    return configuration
  }
}

private final class OpeningScene: UIResponder, UIWindowSceneDelegate {
  nonisolated(unsafe) static var opened: Set<URL> = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    window?.windowScene = windowScene
    #expect(options.urlContexts.isEmpty && options.userActivities.isEmpty)
    #expect(options.shortcutItem == nil && session.stateRestorationActivity == nil)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Self.opened = Set(URLContexts.map(\.url))
    #expect(URLContexts.first?.options.sourceApplication == nil)
  }
}

@MainActor @Suite(.serialized) struct OpenedAddressTests {
  let stage = Stage(size: CGSize(width: 300, height: 400))

  @Test("Addresses and files of a later start come to the program's delegate, one by one")
  func toTheDelegate() {
    (Opener.opened, Opener.sceneDelegate) = ([], nil)
    stage.launch(Opener.self)
    let program = UIApplication.shared
    program.delegate?.application(program, openAddresses: ["notes://today?x=1"])
    program.delegate?.application(program, openFiles: ["/a b"])
    #expect(Opener.opened.map(\.absoluteString) == ["notes://today?x=1", "file:///a%20b"])
  }

  @Test("A file whose name is not UTF-8 comes as an address that has its bytes")
  func bytes() {
    (Opener.opened, Opener.sceneDelegate) = ([], nil)
    stage.launch(Opener.self)
    let program = UIApplication.shared
    let paths = [Pathname(bytes: [0x2F, 0xE4]), Pathname(bytes: [0x2F, 0xF6]), "/a b"]
    program.delegate?.application(program, openPathnames: paths)
    #expect(
      Opener.opened.map(\.absoluteString) == ["file:///%E4", "file:///%F6", "file:///a%20b"])
    #expect(Opener.opened.map(\.pathname) == paths)
    Opener.opened = []
    program.delegate?.application(program, openPathnames: ["/a b"])
    #expect(Opener.opened == [URL(fileURLWithPath: "/a b")])
  }

  @Test("Where the scene has a delegate they come to that one, together")
  func toTheScene() {
    (Opener.opened, Opener.sceneDelegate, OpeningScene.opened) = ([], OpeningScene.self, [])
    stage.launch(Opener.self)
    let program = UIApplication.shared
    program.delegate?.application(program, openAddresses: ["notes://a", "notes://b"])
    #expect(OpeningScene.opened.map(\.absoluteString).sorted() == ["notes://a", "notes://b"])
    #expect(Opener.opened.isEmpty)
    // A call without files only activates the application.
    program.delegate?.application(program, openFiles: [])
    #expect(OpeningScene.opened.count == 2)
  }

  @Test("What the user does is kept by responders")
  func activities() {
    let (view, controller) = (UIView(), UIViewController())
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.title = "A page"
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["book": "b"])
    controller.userActivity = activity
    #expect(controller.userActivity === activity && view.userActivity == nil)
    #expect(activity.userInfo?["page"] as? Int == 3 && activity.userInfo?.count == 2)
    controller.userActivity = nil
    #expect(controller.userActivity == nil)
  }

  @Test("Quick actions are kept")
  func quickActions() {
    stage.launch(Opener.self)
    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New",
        icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    ]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "New")
    UIApplication.shared.shortcutItems = nil
    #expect(UIApplication.shared.shortcutItems == nil)
  }
}
