internal import TouchAnalysis
package import TouchRecording

/// A robot that performs guided tests. It reads the instructions from the recording, and moves fingers on a
/// screen with faults.
@MainActor package final class TouchRobot {
  let fingers: any RobotFingers
  var screen: RobotScreen
  /// The current window. The caller sets it after a rotation and after a move to another screen.
  package var window: RobotWindow
  private var down: Set<Int> = []
  /// The test that is requested now.
  package private(set) var plan: TestPlan?
  private(set) var target: Position?
  private var guide: Guide?
  private var isNew = false
  var pen = RobotPen()

  /// Creates a robot with fingers, a window, and a screen between them.
  package init(_ fingers: any RobotFingers, on window: RobotWindow, screen: RobotScreen) {
    self.fingers = fingers
    self.window = window
    self.screen = screen
  }

  /// Receives a line of the recording. A test step is the robot's next instruction.
  package func take(_ line: RecordedLine) {
    guard case .step(let step) = line else { return }
    switch step.content {
    case .begin(let plan): (self.plan, target, guide, isNew) = (plan, nil, nil, true)
    case .target(let x, let y): (target, guide, isNew) = (window.position(x: x, y: y), nil, true)
    case .guide(let guide): (self.guide, target, isNew) = (guide, nil, true)
    case .end: plan = nil
    }
  }

  /// Performs the current instruction once, and returns whether there was one.
  package func act() -> Bool {
    guard let plan, isNew else { return false }
    isNew = false
    switch plan.test {
    case .coverage: cover(plan.cell)
    case .accuracy where plan.part == AccuracyAnalysis.several: tapBesideFinger()
    case .accuracy, .rotation: tap()
    case .straightness: follow(speed: plan.part == "slow" ? 60 : 200)
    case .jitter: plan.part == "rest" ? rest() : follow(speed: 60)
    case .separation: approach(plan.part)
    case .fingers: hold(Int(plan.count), seconds: plan.seconds + 0.5)
    case .ghost: break
    case .rate, .latency: circle(seconds: 5)
    case .palm: palm(plan.part)
    case .swipe: swipe(plan.part)
    case .shape: for _ in 0..<3 { lay(size: plan.size, angle: plan.angle) }
    case .screens:
      for step in 1...5 { press(Position(x: 20 * Double(step), y: 30), 0.1) }
    case .pen: target == nil ? tryPen() : usePen(rests: plan.part == "rest")
    }
    return true
  }

  // MARK: Fingers

  /// Reports all fingers that are on the screen.
  private func report(_ touching: [(id: Int, position: Position)]) {
    let felt = screen.felt(touching, on: window)
    for id in down.subtracting(felt.map(\.id)).sorted() {
      fingers.up(id)
      down.remove(id)
    }
    for (id, position) in felt {
      let (x, y) = (position.x / window.millimetresX, position.y / window.millimetresY)
      if down.insert(id).inserted {
        fingers.down(id, x: x, y: y)
      } else {
        fingers.move(id, x: x, y: y)
      }
    }
    fingers.frame()
    fingers.pass(1 / screen.rate)
  }

  private func lift() {
    report([])
    fingers.pass(0.02)
  }

  /// Rests a finger on a position, and calls `more` after each report with a touch.
  func press(_ position: Position, _ seconds: Double, _ more: () -> Void = {}) {
    for _ in 0..<max(2, Int(seconds * screen.rate)) {
      report([(0, position)])
      if !down.isEmpty { more() }
    }
    lift()
  }

  private func move(from: Position, to: Position, speed: Double) {
    let count = max(2, Int(from.distance(to: to) / speed * screen.rate))
    for step in 0...count {
      report([(0, from + (to - from) * (Double(step) / Double(count)))])
    }
    lift()
  }

  // MARK: Tests

  private func cover(_ cell: Double) {
    let rows = max(1, Int((window.height / cell).rounded()))
    for row in 0..<rows {
      guard plan != nil else { return }
      let y = window.height / Double(rows) * (Double(row) + 0.5)
      move(
        from: Position(x: 0.5, y: y), to: Position(x: window.width - 0.5, y: y),
        speed: cell * 0.8 * screen.rate)
    }
  }

  private func tap() {
    guard let target else { return }
    press(target, 0.08)
  }

  /// Rests a finger. If there is a target, taps it with another finger.
  private func tapBesideFinger() {
    let resting = (id: 1, position: Position(x: window.width * 0.2, y: window.height * 0.78))
    for _ in 0..<3 { report([resting]) }
    guard let target else { return }
    for _ in 0..<max(2, Int(0.08 * screen.rate)) { report([resting, (0, target)]) }
    report([resting])
    if plan == nil { lift() }
  }

  private func rest() {
    guard let target else { return }
    press(target, 1.4)
  }

  private func follow(speed: Double) {
    switch guide {
    case .line(let x1, let y1, let x2, let y2):
      move(
        from: window.position(x: x1, y: y1), to: window.position(x: x2, y: y2), speed: speed)
    case .ring(let x, let y, let radius):
      let length = radius * (window.millimetresX + window.millimetresY) / 2
      turn(around: window.position(x: x, y: y), length, turns: 1, speed: speed)
    case nil: break
    }
  }

  private func circle(seconds: Double) {
    let radius = min(window.width, window.height) * 0.3
    turn(
      around: Position(x: window.width / 2, y: window.height / 2), radius,
      turns: seconds * 200 / (2 * Double.pi * radius), speed: 200)
  }

  private func turn(around centre: Position, _ radius: Double, turns: Double, speed: Double) {
    let step = speed / screen.rate / radius
    let (cosine, sine) = (
      1 - step * step / 2 + step * step * step * step / 24, step - step * step * step / 6
    )
    var way = Position(x: radius, y: 0)
    for _ in 0..<Int(turns * 2 * Double.pi / step) {
      guard plan != nil else { break }
      report([(0, centre + way)])
      way = Position(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
      way = way * (radius / way.length)
    }
    lift()
  }

  private func approach(_ part: String) {
    let half = 0.5.squareRoot()
    let way: Position =
      switch part {
      case "above": Position(x: 0, y: 1)
      case "diagonal": Position(x: half, y: half)
      case "pinch": Position(x: half, y: -half)
      default: Position(x: 1, y: 0)
      }
    let centre = Position(x: window.width / 2, y: window.height / 2)
    for step in 0...140 {
      let distance = 8 + (Double(step) - 70).magnitude * 0.5
      let reach = way * (distance / 2)
      report([(0, centre - reach), (1, centre + reach)])
    }
    lift()
  }

  private func hold(_ count: Int, seconds: Double) {
    let positions = (0..<count).map { index in
      (
        id: index,
        position: Position(
          x: window.width * (0.1 + 0.8 * Double(index % 5) / 4),
          y: window.height * (index < 5 ? 0.3 : 0.65))
      )
    }
    for _ in 0..<Int(seconds * screen.rate) { report(positions) }
    lift()
  }

  private func palm(_ part: String) {
    // A screen that recognizes palms reports nothing for one.
    if part == "drawing" {
      move(
        from: Position(x: window.width * 0.1, y: window.height * 0.35),
        to: Position(x: window.width * 0.9, y: window.height * 0.35), speed: 120)
    }
  }

  private func swipe(_ edge: String) {
    let (x, y) = (window.width / 2, window.height / 2)
    let way: (from: Position, to: Position) =
      switch edge {
      case "left": (Position(x: 0.5, y: y), Position(x: 40, y: y))
      case "top": (Position(x: x, y: 0.5), Position(x: x, y: 40))
      case "right": (Position(x: window.width - 0.5, y: y), Position(x: window.width - 40, y: y))
      default: (Position(x: x, y: window.height - 0.5), Position(x: x, y: window.height - 40))
      }
    move(from: way.from, to: way.to, speed: 200)
  }
}
