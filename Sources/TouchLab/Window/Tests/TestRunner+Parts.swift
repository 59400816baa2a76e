import TouchRecording

extension TestRunner {
  /// What is to be written.
  enum Command: Hashable, Sendable {
    case begin(TestPlan)
    case ask(TestStep.Content)
    case end(TestEnd)
  }

  /// What it is at.
  enum Phase: Hashable, Sendable {
    /// It waits for what has to be so first.
    case preparing
    /// The part is on.
    case running
    /// The part is over, and is seen for a moment longer.
    case resting
    /// Somebody stopped it, and is asked what now.
    case stopped
    /// Every part is over.
    case finished
  }

  /// What came of a part.
  struct Outcome: Hashable, Sendable {
    var plan: TestPlan
    var end: TestEnd
    /// Why it was left out, in a sentence; empty where there is nothing to say.
    var remark: String
  }
}
