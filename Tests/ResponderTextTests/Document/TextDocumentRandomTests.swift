import SeededRandom
import Testing

@testable import WindowResponder

/// Tests of a document against a string and arrays, with a million random steps if `CHECK_ALL` is set.
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
