import ResponderTestKit
import TestScenes

/// A window that logs the touches that reach it along the responder chain.
final class TouchLogWindow: Window {
  let log = Log()
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.add("window began") }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { log.add("window moved") }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.add("window ended") }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    log.add("window cancelled")
  }
}
