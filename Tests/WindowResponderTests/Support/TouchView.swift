import ResponderTestKit

/// A view that logs the touches it receives, and calls closures of a test in its touch methods.
class TouchView: View {
  let name: String
  let log: Log
  /// A Boolean value that indicates whether touches are forwarded to the next responder.
  var forwards = false
  var onBegan: ((Set<Touch>, Event?) -> Void)?
  var onMoved: ((Set<Touch>, Event?) -> Void)?
  var onEnded: ((Set<Touch>, Event?) -> Void)?
  var onCancelled: ((Set<Touch>, Event?) -> Void)?

  init(_ name: String, _ frame: Rect, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    add("began", touches)
    onBegan?(touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    add("moved", touches)
    onMoved?(touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    add("ended", touches)
    onEnded?(touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    add("cancelled", touches)
    onCancelled?(touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  /// Logs a line such as `a began`, with the identifiers of the touches unless there is only the first touch.
  private func add(_ what: String, _ touches: Set<Touch>) {
    let ids = touches.map(\.identifier).sorted()
    log.add(ids == [0] ? "\(name) \(what)" : "\(name) \(what) \(ids)")
  }
}
