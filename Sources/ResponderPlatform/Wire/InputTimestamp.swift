/// The times of a Wayland event: when it happened, and when it was read.
package struct InputTimestamp: Hashable, Sendable {
  /// The time at which the event was read, on the display's clock, in seconds.
  package var arrived: Double
  /// The timestamp of the event, in milliseconds, or `nil` if it has none.
  package var milliseconds: UInt32?
  /// The timestamp in microseconds from `zwp_input_timestamps_v1`, or `nil` if there is none.
  package var microseconds: Int64?

  package init(arrived: Double, milliseconds: UInt32? = nil, microseconds: Int64? = nil) {
    self.arrived = arrived
    self.milliseconds = milliseconds
    self.microseconds = microseconds
  }
}
