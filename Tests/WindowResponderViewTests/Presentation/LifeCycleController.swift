import ResponderTestKit
import TestScenes

/// A controller that logs every call of its life cycle, as `a willAppear`.
class LifeCycleController: ViewController {
  let name: String
  let log: Log
  var onCall: ((String) -> Void)?
  /// A Boolean value that indicates whether log lines contain the animation and the reason of a call.
  var logsDetails = false

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  func note(_ call: String, _ animated: Bool? = nil) {
    var line = "\(name) \(call)"
    if logsDetails {
      if animated == true { line += " animated" }
      if isBeingPresented { line += " presented" }
      if isBeingDismissed { line += " dismissed" }
      if isMovingToParent { line += " toParent" }
      if isMovingFromParent { line += " fromParent" }
    }
    log.add(line)
    onCall?(call)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }
}

/// A view that can become first responder.
final class PresentedField: View {
  init() { super.init(frame: Rect(x: 0, y: 0, width: 40, height: 40)) }
  override var canBecomeFirstResponder: Bool { true }
}

extension LifeCycleController {
  /// Returns the root controller of the stage's window, and a controller with a loaded view for presentation.
  ///
  /// The calls up to then are removed from the log.
  static func pair(
    on stage: Stage, log: Log
  ) -> (root: LifeCycleController, other: LifeCycleController) {
    let root = LifeCycleController("a", log: log)
    let other = LifeCycleController("b", log: log)
    stage.window.rootViewController = root
    _ = other.view
    _ = log.take()
    return (root, other)
  }
}
