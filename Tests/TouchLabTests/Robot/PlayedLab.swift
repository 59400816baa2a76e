import ResponderTestKit
import TouchJudgement
import TouchRecording

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
    let robot = TouchRobot(
      stage, on: session.ground(of: stage.window.bounds.size), screen: screen)
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
