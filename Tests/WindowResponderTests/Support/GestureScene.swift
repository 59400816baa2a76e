import ResponderTestKit
import TestScenes

/// A stage with a view in a window, and a log of its touches and gestures.
@MainActor final class GestureScene {
  let log = Log()
  let stage: Stage
  let view: TouchView

  init(size: Size = Size(width: 400, height: 300), hasTitleBar: Bool = false) {
    stage = Stage(size: size, hasTitleBar: hasTitleBar)
    view = TouchView("v", stage.window.bounds, log: log)
    stage.window.addSubview(view)
  }

  /// Adds a recognizer, and logs its actions as `name state`.
  @discardableResult func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to other: View? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction(
      Action { [log, unowned recognizer] _ in log.add("\(name) \(recognizer.state)") })
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ x: Double, _ y: Double, finger id: Int = 0) {
    stage.touchDown(id, at: Point(x: x, y: y))
    stage.frame()
  }

  func move(_ x: Double, _ y: Double, finger id: Int = 0) {
    stage.touchMove(id, to: Point(x: x, y: y))
    stage.frame()
  }

  func up(_ id: Int = 0) {
    stage.touchUp(id)
    stage.frame()
  }

  /// Returns the log lines since the last call, without the moves of the view.
  func take() -> [String] { log.take().filter { !$0.hasPrefix("v moved") } }

  /// Returns the log lines of gestures since the last call.
  func takeGestures() -> [String] { log.take().filter { !$0.hasPrefix("v ") } }
}

/// A recognizer whose behavior is set by a test, and that logs the touches and presses it receives.
final class ScriptedRecognizer: GestureRecognizer {
  let log: Log?
  var onBegan: ((ScriptedRecognizer) -> Void)?
  var onMoved: ((ScriptedRecognizer) -> Void)?
  var onEnded: ((ScriptedRecognizer) -> Void)?
  var onCancelled: ((ScriptedRecognizer) -> Void)?
  var prevents: ((GestureRecognizer) -> Bool)?
  var isPreventable: ((GestureRecognizer) -> Bool)?
  var waitsFor: ((GestureRecognizer) -> Bool)?
  var makesWait: ((GestureRecognizer) -> Bool)?
  var resetCount = 0
  /// The touches of the last touch method that was called.
  private(set) var lastTouches: Set<Touch> = []

  init(log: Log? = nil) {
    self.log = log
    super.init()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    log?.add("\(name ?? "r") began")
    lastTouches = touches
    onBegan?(self)
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    log?.add("\(name ?? "r") moved")
    lastTouches = touches
    onMoved?(self)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    log?.add("\(name ?? "r") ended")
    lastTouches = touches
    onEnded?(self)
  }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    log?.add("\(name ?? "r") cancelled")
    lastTouches = touches
    onCancelled?(self)
  }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
    log?.add("\(name ?? "r") key began")
  }
  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
    log?.add("\(name ?? "r") key ended")
  }
  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
    log?.add("\(name ?? "r") key cancelled")
  }
  override func reset() {
    resetCount += 1
    super.reset()
  }
  override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents?(other) ?? true }
  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    isPreventable?(other) ?? true
  }
  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    waitsFor?(other) ?? false
  }
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    makesWait?(other) ?? false
  }
}
