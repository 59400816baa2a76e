import ResponderTestKit
import TestScenes

/// A recognizer that logs the touches it receives and never recognizes a gesture.
final class TouchObserver: GestureRecognizer {
  let log: Log

  init(_ name: String, log: Log) {
    self.log = log
    super.init()
    self.name = name
    // The recognizer never fails, and views must not wait for it.
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { add("began", touches) }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { add("moved", touches) }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { add("ended", touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    add("cancelled", touches)
  }

  private func add(_ what: String, _ touches: Set<Touch>) {
    let ids = touches.map(\.identifier).sorted()
    let name = name ?? ""
    log.add(ids == [0] ? "\(name) \(what)" : "\(name) \(what) \(ids)")
  }
}
