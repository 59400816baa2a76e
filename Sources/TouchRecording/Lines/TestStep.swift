/// A step of a guided test.
package struct TestStep: Hashable, Sendable {
  /// The content of a step.
  package enum Content: Hashable, Sendable {
    /// A test, or a part of one, begins.
    case begin(TestPlan)
    /// The position to touch from now on, in points of the surface.
    case target(x: Double, y: Double)
    /// The stroke to follow from now on.
    case guide(Guide)
    /// The test ends, because it was completed, skipped or stopped.
    case end(TestEnd)
  }

  /// The time, on the monotonic clock, in microseconds.
  package var at: Int64
  /// The content of the step.
  package var content: Content

  /// Creates a step.
  package init(at: Int64, _ content: Content) {
    self.at = at
    self.content = content
  }
}

/// The end of a test.
package enum TestEnd: String, CaseIterable, Sendable {
  /// The test was completed.
  case done
  /// The test was skipped.
  case skipped
  /// The test was stopped, and has to be repeated.
  case stopped
}
