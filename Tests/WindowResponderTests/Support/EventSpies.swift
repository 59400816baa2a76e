import ResponderTestKit
import TestScenes

/// An application that logs all events and actions, and can swallow them.
final class SpyApplication: Application {
  let log: Log
  var swallowsEvents = false
  var swallowsActions = false

  init(log: Log) {
    self.log = log
    super.init()
  }

  override func sendEvent(_ event: Event) {
    log.add("application \(event.type)")
    if !swallowsEvents { super.sendEvent(event) }
  }

  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    log.add("application \(action.name)")
    return swallowsActions
      ? false : super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// A window that logs all events, and can swallow them.
final class SpyWindow: Window {
  var log = Log()
  var swallows = false

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    super.motionBegan(motion, with: event)
  }

  override func sendEvent(_ event: Event) {
    log.add("window \(event.type)")
    if !swallows { super.sendEvent(event) }
  }
}
