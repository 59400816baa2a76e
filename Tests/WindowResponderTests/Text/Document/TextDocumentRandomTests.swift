import Testing

@testable import WindowResponder

/// A document beside a plain string and arrays, through a million random steps.
@MainActor @Suite struct TextDocumentRandomTests {
  @Test("A million random edits and look-ups give what a plain string gives")
  func million() {
    for seed in 0..<8 {
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
