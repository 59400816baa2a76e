/// What the program and the compositor did with input: handled it, committed a frame, showed it.
package struct Moment: Hashable, Sendable {
  /// What was done.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// The program's handlers have seen every event that had arrived when they began.
    case handled
    /// A frame was committed, with what was handled before.
    case commit
    /// The compositor told when a frame was seen (`wp_presentation_feedback.presented`).
    case presented
    /// The compositor told that a frame was never seen.
    case discarded
    /// The end of a line that follows a finger, as the next frame shows it.
    case ink
  }

  /// What was done.
  package var kind: Kind
  /// When that was here, on the monotonic clock, in microseconds.
  package var at: Int64
  /// The frame's number. Ink: the finger's number.
  package var number: UInt32 = 0
  /// Presented: when the frame was seen. Handled: when the last event arrived that the handlers saw, 0
  /// where they saw all that arrived before ``at``. On the monotonic clock, in microseconds.
  package var shown: Int64 = 0
  /// Presented: nanoseconds until the next frame; 0 where that is not known.
  package var refresh: UInt32 = 0
  /// Ink: where, in points of the surface.
  package var x = 0.0
  /// Ink: where, in points of the surface.
  package var y = 0.0
  /// Ink: whether the place was predicted.
  package var isPredicted = false

  /// Makes a moment.
  package init(
    _ kind: Kind, at: Int64, number: UInt32 = 0, shown: Int64 = 0, refresh: UInt32 = 0,
    x: Double = 0, y: Double = 0, isPredicted: Bool = false
  ) {
    self.kind = kind
    self.at = at
    self.number = number
    self.shown = shown
    self.refresh = refresh
    self.x = x
    self.y = y
    self.isPredicted = isPredicted
  }
}
