import ResponderTestKit
import TouchJudgement
import TouchRecording
import TouchRobot

@testable import TouchLab

/// The window on a stage, and a robot that plays its tests.
@MainActor final class PlayedLab {
  let lab: LabStage
  let sink = MemorySink()
  var stage: Stage { lab.stage }
  var session: LabSession { lab.session }

  init(
    size: Size = Size(width: 800, height: 500), suite: TestPlanner.Suite = .full,
    holder: Holder = .robot, profile: String = "strict", language: String? = nil
  ) throws {
    var options = LabOptions()
    options.suite = suite
    options.holder = holder
    options.language = language
    let profile = try Profile.named(profile)
    lab = try LabStage(
      size: size, options: options,
      profile: profile ?? Profile(name: "none", title: "None", limits: []), sink: sink)
  }

  /// Plays tests until the runner is through with them; gives up after so many seconds of the stage.
  func play(_ tests: [TestKind], on screen: RobotScreen = .sound, seconds: Double = 900) {
    guard let ground = RobotGround(of: session.recording) else { return }
    let robot = TouchRobot(StageFingers(stage), on: ground, screen: screen)
    lab.controller.run(tests)
    // What was written when it began has passed already.
    var seen = 0
    let end = stage.now + seconds
    while let running = lab.controller.running, stage.now < end {
      while seen < session.recording.steps.count {
        robot.take(.step(session.recording.steps[seen]))
        seen += 1
      }
      if running.runner.phase == .preparing, running.isAsking {
        stage.tap(at: running.answer ?? .zero)
      }
      if running.runner.phase != .running || !robot.act() { stage.advance(by: 0.1) }
    }
  }
}

/// A robot's fingers on a stage.
private final class StageFingers: RobotFingers {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  func down(_ id: Int, x: Double, y: Double) { stage.touchDown(id, at: Point(x: x, y: y)) }
  func move(_ id: Int, x: Double, y: Double) { stage.touchMove(id, to: Point(x: x, y: y)) }
  func up(_ id: Int) { stage.touchUp(id) }
  func frame() { stage.frame() }
  func pass(_ seconds: Double) { stage.advance(by: seconds) }
}
