import Testing
import TouchRecording
import WindowResponder

@testable import TouchLab

@Suite("What the touch lab knows of its window") @MainActor struct LabSessionTests {
  @Test("Tests begin once the screens are known and the window is as it was asked for")
  func settled() throws {
    let lab = try PlayedLab()
    #expect(lab.session.isSettled)
    let lines = lab.session.recording.facts.map { RecordedLine.fact($0) }
    lab.session.show(
      lines.filter {
        if case .fact(let fact) = $0, case .output = fact.content { false } else { true }
      })
    #expect(!lab.session.isSettled)
    let small = Fact(
      at: 1, .window(WindowState(number: 1, width: 9, height: 9, output: 1, isFullscreen: false)))
    lab.session.show(lines + [.fact(small)])
    #expect(!lab.session.isSettled)
    lab.session.options.isFullscreen = false
    #expect(lab.session.isSettled)
  }
}
