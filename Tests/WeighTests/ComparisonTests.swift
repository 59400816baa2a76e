import Testing

@testable import WeighCheck

struct ComparisonTests {
  private func verdict(_ measured: Int, _ stored: Int, room: Double = 2) -> Verdict {
    Verdict(measured: measured, stored: stored, room: room)
  }

  private func compared(
    _ measured: Int?, _ expected: Int?, _ verdict: Verdict,
    basis: ComparedWeight.Basis = .stored
  ) -> ComparedWeight {
    ComparedWeight(
      name: .init(program: "Counter", figure: "press.retains"), measured: measured,
      expected: expected, room: 2, basis: basis, verdict: verdict)
  }

  @Test("a figure at the edge of its room is within, one past it is heavier or stale")
  func edges() {
    #expect(verdict(10_200, 10_000) == .within)
    #expect(verdict(10_201, 10_000) == .heavier)
    #expect(verdict(9_800, 10_000) == .within)
    #expect(verdict(9_799, 10_000) == .stale)
    #expect(verdict(10_500, 10_000, room: 5) == .within)
    #expect(verdict(37, 36) == .heavier)
    #expect(verdict(0, 0) == .within)
    #expect(verdict(1, 0) == .heavier)
  }

  @Test("each verdict names the figure, both numbers, the difference and what to do")
  func sentences() {
    #expect(compared(1000, 1000, .within).problem == nil)
    #expect(
      compared(1_234_567, 1_200_000, .heavier).problem
        == "Counter press.retains is 1,234,567, and 1,200,000 is stored (+2.88 %, room 2 %): make it lighter, or "
        + "run script/weigh --store and say in the commit why it needs more")
    #expect(
      compared(900, 1000, .stale).problem
        == "Counter press.retains is 900, and 1,000 is stored (-10.00 %, room 2 %): it became lighter; "
        + "run script/weigh --store, so that it stays so")
    #expect(
      compared(900, nil, .notStored).problem
        == "Counter press.retains is 900, and no figure is stored: run script/weigh --store")
    #expect(
      compared(nil, 1000, .notMeasured).problem
        == "Counter press.retains is stored as 1,000, and is no longer measured: run script/weigh --store"
    )
    #expect(
      compared(1100, 1000, .heavier, basis: .mergeBase).problem
        == "Counter press.retains is 1,100, and 1,000 at the merge base (+10.00 %, room 2 %): make it lighter, or "
        + "raise the stored figure by as much and say why in the commit")
  }

  @Test(
    "a stored figure that was not measured is wrong, but not one of a program that was left out")
  func missing() throws {
    let stored = try StoredWeights(StoredWeightsTests.text, file: "weights.txt")
    let measured = [
      Weight("PeerWindow", "file", 1001), Weight("PeerWindow", "start.instructions", 7),
    ]
    let result = Comparison.with(stored, measured: measured, programs: ["PeerWindow"])
    #expect(result.map(\.verdict) == [.within, .notStored, .notMeasured])
    #expect(result.last?.name.figure == "memory.private_dirty")
  }

  @Test("a room of its own is used for that figure alone")
  func ownRoom() throws {
    let stored = try StoredWeights(StoredWeightsTests.text, file: "weights.txt")
    let measured = [
      Weight("PeerWindow", "file", 1040), Weight("PeerWindow", "memory.private_dirty", 520),
    ]
    let result = Comparison.with(stored, measured: measured, programs: ["PeerWindow"])
    #expect(result.map(\.verdict) == [.heavier, .within])
  }

  @Test("beside the merge base a heavier weight is wrong, and a lighter or a new one is not")
  func mergeBase() throws {
    let stored = try StoredWeights(StoredWeightsTests.text, file: "weights.txt")
    let base = [Weight("PeerWindow", "file", 2000), Weight("Counter", "file", 2000)]
    let measured = [
      Weight("PeerWindow", "file", 2041), Weight("Counter", "file", 1000),
      Weight("Form", "file", 9),
    ]
    let result = Comparison.with(
      mergeBase: base, storedThere: stored, storedHere: stored, measured: measured)
    #expect(result.map(\.verdict) == [.heavier, .within, .within])
    #expect(result.map(\.expected) == [2000, 2000, nil])
  }

  @Test("a change that edits a stored figure may be heavier than the merge base by as much")
  func editedFigure() throws {
    let there = try StoredWeights(StoredWeightsTests.text, file: "weights.txt")
    let here = try StoredWeights(
      StoredWeightsTests.text.replacing("PeerWindow file 1000", with: "PeerWindow file 1100"),
      file: "weights.txt")
    let base = [Weight("PeerWindow", "file", 2000)]
    func verdict(_ size: Int, there: StoredWeights?) -> Verdict? {
      Comparison.with(
        mergeBase: base, storedThere: there, storedHere: here,
        measured: [Weight("PeerWindow", "file", size)]
      ).first?.verdict
    }
    #expect(verdict(2200, there: there) == .within)
    #expect(verdict(2245, there: there) == .heavier)
    #expect(verdict(2200, there: nil) == .heavier)
  }
}
