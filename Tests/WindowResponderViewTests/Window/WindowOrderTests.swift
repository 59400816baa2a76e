import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite(.serialized) struct WindowOrderTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  private func makeWindow() -> Window { Window(size: Size(width: 50, height: 50)) }

  @Test("windows are listed by level, then in the order in which they were shown")
  func order() {
    let (alert, bar, plain) = (makeWindow(), makeWindow(), makeWindow())
    alert.windowLevel = .alert
    bar.windowLevel = .statusBar
    for window in [alert, bar, plain] { window.isHidden = false }
    #expect(stage.application.windows == [stage.window, plain, bar, alert])
    plain.windowLevel = .alert
    #expect(stage.application.windows == [stage.window, bar, alert, plain])
    for window in [alert, bar, plain] { window.close() }
    #expect(stage.application.windows == [stage.window])
  }

  @Test(
    "a window of a higher level stands above one of a lower level, unless it has its own parent")
  func parents() {
    let (alert, dialog) = (makeWindow(), makeWindow())
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(alert.toldParent === stage.window)
    dialog.transientParent = alert
    dialog.isHidden = false
    #expect(dialog.toldParent === alert)
    dialog.transientParent = nil
    #expect(dialog.toldParent == nil)
    for window in [alert, dialog] { window.close() }
  }

  @Test("windows that are each other's parents have none")
  func cycles() {
    let (a, b) = (makeWindow(), makeWindow())
    a.isHidden = false
    b.isHidden = false
    a.transientParent = b
    b.transientParent = a
    #expect(a.effectiveParent == nil && b.effectiveParent == nil)
    a.transientParent = a
    #expect(a.effectiveParent == nil)
    for window in [a, b] { window.close() }
  }

  @Test("levels have UIKit's values")
  func values() {
    #expect(Window.Level.normal.rawValue == 0)
    #expect(Window.Level.statusBar.rawValue == 1_000)
    #expect(Window.Level.alert.rawValue == 2_000)
  }

  @Test("J4: the old key window resigns before the new one becomes key")
  func keyWindows() {
    let log = Log()
    let (a, b) = (KeyLogWindow("a", log), KeyLogWindow("b", log))
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    #expect(log.take() == ["a key", "a resigned", "b key"])
    a.makeKey()
    #expect(log.take() == ["b resigned", "a key"])
    for window in [a, b] { window.close() }
  }

  @Test(
    "a window closed inside its own callbacks does no harm",
    arguments: ["key", "resign", "layout", "appear", "touch", "close"])
  func closedInside(callback: String) {
    let window = ClosingWindow(callback)
    let controller = ClosingController(callback)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    stage.render()
    window.touchesBegan([], with: nil)
    stage.window.makeKey()
    if !window.isHidden { window.makeKey() }
    stage.render()
    window.close()
    stage.render()
    #expect(window.isHidden)
    #expect(!stage.application.windows.contains(window))
    #expect(stage.application.keyWindow === stage.window)
  }

  @Test("J6: another scale reaches the views and the delegate, behind what waits, once")
  func scale() throws {
    let delegate = ScaleDelegate()
    stage.application.delegate = delegate
    let view = ScaleView()
    stage.window.addSubview(view)
    let surface = try #require(stage.window.surface)
    stage.application.surface(surface, didChangeScale: 2)
    #expect(delegate.changes == 0)
    stage.render()
    stage.application.surface(surface, didChangeScale: 2)
    stage.render()
    #expect(delegate.changes == 1 && view.changes == 1)
  }

  @Test("J6: screens have a rotation and a scale")
  func screens() throws {
    let screen = try #require(stage.application.screens.first)
    #expect(screen.name == "STAGE-1" && screen.rotation == .none && !screen.isMirrored)
    let turned = Screen(
      OutputDescription(
        name: "a", frame: .zero, scale: 2, transform: 5, refreshRate: 59.94))
    #expect(turned.rotation == .quarter && turned.isMirrored)
    #expect(turned.maximumFramesPerSecond == 60 && turned.scale == 2)
  }

  @Test("F5: the application can be first responder, in the key window")
  func applicationAsFirstResponder() {
    let application = stage.application
    #expect(!application.becomeFirstResponder())
    #expect(application.firstResponderHost === stage.window.focus)
  }
}

private final class KeyLogWindow: Window {
  private let name: String
  private let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 20, height: 20))
  }
  override func becomeKey() { log.add("\(name) key") }
  override func resignKey() { log.add("\(name) resigned") }
}

private final class ClosingWindow: Window {
  private let callback: String
  init(_ callback: String) {
    self.callback = callback
    super.init(frame: Rect(x: 0, y: 0, width: 20, height: 20))
  }
  private func close(in name: String) { if name == callback { close() } }
  override func becomeKey() { close(in: "key") }
  override func resignKey() { close(in: "resign") }
  override func layoutSubviews() {
    super.layoutSubviews()
    close(in: "layout")
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { close(in: "touch") }
}

private final class ClosingController: ViewController {
  private let callback: String
  init(_ callback: String) {
    self.callback = callback
    super.init()
  }
  override func viewDidAppear(_ animated: Bool) {
    if callback == "appear" { view.window?.close() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    if callback == "close" { view.window?.close() }
  }
}

private final class ScaleDelegate: ApplicationDelegate {
  var changes = 0
  func windowDidChangeScale(_ window: Window) { changes += 1 }
}

private final class ScaleView: View {
  var changes = 0
  override func contentScaleFactorDidChange() { changes += 1 }
}
