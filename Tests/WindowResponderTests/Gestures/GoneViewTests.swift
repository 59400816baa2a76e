import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of the removal of a page by one touch, key or timer, while other touches, keys and timers act in it.
///
/// No action is sent for a view that is removed.
@MainActor @Suite(.serialized) struct GoneViewTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let page = View(frame: Rect(x: 0, y: 0, width: 200, height: 300))
  private let closer = View(frame: Rect(x: 200, y: 0, width: 200, height: 300))
  private let inPage = Point(x: 100, y: 100)
  private let onCloser = Point(x: 300, y: 100)
  private let log = Log()

  init() {
    stage.window.addSubview(page)
    stage.window.addSubview(closer)
    let tap = TapGestureRecognizer()
    tap.addAction(Action { [page] _ in page.removeFromSuperview() })
    closer.addGestureRecognizer(tap)
  }

  /// Adds a recognizer to the page. Its action logs its state, and whether its view is in a window.
  private func watch(_ recognizer: GestureRecognizer) {
    recognizer.addAction(
      Action { [weak recognizer, log] _ in
        guard let recognizer else { return }
        let place = recognizer.view?.window == nil ? "gone" : "here"
        log.add("\(recognizer.state) \(place)")
      })
    page.addGestureRecognizer(recognizer)
  }

  @Test("D7: a tap in the same frame as the one that closes its page comes to nothing")
  func tapInTheSameFrame() {
    let tap = TapGestureRecognizer()
    watch(tap)
    stage.touchDown(1, at: onCloser)
    stage.touchDown(2, at: inPage)
    stage.frame()
    stage.advance(by: 0.05)
    stage.touchUp(1)
    stage.touchUp(2)
    stage.frame()
    #expect(page.window == nil)
    #expect(log.take().isEmpty)
    #expect(tap.state == .possible)
  }

  @Test("D7: a pan that ends in the same frame sends its end while its view is in the window")
  func panInTheSameFrame() {
    watch(PanGestureRecognizer())
    stage.touchDown(1, at: onCloser)
    stage.touchDown(2, at: inPage)
    stage.frame()
    stage.touchMove(2, to: inPage + Vector(dx: 40, dy: 0))
    stage.frame()
    stage.touchUp(1)
    stage.touchUp(2)
    stage.frame()
    #expect(log.take() == ["began here", "ended here"])
  }

  @Test("D7: a pan under way is cancelled while its view is there, and says nothing more")
  func panUnderWay() {
    watch(PanGestureRecognizer())
    stage.touchDown(2, at: inPage)
    stage.frame()
    stage.touchMove(2, to: inPage + Vector(dx: 40, dy: 0))
    stage.frame()
    stage.tap(at: onCloser)
    stage.touchMove(2, to: inPage + Vector(dx: 80, dy: 0))
    stage.frame()
    stage.touchUp(2)
    stage.frame()
    stage.advance(by: 2)
    #expect(log.take() == ["began here", "cancelled here"])
  }

  @Test("D5: a tap that waits for a second one is forgotten with its page")
  func tapThatWaits() {
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = TapGestureRecognizer()
    single.require(toFail: double)
    watch(single)
    watch(double)
    stage.tap(at: inPage)
    stage.tap(at: onCloser)
    stage.advance(by: 2)
    #expect(log.take().isEmpty)
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("D10: a long press whose time has not come is forgotten with its page")
  func pressThatWaits() {
    watch(LongPressGestureRecognizer())
    stage.touchDown(2, at: inPage)
    stage.frame()
    stage.advance(by: 0.3)
    page.removeFromSuperview()
    stage.advance(by: 2)
    #expect(log.take().isEmpty)
  }

  @Test("C12: a control that tracks is cancelled while it is there, and says nothing more")
  func trackingControl() {
    let control = Control(frame: page.bounds)
    for (name, event) in [
      ("down", Control.Events.touchDown), ("cancel", .touchCancel), ("up", .touchUpInside),
      ("drag", [.touchDragInside, .touchDragOutside]), ("value", .valueChanged),
    ] {
      control.addAction(
        Action { [weak control, log] _ in
          log.add("\(name) \(control?.window == nil ? "gone" : "here")")
        }, for: event)
    }
    page.addSubview(control)
    stage.touchDown(2, at: inPage)
    stage.frame()
    stage.tap(at: onCloser)
    stage.touchMove(2, to: inPage + Vector(dx: 10, dy: 0))
    stage.frame()
    stage.touchUp(2)
    stage.frame()
    #expect(log.take() == ["down here", "cancel here"])
    // Events that the application sends itself are sent, even if the control is in no window.
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["value gone"])
  }
}
