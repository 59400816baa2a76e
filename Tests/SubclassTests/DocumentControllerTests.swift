import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// A document controller that records all methods of an application's delegate.
private class HearingController: DocumentController {
  var heard: [String] = []

  override class var singleInstanceName: String? { "hearing" }
  override class var applicationIdentifier: String? { "org.example.Hearing" }
  override class var commandLineHelp: String? { "Usage: hearing" }
  override var opensUntitledDocument: Bool { false }
  override func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will finish with options")
    return true
  }
  override func applicationWillFinishLaunching(_ application: Application) {
    heard.append("will finish")
  }
  override func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did finish with options")
    return true
  }
  override func applicationDidFinishLaunching(_ application: Application) {
    heard.append("did finish")
    super.applicationDidFinishLaunching(application)
  }
  override func applicationDidBecomeActive(_ application: Application) {
    heard.append("active")
  }
  override func applicationWillResignActive(_ application: Application) {
    heard.append("inactive")
  }
  override func applicationDidEnterBackground(_ application: Application) {
    heard.append("background")
  }
  override func applicationWillEnterForeground(_ application: Application) {
    heard.append("foreground")
  }
  override func applicationWillTerminate(_ application: Application) {
    heard.append("terminate")
  }
  override func applicationShouldTerminate(_ application: Application) -> TerminateReply {
    heard.append("should terminate")
    return .terminateNow
  }
  override func application(_ application: Application, openFiles paths: [String]) {
    heard.append("files")
  }
  override func application(_ application: Application, openAddresses addresses: [String]) {
    heard.append("addresses")
  }
  override func windowShouldClose(_ window: Window) -> Bool {
    heard.append("should close")
    return true
  }
  override func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool
  {
    heard.append("last window")
    return false
  }
  override func applicationDidChangeOutputs(_ application: Application) { heard.append("outputs") }
  override func windowDidChangeScale(_ window: Window) { heard.append("scale") }
  override func applicationDidChangeSystemAppearance(_ application: Application) {
    heard.append("appearance")
  }
  override func applicationDidChangeLocale(_ application: Application) { heard.append("locale") }
  override func applicationDidReceiveMemoryWarning(_ application: Application) {
    heard.append("memory")
  }
  override func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    heard.append("configuration")
    return connectingSceneSession.configuration
  }
  override func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) { heard.append("discarded") }
  override func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask {
    heard.append("orientations")
    return .portrait
  }
  override func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool {
    heard.append("should save")
    return true
  }
  override func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool {
    heard.append("should restore")
    return true
  }
  override func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? {
    heard.append("controller")
    return nil
  }
  override func application(
    _ application: Application, willEncodeRestorableStateWith coder: Coder
  ) { heard.append("will encode") }
  override func application(
    _ application: Application, didDecodeRestorableStateWith coder: Coder
  ) { heard.append("did decode") }
}

@MainActor @Suite("A program of documents", .serialized) struct DocumentControllerTests {
  /// Calls every method of ``ApplicationDelegate`` through the protocol, as the application does.
  private func askAll(_ delegate: any ApplicationDelegate, _ application: Application) {
    let window = Window()
    let coder = Coder()
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    delegate.applicationWillFinishLaunching(application)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(application)
    delegate.applicationWillResignActive(application)
    delegate.applicationDidEnterBackground(application)
    delegate.applicationWillEnterForeground(application)
    delegate.applicationWillTerminate(application)
    _ = delegate.applicationShouldTerminate(application)
    delegate.application(application, openFiles: [])
    delegate.application(application, openAddresses: [])
    _ = delegate.windowShouldClose(window)
    _ = delegate.applicationShouldTerminateAfterLastWindowClosed(application)
    delegate.applicationDidChangeOutputs(application)
    delegate.windowDidChangeScale(window)
    delegate.applicationDidChangeSystemAppearance(application)
    delegate.applicationDidChangeLocale(application)
    delegate.applicationDidReceiveMemoryWarning(application)
    delegate.application(application, didDiscardSceneSessions: [])
    _ = delegate.application(application, supportedInterfaceOrientationsFor: window)
    _ = delegate.application(application, shouldSaveSecureApplicationState: coder)
    _ = delegate.application(application, shouldRestoreSecureApplicationState: coder)
    _ = delegate.application(
      application, viewControllerWithRestorationIdentifierPath: [], coder: coder)
    delegate.application(application, willEncodeRestorableStateWith: coder)
    delegate.application(application, didDecodeRestorableStateWith: coder)
  }

  @Test("Every method of the application's delegate that a subclass overrides is called")
  func allOverrides() {
    let stage = Stage()
    let controller = HearingController()
    askAll(controller, stage.application)
    #expect(
      controller.heard == [
        "will finish with options", "will finish", "did finish with options", "active", "inactive",
        "background", "foreground", "terminate", "should terminate", "files", "addresses",
        "should close", "last window", "outputs", "scale", "appearance", "locale", "memory",
        "discarded", "orientations", "should save", "should restore", "controller", "will encode",
        "did decode",
      ])
    let type = type(of: controller) as any ApplicationDelegate.Type
    #expect(type.singleInstanceName == "hearing")
    #expect(type.applicationIdentifier == "org.example.Hearing")
    #expect(type.commandLineHelp == "Usage: hearing")
  }

  @Test("A launch calls them in their order")
  func launch() throws {
    let stage = Stage()
    stage.application.launchOnStage(HearingController.self)
    let controller = try #require(stage.application.delegate as? HearingController)
    #expect(
      controller.heard.prefix(5) == [
        "will finish with options", "will finish", "did finish with options", "did finish",
        "configuration",
      ])
  }
}

/// Tests of open classes that are delegates of their parts: overrides in a subclass are called.
@MainActor @Suite("Classes that are delegates of their parts", .serialized)
struct OverriddenDelegateTests {
  private final class OwnBar: SearchBar {
    var heard: [String] = []
    override func textField(
      _ textField: TextField, shouldChangeCharactersIn range: TextRange,
      replacementString string: String
    ) -> Bool {
      heard.append("change \(string)")
      return string != "x"
    }
    override func textFieldDidChangeSelection(_ textField: TextField) { heard.append("selection") }
  }

  @Test("A search bar's field asks the bar's own class")
  func searchBar() {
    let stage = Stage()
    let bar = OwnBar(frame: Rect(x: 0, y: 0, width: 300, height: 60))
    stage.window.addSubview(bar)
    stage.render()
    bar.searchTextField.becomeFirstResponder()
    stage.type("ax")
    #expect(bar.text == "a")
    #expect(bar.heard.contains("change a") && bar.heard.contains("change x"))
    #expect(bar.heard.contains("selection"))
  }

  private final class OwnTabs: TabBarController {
    override func position(for bar: any BarPositioning) -> BarPosition { .top }
  }

  @Test("A tab bar controller says where its bar is")
  func tabBar() {
    let tabs = OwnTabs()
    #expect((tabs as any TabBarDelegate).position(for: tabs.tabBar) == .top)
  }

  private final class OwnContent: ListContentView {
    override func supports(_ configuration: any ContentConfiguration) -> Bool { false }
  }

  @Test("A content view says what it can show")
  func content() {
    let view = OwnContent(configuration: .cell())
    #expect(!(view as any ContentView).supports(ListContentConfiguration.cell()))
  }
}
