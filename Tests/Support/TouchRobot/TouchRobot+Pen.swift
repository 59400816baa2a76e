internal import TouchAnalysis

/// The tests of pens, and of the shape of contacts.
extension TouchRobot {
  /// The distance between the pen and the hand below it, in millimetres.
  private static let handBelow = 40.0

  /// Lays a finger flat. Its size is `size`, in millimetres, or 12 mm if `size` is 0.
  func lay(size: Double, angle: Double) {
    let position = Position(x: window.width / 2, y: window.height / 2)
    let major = (size > 0 ? size : 12) + screen.shapeError
    let points = 2 / (window.millimetresX + window.millimetresY)
    press(position, 0.3) { [fingers, screen] in
      fingers.shape(
        0, major: major * points, minor: major * 0.7 * points, angle: angle + screen.angleError)
    }
  }

  /// Performs everything that a pen can report: hovering, buttons, the eraser, and a stroke from light to
  /// firm with a changing tilt.
  func tryPen() {
    let (left, right, y) = (window.width * 0.1, window.width * 0.9, window.height * 0.3)
    for step in 0..<80 {
      hold(at: Position(x: left + Double(step) * 0.5, y: y)) {
        $0.distance = 0.9 - Double(step) / 100
      }
    }
    for button in [RobotPen.Button.lower, .upper] {
      hold(at: Position(x: left + 40, y: y)) { $0.button = button }
      hold(at: Position(x: left + 40, y: y)) { $0.button = nil }
    }
    takeAway()
    for step in 0..<40 {
      hold(at: Position(x: left + Double(step) * 0.5, y: y)) { pen in
        (pen.isEraser, pen.isDown, pen.pressure) = (true, step >= 10, 0.3)
      }
    }
    hold(at: Position(x: left + 20, y: y)) { $0.isDown = false }
    takeAway()
    let count = 1_200
    for step in 0..<count {
      guard plan != nil else { break }
      let share = Double(step) / Double(count - 1)
      hold(at: Position(x: left + (right - left) * share, y: y)) { pen in
        (pen.isDown, pen.pressure, pen.lean) = (true, share, 70 * share - 35)
      }
    }
    hold(at: Position(x: right, y: y)) { $0.isDown = false }
    takeAway()
  }

  /// Taps the target with the pen, or rests the pen there. On a screen that reports palms, the hand that
  /// holds the pen touches the screen below it.
  func usePen(rests: Bool) {
    guard let target else { return }
    hold(at: target) { $0.lean = 0 }
    if screen.takesPalms {
      let hand = Position(x: target.x, y: min(target.y + Self.handBelow, window.height - 5))
      press(hand, 0.1)
    }
    for _ in 0..<Int((rests ? 1.4 : 0.08) * screen.penRate) {
      hold(at: target) { ($0.isDown, $0.pressure) = (true, 0.5) }
    }
    hold(at: target) { $0.isDown = false }
    takeAway()
  }

  private func hold(at position: Position, _ change: (inout RobotPen) -> Void) {
    var new = pen
    new.isNear = true
    change(&new)
    let levels = screen.pressureLevels
    new.pressure = (new.pressure * levels).rounded() / levels
    let felt = screen.felt([(0, position)], on: window).first?.position ?? position
    (new.x, new.y) = (felt.x / window.millimetresX, felt.y / window.millimetresY)
    fingers.hold(new, before: pen)
    pen = new
    fingers.pass(1 / screen.penRate)
  }

  private func takeAway() {
    fingers.hold(RobotPen(), before: pen)
    pen = RobotPen()
    fingers.pass(0.05)
  }
}
