import TouchJudgement
import TouchRecording
import TouchRobot

@testable import ResponderTestKit
@testable import TouchLab

/// The touch lab's window on a stage, with a robot that performs its tests.
@MainActor final class PlayedLab {
  let lab: LabStage
  let sink = MemorySink()
  var stage: Stage { lab.stage }
  var session: LabSession { lab.session }

  init(
    size: Size = Size(width: 800, height: 500), suite: TestPlanner.Suite = .full,
    holder: Holder = .robot, profile: String = "strict", language: String? = nil,
    contact: Double = 0, path: String = ""
  ) throws {
    var options = LabOptions()
    options.suite = suite
    options.holder = holder
    options.language = language
    options.contact = contact
    let profile = try Profile.named(profile)
    lab = try LabStage(
      size: size, options: options,
      profile: profile ?? Profile(name: "none", title: "None", limits: []), sink: sink,
      path: path)
  }

  /// Performs tests until the runner has finished them, or until a number of seconds of the stage's time have
  /// passed.
  func play(_ tests: [TestKind], on screen: RobotScreen = .sound, seconds: Double = 900) {
    guard let window = RobotWindow(of: session.recording) else { return }
    let robot = TouchRobot(StageFingers(stage), on: window, screen: screen)
    lab.controller.run(tests)
    // The loop below also handles the steps that were recorded when the tests began.
    var seen = 0
    let end = stage.now + seconds
    while let running = lab.controller.running, stage.now < end {
      while seen < session.recording.steps.count {
        if let now = RobotWindow(of: session.recording) { robot.window = now }
        robot.take(.step(session.recording.steps[seen]))
        seen += 1
      }
      if running.runner.phase == .preparing { prepare(running) }
      if running.runner.phase != .running || !robot.act() { stage.advance(by: 0.1) }
    }
  }

  /// Performs the preparation that a part of a test requires.
  private func prepare(_ running: TestController) {
    switch running.runner.part?.preparation {
    case .confirm: if running.isAsking { stage.tap(at: running.answer ?? .zero) }
    case .turn(let transform, _): turn(to: transform)
    case .output(let number, _): move(to: number)
    case .handsOff, .none?, nil: break
    }
  }

  // MARK: Desktop

  /// Connects a second screen with the same size in points. Its points are twice as wide and high.
  func addScreen() {
    var second = stage.display.outputs[0]
    (second.number, second.name) = (2, "STAGE-2")
    second.millimetres = Size(
      width: second.millimetres.width * 2, height: second.millimetres.height * 2)
    stage.display.outputs.append(second)
    tellScreens()
  }

  /// Sets the reported size of the first screen, in millimetres.
  func setMillimetres(_ size: Size) {
    stage.display.outputs[0].millimetres = size
    tellScreens()
  }

  /// Sets the transform of the screen with the window.
  private func turn(to transform: Int32) {
    var screen = stage.display.outputs[0]
    let size = screen.frame.size
    if (screen.transform + Int(transform)) % 2 != 0 {
      screen.frame.size = Size(width: size.height, height: size.width)
    }
    screen.transform = Int(transform)
    stage.display.outputs[0] = screen
    tellScreens()
  }

  /// Moves the window to a screen. The windows of a stage are on the first screen of the list, and so this
  /// makes the screen the first one.
  private func move(to number: UInt32) {
    guard let index = stage.display.outputs.firstIndex(where: { $0.number == number }) else {
      return
    }
    stage.display.outputs.swapAt(0, index)
    tellScreens()
  }

  private func tellScreens() {
    stage.application.outputsDidChange()
    stage.display.inputObserver?.displayDidChange()
    if let surface = stage.surface {
      let size = stage.display.outputs[0].frame.size
      (surface.configuration.width, surface.configuration.height) = (size.width, size.height)
      surface.configure()
    }
    stage.render()
  }
}

/// The fingers of a robot on a stage.
private final class StageFingers: RobotFingers {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func down(_ id: Int, x: Double, y: Double) { stage.touchDown(id, at: Point(x: x, y: y)) }
  func move(_ id: Int, x: Double, y: Double) { stage.touchMove(id, to: Point(x: x, y: y)) }
  func up(_ id: Int) { stage.touchUp(id) }
  func frame() { stage.frame() }
  func shape(_ id: Int, major: Double, minor: Double, angle: Double) {
    stage.touchShape(
      id, majorRadius: major / 2, minorRadius: minor / 2, orientation: angle * .pi / 180)
    stage.frame()
  }
  func hold(_ pen: RobotPen, before: RobotPen) {
    let place = Point(x: pen.x, y: pen.y)
    let (altitude, azimuth) = (
      .pi / 2 - pen.lean.magnitude * .pi / 180, pen.lean < 0 ? Double.pi : 0
    )
    if !pen.isNear {
      stage.pencilLeave()
    } else if !pen.isDown, before.isDown {
      stage.pencilUp()
    } else if !pen.isDown {
      stage.pencilHover(
        at: place, zOffset: pen.distance, altitude: altitude, azimuth: azimuth,
        tool: pen.isEraser ? .eraser : .pen)
    } else if before.isDown {
      stage.pencilMove(
        to: place, force: pen.pressure * 4, altitude: altitude, azimuth: azimuth)
    } else {
      stage.pencilDown(
        at: place, force: pen.pressure * 4, altitude: altitude, azimuth: azimuth,
        tool: pen.isEraser ? .eraser : .pen)
    }
    if let old = before.button, pen.button != old {
      stage.pencilButton(isDown: false, upper: old == .upper)
    }
    if let new = pen.button, before.button != new {
      stage.pencilButton(isDown: true, upper: new == .upper)
    }
  }
  func pass(_ seconds: Double) { stage.advance(by: seconds) }
}
