import WindowResponder

/// A view that logs the touches it receives, and calls closures of a test in its touch methods.
package final class TouchView: View {
  package let name: String
  package let log: Log
  /// A Boolean value that indicates whether touches are forwarded to the next responder.
  package var forwards = false
  package var onBegan: ((Set<Touch>, Event?) -> Void)?
  package var onMoved: ((Set<Touch>, Event?) -> Void)?
  package var onEnded: ((Set<Touch>, Event?) -> Void)?
  package var onCancelled: ((Set<Touch>, Event?) -> Void)?

  package init(_ name: String, _ frame: Rect, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    add("began", touches)
    onBegan?(touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  package override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    add("moved", touches)
    onMoved?(touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    add("ended", touches)
    onEnded?(touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
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
