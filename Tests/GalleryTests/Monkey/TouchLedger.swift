import WindowResponder

/// A recognizer that recognizes nothing, prevents no other recognizer, and checks that each touch of its view
/// begins once and ends once.
final class TouchLedger: GestureRecognizer {
  private var open: Set<Touch> = []
  private(set) var faults: [String] = []

  init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    requiresExclusiveTouchType = false
  }

  /// The faults when no touch is down.
  var faultsAtRest: [String] {
    faults + open.map { "\($0) began and did not end" }
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in touches where !open.insert(touch).inserted { faults.append("began twice") }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if !touches.isSubset(of: open) { faults.append("moved without began") }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { close(touches) }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { close(touches) }

  private func close(_ touches: Set<Touch>) {
    for touch in touches where open.remove(touch) == nil { faults.append("ended without began") }
  }
}
