import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@Suite("Figures of two recordings compared") struct FigureComparisonTests {
  private func change(
    _ name: FigureName, _ before: Double, _ after: Double, _ holder: Holder
  ) -> FigureComparison.Change? {
    FigureComparison(
      name, before: Figure(name, before, holder: holder, count: 10),
      after: Figure(name, after, holder: holder, count: 10)
    )?.change
  }

  @Test("By hand, figures are the same within the spread of two runs, and better or worse beyond")
  func byHand() {
    #expect(change(.accuracyInner, 1.2, 1.6, .hand) == .same)
    #expect(change(.accuracyInner, 1.2, 3, .hand) == .worse)
    #expect(change(.accuracyInner, 3, 1.2, .hand) == .better)
    #expect(change(.rateLeast, 120, 116, .hand) == .same)
    #expect(change(.rateLeast, 120, 60, .hand) == .worse)
    #expect(change(.rateLeast, 60, 120, .hand) == .better)
    #expect(change(.coverageCells, 99, 98, .hand) == .same)
    #expect(change(.latencyTotal, 30, 34, .hand) == .same)
    #expect(change(.latencyTotal, 30, 60, .hand) == .worse)
  }

  @Test(
    "A fault more is worse however it was held, and a machine's figures are the same within 1 %")
  func exact() {
    for holder in Holder.allCases {
      #expect(change(.touchLost, 0, 1, holder) == .worse, "\(holder)")
      #expect(change(.ghostIdle, 3, 2, holder) == .better, "\(holder)")
    }
    #expect(change(.accuracyInner, 1.2, 1.21, .robot) == .same)
    #expect(change(.accuracyInner, 1.2, 1.3, .robot) == .worse)
    #expect(change(.latencyKernel, 1, 1.001, .injected) == .same)
  }

  @Test("What tells of the touches that were made is neither better nor worse")
  func neutral() {
    #expect(change(.touchMost, 2, 10, .robot) == .different)
    let one = FigureComparison(
      .rateLeast, before: nil, after: Figure(.rateLeast, 100, holder: .hand, count: 1))
    #expect(one?.change == .missing)
    #expect(FigureComparison(.rateLeast, before: nil, after: nil) == nil)
  }
}
