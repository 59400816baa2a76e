import ResponderTestKit
import TestScenes
import TestSurroundings
import Testing

@testable import WindowResponder

/// Tests of the objects that every event uses. None of them may get a side table, as it does with the first
/// weak reference.
@MainActor @Suite("Side tables", .serialized) struct SideTableTests {
  private let stage = Stage(size: Size(width: 200, height: 200), hasTitleBar: true)
  private let button = Button(frame: Rect(x: 0, y: 60, width: 100, height: 40))
  private let text = PlainTextView("")
  private let scrolled = ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 100))

  init() {
    text.frame = Rect(x: 100, y: 60, width: 100, height: 40)
    scrolled.contentSize = Size(width: 200, height: 2_000)
    for view in [button, text, scrolled] { stage.window.addSubview(view) }
    stage.render()
  }

  /// The names of the objects with a side table.
  private var slowObjects: [String] {
    let window = stage.window
    let application = stage.application
    var objects: [AnyObject] = [
      window, application, application.programContext, application.queue, window.focus,
      window.pacer, window.pointer, window.canvas, window.chrome, window.touchDispatcher,
      window.touchDispatcher.gestures, window.pressDispatcher, button, scrolled,
    ]
    if let surface = window.surface { objects.append(surface) }
    if let clock = window.existingFrameClock { objects.append(clock) }
    return objects.filter(hasSideTable).map { "\(type(of: $0))" }
  }

  @Test("Showing a window gives no object a side table")
  func shown() {
    #expect(slowObjects.isEmpty)
  }

  @Test("Clicks and touches give no object a side table")
  func pressed() {
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    stage.click(at: Point(x: 50, y: 80))
    stage.tap(at: Point(x: 50, y: 80))
    stage.advance(by: 1)
    #expect(count == 2 && slowObjects.isEmpty)
  }

  @Test("Text that is typed gives no object a side table")
  func typed() {
    text.becomeFirstResponder()
    stage.type("hello")
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    stage.advance(by: 1)
    #expect(text.content == "hello" && slowObjects.isEmpty)
  }

  @Test("Scrolling gives no object a side table")
  func scrolls() {
    stage.scroll(by: Vector(dx: 0, dy: 40), at: Point(x: 100, y: 150))
    stage.advance(by: 1)
    let offset = scrolled.contentOffset.y
    stage.touchDown(at: Point(x: 100, y: 170))
    stage.frame()
    for step in 1...6 {
      stage.advance(by: 0.01)
      stage.touchMove(to: Point(x: 100, y: 170 - 10 * Double(step)))
      stage.frame()
    }
    stage.touchUp()
    stage.frame()
    stage.advance(by: 3)
    #expect(offset > 0 && scrolled.contentOffset.y > offset && slowObjects.isEmpty)
  }

  @Test("A second window and an alert give no object a side table")
  func several() {
    let second = Window(size: Size(width: 100, height: 100))
    second.transientParent = stage.window
    second.makeKeyAndVisible()
    stage.advance(by: 1)
    second.close()
    let controller = ViewController()
    stage.window.rootViewController = controller
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    stage.advance(by: 1)
    alert.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(!hasSideTable(second) && slowObjects.isEmpty)
  }
}
