import ResponderGraphics
import ResponderTestKit
import SyntheticTouch
import Testing
import TouchJudgement
import TouchRecording
import Widgets

@testable import TouchLab

@Suite("Texts of the touch lab") @MainActor struct LabTextTests {
  private static let pages =
    ["start", "results", "latency", "calibration"] + TestKind.allCases.map(\.rawValue)

  /// Returns every text of a page that is cut off.
  private func cutOff(on page: String, size: Size, language: String) throws -> [String] {
    var options = LabOptions()
    options.language = language
    options.suite = .full
    let profile = try #require(try Profile.named("windows-hlk"))
    let lab = try LabStage(size: size, options: options, profile: profile, sink: MemorySink())
    let screen = SyntheticScreen(seed: 3, fault: .noisy)
    if page == "results" || page == "latency" || page == "start" {
      lab.session.show(SyntheticSession.full(on: screen).sortedLines)
    }
    #expect(lab.show(page) || page == "screens")
    var found: [String] = []
    TextWatch.onText = { text, _, _ in if text.isTruncated { found.append(text.string) } }
    defer { TextWatch.onText = nil }
    _ = lab.stage.snapshot()
    return found
  }

  @Test(
    "No text ends in dots, on a phone upright, on its side, and on a large screen",
    arguments: [
      Size(width: 360, height: 640), Size(width: 640, height: 360),
      Size(width: 800, height: 1_280), Size(width: 1_280, height: 800),
    ], ["en", "de"])
  func room(size: Size, language: String) throws {
    for page in Self.pages {
      #expect(try cutOff(on: page, size: size, language: language) == [], "\(page)")
    }
  }
}
