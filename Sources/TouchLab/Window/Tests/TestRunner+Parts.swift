import TouchRecording

extension TestRunner {
  /// A command to write a line.
  enum Command: Hashable, Sendable {
    case begin(TestPlan)
    case ask(TestStep.Content)
    case end(TestEnd)
  }

  /// The phase of a runner.
  enum Phase: Hashable, Sendable {
    /// The runner waits for the condition of a part.
    case preparing
    /// The part is running.
    case running
    /// The part is over, and stays visible for a moment.
    case resting
    /// The user has stopped the part, and is asked how to continue.
    case stopped
    /// All parts are over.
    case finished
  }

  /// The result of a part.
  struct Outcome: Hashable, Sendable {
    var plan: TestPlan
    var end: TestEnd
    /// The reason for skipping the part, in a sentence, or an empty string.
    var remark: String
  }
}
