/// When a frame was seen.
package struct FramePresentation: Equatable, Sendable {
  /// The moment at which it was shown, on the display's clock, in seconds; nil where the display tells
  /// it on another clock.
  package var time: Double?
  /// How long the screen shows a frame, in seconds; 0 where it is unknown or varies.
  package var interval: Double

  package init(time: Double?, interval: Double) {
    self.time = time
    self.interval = interval
  }
}
