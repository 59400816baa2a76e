/// A step in the processing of input by the program and the compositor: handling, commit, presentation.
package struct Moment: Hashable, Sendable {
  /// The type of a moment.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// The program's handlers have processed every event that had arrived when they began.
    case handled
    /// A frame was committed, with the content that was handled before.
    case commit
    /// The compositor reported the time at which a frame was shown (`wp_presentation_feedback.presented`).
    case presented
    /// The compositor reported that a frame was never shown.
    case discarded
    /// The end of a line that follows a touch, as the next frame shows it.
    case ink
  }

  /// The type of the moment.
  package var kind: Kind
  /// The time in the program, on the monotonic clock, in microseconds.
  package var at: Int64
  /// The number of the frame. For ink, the identifier of the touch.
  package var number: UInt32 = 0
  /// A time on the monotonic clock, in microseconds.
  ///
  /// For `presented`, it is the time at which the frame was shown. For `handled`, it is the arrival of the
  /// last event that the handlers processed, or 0 if they processed all that arrived before ``at``.
  package var shown: Int64 = 0
  /// For `presented`, the time until the next frame in nanoseconds, or 0 if it is unknown.
  package var refresh: UInt32 = 0
  /// For ink, the x coordinate, in points of the surface.
  package var x = 0.0
  /// For ink, the y coordinate, in points of the surface.
  package var y = 0.0
  /// For ink, a Boolean value that indicates whether the position was predicted.
  package var isPredicted = false

  /// Creates a moment.
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
