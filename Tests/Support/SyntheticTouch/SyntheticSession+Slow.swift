internal import TouchAnalysis
internal import TouchRecording

/// Sessions with touches that move slowly, as on a map or a slider: without tests, and in the test of the
/// rate.
extension SyntheticSession {
  /// Returns a session of slow and fast strokes, resting touches, and taps.
  package static func slow(on screen: SyntheticScreen) -> Self {
    var session = SyntheticSession(on: screen)
    session.holder = .hand
    session.wait(0.5)
    for _ in 0..<4 { session.drag() }
    session.dragFast()
    session.tapSomewhere()
    session.begin(TestPlan(.rate, seconds: 2))
    for _ in 0..<3 { session.drag() }
    session.dragFast(dropping: screen.fault == .droppedReport ? 3 : 0)
    session.end()
    return session
  }

  /// Draws a stroke whose speed varies between nearly zero and some millimetres per second.
  private mutating func drag() {
    let from = Position(x: chance(5...width - 5), y: chance(5...height - 5))
    let to = Position(x: chance(5...width - 5), y: chance(5...height - 5))
    let length = max(1, from.distance(to: to))
    let way = (to - from) * (1 / length)
    let slowest = chance(0...4)
    let fastest = chance(5...60)
    let fingers = Int(chance(1...3))
    let seconds = chance(0.8...3)
    var covered = 0.0
    let steps = Int(seconds * screen.rate)
    for step in 0..<steps {
      // A stroke has two waves of speed.
      let phase = Double(step % max(1, steps / 2)) / Double(max(1, steps / 2))
      let speed = slowest + (fastest - slowest) * 4 * phase * (1 - phase)
      covered = min(length, covered + speed / screen.rate)
      let position = from + way * covered
      report(
        (0..<fingers).map { finger in
          (Int32(finger), Position(x: position.x, y: position.y + Double(finger) * 25))
        })
    }
    lift()
    wait(chance(0.2...0.6))
  }

  /// Draws a stroke of 250 mm/s in both directions.
  private mutating func dragFast(dropping dropped: Int = 0) {
    let count = Int(screen.rate * 0.8)
    let start = count / 8 + Int(chance(0...Double(count) / 8))
    for step in 0..<count {
      let share = Double(step) / Double(count / 2)
      let x = 10 + (width - 20) * (share <= 1 ? share : 2 - share)
      report(
        [(0, Position(x: x, y: height / 2))], isDropped: (start..<start + dropped).contains(step))
    }
    lift()
    wait(0.3)
  }

  private mutating func tapSomewhere() {
    for _ in 0..<6 {
      hold(
        [(0, Position(x: chance(5...width - 5), y: chance(5...height - 5)))],
        seconds: chance(0.05...0.2), rests: false)
      wait(chance(0.12...0.4))
    }
  }
}
