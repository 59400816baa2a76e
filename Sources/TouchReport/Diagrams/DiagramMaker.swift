package import ResponderGeometry
package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// A factory of the drawings for a recording's figures and verdicts.
@MainActor package struct DiagramMaker {
  let recording: Recording
  let analysis: Analysis
  let profile: Profile?
  let words: ReportStrings

  /// Creates a factory for a recording. Drawings contain the limits of the profile if possible.
  package init(
    _ recording: Recording, _ analysis: Analysis, profile: Profile? = nil,
    language: ReportLanguage = .english
  ) {
    self.recording = recording
    self.analysis = analysis
    self.profile = profile
    words = ReportStrings(language)
  }

  /// Returns the drawings of a group of figures.
  package func kinds(of group: FigureGroup) -> [DiagramKind] {
    DiagramKind.allCases.filter { $0.group == group && canDraw($0) }
  }

  /// Returns the drawings of a test.
  package func kinds(of test: TestKind) -> [DiagramKind] { kinds(of: .test(test)) }

  /// Returns the screen that a drawing shows.
  func screen(of kind: DiagramKind) -> ScreenSize {
    if case .test(let test) = kind.group { analysis.screen(of: test) } else { analysis.screen }
  }

  /// Returns the width of a drawing for an available width: a round drawing needs no more than its height.
  package func width(of kind: DiagramKind, room: Double) -> Double {
    switch kind {
    case .accuracyCloud, .jitterRest, .shape, .penTilt: min(room, 420)
    case .rotation: min(room, 560)
    default: room
    }
  }

  /// Returns the best size of a drawing for a width, in points.
  package func size(of kind: DiagramKind, width: Double) -> Size {
    let screen = screen(of: kind)
    switch kind {
    case .touchMap, .coverage, .accuracyMap, .straightnessMap, .palm:
      let share = ScreenMap.canDraw(screen) ? screen.height / screen.width : 0.6
      return Size(width: width, height: (min(max(width * share, 160), width * 1.1) + 52).rounded())
    case .ghost: return Size(width: width, height: (width * 0.5 + 80).rounded())
    case .accuracyCloud, .jitterRest, .shape, .penTilt:
      return Size(width: width, height: (min(width, 440) + 52).rounded())
    case .fingers:
      let rows = Double(TouchesDiagram.rows(of: analysis))
      return Size(width: width, height: min(520, max(140, rows * 22 + 90)))
    case .latency:
      let stages = analysis.latency?.stages.count ?? 0
      return Size(width: width, height: Double(110 + max(1, stages) * 66))
    case .rotation: return Size(width: width, height: (min(width, 520) + 52).rounded())
    case .separation:
      // In a narrow drawing, the parts are below one another.
      return Size(width: width, height: width < 480 ? 420 : 300)
    case .straightnessStroke, .rateIntervals, .rateTime, .penPressure, .penCurve,
      .screens, .ink, .swipe:
      return Size(width: width, height: (min(max(width * 0.5, 200), 320)).rounded())
    }
  }

  /// Returns a drawing, or `nil` if there is no data or not enough space.
  ///
  /// - Parameters:
  ///   - size: The size, in points; see ``size(of:width:)``.
  ///   - textSize: The size of the text, in points.
  package func diagram(
    _ kind: DiagramKind, size: Size, textSize: Double = 12
  ) -> Diagram? {
    guard size.width >= 60, size.height >= 40, canDraw(kind) else { return nil }
    var sketch = DiagramSketch(size: size, words: words, textSize: textSize)
    draw(kind, in: &sketch)
    guard !sketch.marks.isEmpty else { return nil }
    return Diagram(
      kind: kind, size: size, title: words.title(of: kind), summary: words.summary(of: kind),
      marks: sketch.marks)
  }

  /// Returns the profile's limit for a figure.
  func limit(of name: FigureName) -> Double? {
    profile?.limits.first { $0.figure == name }?.value
  }

  /// Returns the runs of a test.
  func runs(of test: TestKind) -> [TestRun] { analysis.runs.filter { $0.plan.test == test } }
}
