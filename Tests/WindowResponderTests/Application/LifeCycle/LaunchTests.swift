import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the delegate's launch methods, and of the message about an application that shows no window.
@MainActor @Suite(.serialized) final class LaunchTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  private var lines: [String] = []

  init() {
    stage.application.name = "Radio"
    ErrorLine.observer = { [weak self] in self?.lines.append($0) }
  }

  isolated deinit { ErrorLine.observer = nil }

  @Test("J4: all four methods are called, each pair with the options first")
  func order() throws {
    stage.application.launch(LaunchDelegate.self)
    let delegate = try #require(stage.application.delegate as? LaunchDelegate)
    #expect(delegate.heard == ["will options", "will", "did options", "did"])
  }

  @Test("Views that the first layout creates have the traits of the window before it is key")
  func traitsOfFirstLayout() {
    // While the delegate launches, the application is not connected to the display.
    Application().becomeShared()
    let window = Window(size: Size(width: 400, height: 700))
    let controller = CellController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.sizeClasses == [.compact])
    #expect(controller.cell.changes == 0)
  }

  @Test("a program that shows no window says so after a while, once, and goes on")
  func noWindow() {
    stage.window.close()
    stage.application.expectWindow()
    stage.advance(by: 1.9)
    #expect(lines.isEmpty)
    stage.advance(by: 0.2)
    #expect(lines.count == 1 && lines[0].hasPrefix("Radio: no window is shown yet"))
    stage.advance(by: 60)
    #expect(lines.count == 1)
  }

  @Test("a window that is shown in time, or before, is enough")
  func windowInTime() {
    stage.application.expectWindow()
    stage.window.close()
    stage.application.expectWindow()
    stage.advance(by: 1)
    let window = Window(size: Size(width: 10, height: 10))
    window.makeKeyAndVisible()
    stage.advance(by: 5)
    #expect(lines.isEmpty)
  }

  @Test("a program that means to have no window says nothing")
  func meant() {
    stage.window.close()
    stage.application.windowlessInterval = nil
    stage.application.expectWindow()
    stage.advance(by: 60)
    #expect(lines.isEmpty && stage.application.nextTimer == nil)
  }
}

private final class LaunchDelegate: Responder, ApplicationDelegate {
  var heard: [String] = []

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("will options")
    return true
  }

  func applicationWillFinishLaunching(_ application: Application) { heard.append("will") }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("did options")
    return true
  }

  func applicationDidFinishLaunching(_ application: Application) { heard.append("did") }
}

private final class CellController: ViewController {
  final class Cell: View {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  private(set) var sizeClasses: [UserInterfaceSizeClass] = []
  private(set) lazy var cell = Cell()

  override func viewDidLayoutSubviews() {
    guard cell.superview == nil else { return }
    sizeClasses.append(cell.traitCollection.horizontalSizeClass)
    view.addSubview(cell)
  }
}
