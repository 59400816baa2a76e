import Foundation
import RealCompositors
import SeededRandom
import Testing
import TouchAnalysis
import TouchRecording
import TouchRobot

/// The touch lab's guided tests, played by a robot whose fingers a compositor makes, up to the report.
@Suite(.serialized) @MainActor
struct TouchLabOnCompositorsTests {
  /// Fingers that a compositor's devices play.
  private final class InjectedFingers: RobotFingers {
    private let input: any InputDevices
    private(set) var failure: (any Error)?

    init(_ input: any InputDevices) { self.input = input }

    private func attempt(_ play: () throws -> Void) {
      do { try play() } catch { failure = failure ?? error }
    }
    func down(_ id: Int, x: Double, y: Double) {
      attempt { try input.touchDown(Int32(id), x: x, y: y) }
    }
    func move(_ id: Int, x: Double, y: Double) {
      attempt { try input.touchMove(Int32(id), x: x, y: y) }
    }
    func up(_ id: Int) { attempt { try input.touchUp(Int32(id)) } }
    func frame() { attempt { try input.touchFrame() } }
    func pass(_ seconds: Double) { usleep(useconds_t(seconds * 1e6)) }
  }

  private func isOnWholeScreen(_ recording: Recording) -> Bool {
    let states = recording.facts.compactMap { fact -> WindowState? in
      if case .window(let window) = fact.content { window } else { nil }
    }
    return states.last?.isFullscreen ?? false
  }

  /// Plays one test of the lab's on a compositor; gives what was recorded.
  private func play(_ test: TestKind, on compositor: RealCompositor) throws -> Recording {
    let folder = compositor.file("lab-\(test)")
    let lab = try compositor.launch(
      Executables.product("TouchLab"),
      ["--test", test.rawValue, "--held", "injected", "--fingers", "3", "-o", folder], debug: true)
    defer { lab.terminate() }
    #expect(wait { lab.waylandLog.isShown }, "\(lab.errors)")
    func recording() -> Recording {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let name = names.first(where: { $0.hasSuffix(".jsonl") }) else { return Recording() }
      return (try? RecordingReader.read(path: "\(folder)/\(name)")) ?? Recording()
    }
    // The whole screen is given to the window after it was shown.
    #expect(wait(interval: 0.05) { isOnWholeScreen(recording()) && !recording().steps.isEmpty })
    usleep(300_000)
    let fingers = InjectedFingers(try compositor.input)
    let ground = try #require(RobotGround(of: recording()))
    let robot = TouchRobot(fingers, on: ground, screen: .sound)
    var seen = 0
    // The last part's end is the last line that there is for as long as the page rests.
    var idle = 0
    while idle < 60, fingers.failure == nil, lab.isRunning {
      let steps = recording().steps
      for step in steps.dropFirst(seen) { robot.take(.step(step)) }
      seen = steps.count
      idle = robot.act() ? 0 : idle + 1
      usleep(50_000)
    }
    #expect(fingers.failure == nil)
    #expect(lab.waylandLog.events("wl_display.error").isEmpty)
    return recording()
  }

  private func check(_ compositor: RealCompositor) throws {
    // All of them where all is checked; each takes a quarter of a minute.
    let tests = [TestKind.accuracy, .fingers, .straightness, .rate].prefix(sampleSize(8))
    for test in tests {
      let recording = try play(test, on: compositor)
      #expect(recording.problemCount == 0)
      let analysis = Analysis(recording)
      #expect(analysis.runs.contains { $0.plan.test == test }, "\(test): \(recording.steps)")
      #expect(analysis.left.allSatisfy { $0.end == .stopped })
      if test == .fingers { #expect(analysis.fingers?.most == 3) }
      if test == .rate { #expect((analysis.rate?.mean ?? 0) > 20) }
    }
  }

  @Test("The tests are played on KWin by injected fingers", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let compositor = try RealCompositor.kwin(width: 800, height: 600)
    defer { compositor.stop() }
    try check(compositor)
  }

  @Test(
    "The tests are played on weston by injected fingers", needs("weston", "cc"))
  func weston() throws {
    let compositor = try RealCompositor.weston(width: 800, height: 600)
    defer { compositor.stop() }
    try check(compositor)
  }
}
