import ResponderPlatform
import ResponderTestKit
import TestScenes

@testable import WindowResponder

/// A stage with a scroll view that fills its window, and a delegate that logs its calls.
@MainActor final class ScrollScene: ScrollViewDelegate {
  let stage: Stage
  let view: ScrollView
  let log = Log()
  var zoomed: View?
  var onScroll: ((ScrollView) -> Void)?
  var target: Point?
  private(set) var velocity = Point.zero
  private(set) var proposed = Point.zero

  init(
    size: Size = Size(width: 400, height: 400), content: Size = Size(width: 400, height: 4_000),
    view: ScrollView = ScrollView()
  ) {
    stage = Stage(size: size)
    self.view = view
    view.frame = stage.window.bounds
    view.contentSize = content
    view.delegate = self
    stage.window.addSubview(view)
    stage.render()
  }

  var offset: Point { view.contentOffset }
  var y: Double { view.contentOffset.y }

  /// Begins a touch and moves it, with a frame for each step. The touch remains down.
  func press(_ start: Point, by way: Vector, steps: Int = 10, finger id: Int = 0) {
    stage.touchDown(id, at: start)
    stage.frame()
    move(from: start, by: way, steps: steps, finger: id)
  }

  func move(from start: Point, by way: Vector, steps: Int = 10, finger id: Int = 0) {
    for step in 1...steps {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(id, to: start + way * (Double(step) / Double(steps)))
      stage.frame()
    }
  }

  func lift(_ id: Int = 0) {
    stage.touchUp(id)
    stage.frame()
  }

  /// Flings the content with a touch.
  func fling(_ start: Point, by way: Vector, steps: Int = 6) {
    press(start, by: way, steps: steps)
    lift()
  }

  /// Turns the wheel by steps, with modifier flags.
  func wheel(_ steps: Vector, at location: Point, modifiers: KeyModifierFlags = []) {
    stage.application.modifiers = modifiers
    stage.wheel(steps, at: location)
    stage.application.modifiers = []
  }

  /// Sends a scroll change, as a platform does.
  func scroll(_ change: ScrollChange, at location: Point) {
    stage.pointerMove(to: location)
    stage.scroll(change)
  }

  /// Returns the logged calls of the delegate since the last call. `scrollViewDidScroll(_:)` is not logged.
  func take() -> [String] { log.take() }

  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.add("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    self.velocity = velocity
    proposed = targetContentOffset
    if let target { targetContentOffset = target }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    log.add(decelerate ? "did drag, goes on" : "did drag")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { log.add("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.add("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.add("did animate") }
  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    log.add("will zoom")
  }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    log.add("did zoom \((scale * 100).rounded() / 100)")
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log.add("top") }
}

extension ScrollScene {
  /// Creates a scene with a refresh control, and a log with the line `refresh` for each of its actions.
  static func refreshing() -> (scene: ScrollScene, control: RefreshControl, log: Log) {
    let scene = ScrollScene()
    let (control, log) = (RefreshControl(), Log())
    control.addAction(Action { _ in log.add("refresh") }, for: .valueChanged)
    scene.view.refreshControl = control
    return (scene, control, log)
  }
}
