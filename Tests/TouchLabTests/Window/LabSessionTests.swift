import ResponderTestKit
import Testing
import TouchAnalysis
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

  @Test("A long recording is looked at beside the window, which shows how far and answers fingers")
  func longRecording() async throws {
    let lab = try PlayedLab(suite: .quick)
    lab.session.longRecording = 0
    lab.play([.accuracy])
    let controller = lab.lab.controller
    // The test has ended, and its analysis is not complete yet.
    #expect(controller.running == nil && lab.session.analysis == nil)
    #expect(lab.session.analysisProgress == 0 && !controller.waiting.isHidden)
    // Touches pass through the message to the view below, and a test can begin meanwhile.
    lab.stage.render()
    let place = controller.waiting.center
    #expect(!(lab.stage.window.hitTest(place, with: nil) is WaitingCard))
    controller.run([.ghost])
    lab.stage.advance(by: 0.2)
    #expect(controller.waiting.isHidden)
    lab.stage.keyDown(.keyboardEscape)
    lab.stage.keyUp(.keyboardEscape)
    lab.stage.advance(by: 0.1)
    lab.stage.tap("End all tests")
    #expect(controller.running == nil && lab.session.analysisProgress == 0)
    let session = lab.session
    #expect(await lab.stage.settle(within: 30) { session.analysisProgress == nil })
    #expect(controller.waiting.isHidden)
    #expect(session.analysis?.accuracy?.taps.count == 9)
    #expect(session.judgement != nil)
  }

  @Test("At the end what is looked at still is waited for, and an older look no longer counts")
  func concluding() async throws {
    let lab = try PlayedLab(suite: .quick)
    lab.session.longRecording = 0
    lab.play([.accuracy])
    lab.session.conclude()
    #expect(lab.session.analysisProgress == nil && lab.session.analysis != nil)
    #expect(lab.lab.controller.waiting.isHidden)
    let judged = lab.session.judgement?.verdicts
    #expect(judged != nil)
    await lab.stage.settle()
    #expect(lab.session.analysisProgress == nil && lab.session.judgement?.verdicts == judged)
  }

  @Test("An analysis tells its progress up to the end, and never goes back")
  func progress() {
    var shares: [Double] = []
    _ = Analysis(Recording()) { shares.append($0) }
    #expect(shares.count > 4 && shares == shares.sorted() && shares.last == 1)
  }
}
