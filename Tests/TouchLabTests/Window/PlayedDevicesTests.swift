import ResponderTestKit
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchRobot

@testable import TouchLab

/// Tests of pens, shapes, rotations and second screens, from the first page to the verdicts.
@Suite("Guided tests of pens, shapes and screens, played by a robot") @MainActor
struct PlayedDevicesTests {
  /// Performs a test, and returns the analysis and the verdict on each limit. The stage no longer exists
  /// then.
  private func outcomes(
    _ test: TestKind, on screen: RobotScreen = .sound, profile: String = "strict",
    contact: Double = 0, screens: Int = 1
  ) throws -> (analysis: Analysis, verdicts: [String: Verdict.Outcome]) {
    let lab = try PlayedLab(
      size: Size(width: 480, height: 320), profile: profile, contact: contact)
    if screens > 1 { lab.addScreen() }
    lab.play([test], on: screen)
    #expect(lab.lab.controller.running == nil)
    let ends = lab.session.outcomes[test] ?? []
    #expect(!ends.isEmpty && ends.allSatisfy { $0.end == .done }, "\(ends)")
    let verdicts = lab.session.verdicts(on: test).map { ($0.limit.figure.rawValue, $0.outcome) }
    let analysis = try #require(lab.session.analysis)
    return (analysis, Dictionary(uniqueKeysWithValues: verdicts))
  }

  private func value(_ name: FigureName, in analysis: Analysis) -> Double? {
    analysis.figures.first { $0.name == name }?.value
  }

  /// Returns the limits that are not met.
  private func failed(_ verdicts: [String: Verdict.Outcome]) -> [String] {
    verdicts.filter { $0.value == .fail }.keys.sorted()
  }

  @Test("A good pen passes every limit, its eraser and its buttons are seen")
  func pen() throws {
    let (analysis, verdicts) = try outcomes(.pen)
    #expect(verdicts.count == 7 && verdicts.values.allSatisfy { $0 == .pass }, "\(verdicts)")
    #expect(value(.penButtons, in: analysis) == 2 && value(.penEraser, in: analysis) == 1)
    #expect((value(.penHover, in: analysis) ?? 0) > 60)
    let (_, published) = try outcomes(.pen, profile: "windows-hlk")
    #expect(published["pen.eraser"] == .pass && failed(published) == [])
  }

  @Test("A pen with few levels of pressure and few reports fails there, and nowhere else")
  func coarsePen() throws {
    let (_, verdicts) = try outcomes(.pen, on: .coarsePen)
    #expect(failed(verdicts) == ["pen.rate", "pen.step"])
  }

  @Test("A pen that trembles fails where it rests and where it taps")
  func shakyPen() throws {
    let (_, verdicts) = try outcomes(.pen, on: .noisy)
    #expect(verdicts["pen.rest"] == .fail && verdicts["pen.accuracy"] == .fail)
  }

  @Test("A hand that is a touch beside the pen fails the pen")
  func palms() throws {
    let (_, verdicts) = try outcomes(.pen, on: .palms)
    #expect(failed(verdicts) == ["pen.palm"])
  }

  @Test("Contacts that tell their size and angle pass, and wrong ones fail")
  func shape() throws {
    let (analysis, verdicts) = try outcomes(.shape, contact: 9)
    #expect(verdicts == ["shape.size": .pass, "shape.angle": .pass])
    #expect(value(.shapeOffered, in: analysis) == 100)
    let (_, wrong) = try outcomes(.shape, on: .wrongShapes, contact: 9)
    #expect(wrong == ["shape.size": .fail, "shape.angle": .fail])
  }

  @Test("Four turns of the picture, each tapped: touches that follow pass, stuck ones fail")
  func rotation() throws {
    let (analysis, verdicts) = try outcomes(.rotation)
    #expect(verdicts == ["rotation.turns": .pass, "rotation.worst": .pass])
    #expect(value(.rotationTurns, in: analysis) == 4)
    let screens = analysis.runs.map(\.screen)
    #expect(screens.map { $0.width < $0.height } == [true, false, true, false])
    let (stuck, fails) = try outcomes(.rotation, on: .stuck)
    #expect(fails["rotation.turns"] == .fail)
    #expect(value(.rotationTurns, in: stuck) == 1)
  }

  @Test("Two screens in turn: touches that arrive pass, a screen whose touches are lost fails")
  func screens() throws {
    let (analysis, verdicts) = try outcomes(.screens, screens: 2)
    #expect(verdicts == ["screens.right": .pass])
    #expect(analysis.runs.map(\.screen.output) == [1, 2])
    let (_, lost) = try outcomes(.screens, on: .losingOthers, screens: 2)
    #expect(lost == ["screens.right": .fail])
  }
}
