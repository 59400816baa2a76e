import ResponderTestKit
import TestScenes

/// A target that is not a responder and logs the actions it receives.
@MainActor class PingTarget: PingAction, PongAction, PangAction {
  let name: String
  let log: Log
  var onPing: (() -> Void)?
  var sender: Any?
  var event: Event?

  init(_ name: String = "t", log: Log) {
    self.name = name
    self.log = log
  }

  func ping() {
    log.add("\(name) ping")
    onPing?()
  }

  func pong(_ sender: Any?) {
    log.add("\(name) pong")
    self.sender = sender
  }

  func pang(_ sender: Any?, _ event: Event?) {
    log.add("\(name) pang")
    self.sender = sender
    self.event = event
  }
}

/// A view that performs an action if a test allows it.
class PingView: View, PingAction {
  let name: String
  let log: Log
  var allows: Bool?
  var nextOverride: Responder?
  var takesFirst = true

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  func ping() { log.add("\(name) ping") }

  override var canBecomeFirstResponder: Bool { takesFirst }
  override var next: Responder? { nextOverride ?? super.next }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .ping, let allows { return allows }
    return super.canPerformAction(action, withSender: sender)
  }
}
