import Foundation
import LabPlayer
import RealCompositors
import SeededRandom
import Testing
import TouchAnalysis
import TouchRecording

/// Tests of the touch lab's guided tests, played by a robot with touches of a compositor, including the
/// report.
@Suite(.serialized) @MainActor
struct TouchLabOnCompositorsTests {
  /// An action of the user that is necessary for the next part to begin. It receives the number of completed
  /// parts.
  private typealias Help = (_ done: Int, _ recording: Recording) throws -> Void

  /// Returns the number of parts that a test has in the quick suite, for a number of screens.
  private func parts(of test: TestKind, screens: Int) -> Int {
    switch test {
    case .separation, .swipe, .rotation: 4
    case .palm, .jitter, .latency: 2
    case .screens: screens
    default: 1
    }
  }

  /// Plays a test of the touch lab on a compositor, and returns the recording.
  private func play(
    _ test: TestKind, on compositor: RealCompositor, screens: Int = 1, help: Help = { _, _ in }
  ) throws -> Recording {
    let folder = compositor.file("lab-\(test)")
    let lab = try compositor.launch(
      Executables.product("TouchLab"),
      ["--test", test.rawValue, "--held", "injected", "--fingers", "3", "-o", folder], debug: true)
    defer { lab.terminate() }
    #expect(wait { lab.waylandLog.isShown }, "\(lab.errors)")
    let player = try LabPlayer(on: compositor, recordings: folder)
    #expect(wait(interval: 0.05) { !player.recording.facts.isEmpty })
    var helped = -1
    let all = parts(of: test, screens: screens)
    let isOver = try wait(seconds: 120, interval: 0.05) {
      let now = player.recording
      let done = LabPlayer.partsDone(now)
      if done >= all || player.failure != nil || !lab.isRunning { return true }
      if done > helped {
        try help(done, now)
        helped = done
      }
      player.act(on: now)
      return false
    }
    #expect(isOver, "\(player.recording.steps)")
    #expect(player.failure == nil && lab.isRunning)
    #expect(lab.waylandLog.events("wl_display.error").isEmpty)
    return player.recording
  }

  private func figure(_ name: FigureName, _ analysis: Analysis) -> Double? {
    analysis.figures.first { $0.name == name }?.value
  }

  /// Checks the report on a recorded test, which is made of the recording alone.
  private func checkReport(of test: TestKind, on compositor: RealCompositor) throws {
    let folder = compositor.file("lab-\(test)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let name = try #require(names.first { $0.hasSuffix(".jsonl") })
    let page = "\(folder)/report.html"
    let report = try ChildProcess(
      Executables.product("TouchLab"),
      ["report", "\(folder)/\(name)", "-o", page, "--profile", "windows-hlk"],
      environment: [:], output: "\(folder)/told", errors: "\(folder)/errors")
    // The status is 1 if a limit is exceeded, which can happen with touches that other programs delay.
    let exit = report.waitForExit()
    #expect(exit == .status(0) || exit == .status(1), "\(test): \(report.errors)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<table") && text.contains("</html>"), "\(test)")
  }

  private func check(_ compositor: RealCompositor, with more: [TestKind] = []) throws {
    // All tests if everything is checked. Each takes a quarter of a minute. The tests of pens and of the
    // shape of a contact are not included, because no device can play them here.
    let tests = [
      TestKind.accuracy, .fingers, .straightness, .rate, .separation, .swipe, .palm, .jitter,
      .latency, .ghost,
    ].prefix(sampleSize(10))
    for test in tests + more {
      let recording = try play(test, on: compositor)
      #expect(recording.problemCount == 0)
      try checkReport(of: test, on: compositor)
      let analysis = Analysis(recording)
      #expect(analysis.runs.contains { $0.plan.test == test }, "\(test): \(recording.steps)")
      #expect(analysis.left.allSatisfy { $0.end == .stopped }, "\(test): \(analysis.left)")
      switch test {
      case .fingers: #expect(analysis.fingers?.most == 3)
      case .rate: #expect((analysis.rate?.mean ?? 0) > 20)
      case .separation: #expect(analysis.runs.count == 4)
      case .swipe:
        // If the compositor does not report the size of the screen, there is no figure. There are contacts
        // for each side.
        #expect(analysis.runs.count == 4 && analysis.runs.allSatisfy { !$0.contacts.isEmpty })
      case .palm: #expect(figure(.palmContacts, analysis) == 0)
      // If the compositor does not report the size of the screen, there is no figure here either.
      case .coverage:
        #expect(analysis.runs.count == 1 && analysis.runs.allSatisfy { !$0.contacts.isEmpty })
      case .jitter: #expect(analysis.runs.map(\.plan.part) == ["rest", "moving"])
      case .latency: #expect(analysis.runs.map(\.plan.part) == ["plain", "predicted"])
      case .ghost:
        #expect(analysis.runs.count == 1 && analysis.runs.allSatisfy(\.contacts.isEmpty))
      default: break
      }
    }
  }

  @Test("The tests are played on KWin by injected fingers", needs("kwin_wayland", "dbus-daemon"))
  func kwin() throws {
    let compositor = try RealCompositor.kwin(width: 800, height: 600)
    defer { compositor.stop() }
    // Only on KWin: on weston, which takes each touch in a request of its own, a whole screen takes minutes.
    try check(compositor, with: sampleSize(4) == 4 ? [.coverage] : [])
  }

  @Test(
    "KWin turns the picture each way, and the touches follow",
    needs("kwin_wayland", "dbus-daemon"))
  func turns() throws {
    let compositor = try RealCompositor.kwin(width: 800, height: 600)
    defer { compositor.stop() }
    let recording = try play(.rotation, on: compositor) { done, _ in
      try compositor.kwinOutputs.change(0, .transform([1, 2, 3, 0][min(done, 3)]))
    }
    let analysis = Analysis(recording)
    #expect(analysis.runs.map(\.plan.part) == ["90", "180", "270", "normal"])
    for run in analysis.runs { #expect(run.contacts.count == 9, "\(run.plan.part)") }
  }

  @Test(
    "A window of KWin's goes to the second screen, and the touches there arrive",
    needs("kwin_wayland", "dbus-daemon"))
  func screens() throws {
    let compositor = try RealCompositor.kwin(width: 800, height: 600, outputs: 2)
    defer { compositor.stop() }
    let recording = try play(.screens, on: compositor, screens: 2) { done, now in
      let outputs = now.facts.compactMap { fact -> String? in
        if case .output(let output) = fact.content { output.name } else { nil }
      }
      // The parts are in the order of the screens' numbers.
      guard Set(outputs).count == 2, done < 2 else { return }
      try compositor.runKWinScript(
        "workspace.sendClientToScreen(workspace.clientList()[0], \(done))")
    }
    let analysis = Analysis(recording)
    #expect(analysis.runs.count == 2)
    #expect(figure(.screensRight, analysis) == 100)
  }

  @Test(
    "The tests are played on weston by injected fingers", needs("weston", "cc"))
  func weston() throws {
    let compositor = try RealCompositor.weston(width: 800, height: 600)
    defer { compositor.stop() }
    try check(compositor)
  }
}
