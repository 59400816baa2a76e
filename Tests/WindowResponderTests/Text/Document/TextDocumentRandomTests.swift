import SeededRandom
import Testing

@testable import WindowResponder

/// A document beside a plain string and arrays, through a million random steps where `CHECK_ALL` asks for
/// all.
@MainActor @Suite struct TextDocumentRandomTests {
  @Test("Hundreds of thousands of random edits and look-ups give what a plain string gives")
  func million() {
    for seed in 0..<sampleSize(8) {
      var model = TextDocumentModel(seed: seed)
      for step in 0..<125_000 {
        if let problem = model.step(step) {
          Issue.record("Seed \(seed), step \(step): \(problem)")
          return
        }
      }
    }
  }
}
