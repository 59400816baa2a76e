/// A step of a test that somebody is led through.
package struct TestStep: Hashable, Sendable {
  /// What happens.
  package enum Content: Hashable, Sendable {
    /// A test begins, or a part of one.
    case begin(TestPlan)
    /// From now on the place to touch is this one, in points of the surface.
    case target(x: Double, y: Double)
    /// From now on the stroke to follow is this one.
    case guide(Guide)
    /// The test ends, as it was finished, left out or broken off.
    case end(TestEnd)
  }

  /// When, on the monotonic clock, in microseconds.
  package var at: Int64
  /// What happens.
  package var content: Content

  /// Makes a step.
  package init(at: Int64, _ content: Content) {
    self.at = at
    self.content = content
  }
}

/// How a test ended.
package enum TestEnd: String, CaseIterable, Sendable {
  /// It was carried out.
  case done
  /// It was left out.
  case skipped
  /// It was broken off, and is to be done again.
  case stopped
}
