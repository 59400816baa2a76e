/// The time at which a frame became visible.
package struct FramePresentation: Equatable, Sendable {
  /// The time on the display's clock, in seconds, or `nil` if the display reports it on another clock.
  package var time: Double?
  /// The duration of a frame on the screen, in seconds, or 0 if it is unknown or varies.
  package var interval: Double

  package init(time: Double?, interval: Double) {
    self.time = time
    self.interval = interval
  }
}
