/// The times of an event: when it occurred, and when it arrived in the program.
package struct Stamp: Hashable, Sendable {
  /// The time at which the program read the event, on the monotonic clock, in microseconds.
  package var arrived: Int64
  /// The compositor's timestamp of the event, in milliseconds, which wraps around after 2³² of them.
  package var milliseconds: UInt32?
  /// The timestamp of `zwp_input_timestamps_v1`, in microseconds.
  package var microseconds: Int64?

  /// Creates a timestamp.
  package init(arrived: Int64, milliseconds: UInt32? = nil, microseconds: Int64? = nil) {
    self.arrived = arrived
    self.milliseconds = milliseconds
    self.microseconds = microseconds
  }

  /// Creates the timestamp of an event that is read at a time on the monotonic clock, in seconds.
  package init(arrivedAt seconds: Double) {
    self.init(arrived: Int64((seconds * 1e6).rounded()))
  }

  /// The compositor's time of the event, in microseconds, at its own resolution.
  ///
  /// Of milliseconds that wrapped around, the value nearest to the arrival is used.
  package var sent: Int64? {
    if let microseconds { return microseconds }
    guard let milliseconds else { return nil }
    // The difference of the low 32 bits, with its sign, is the time in between.
    let low = UInt32(truncatingIfNeeded: arrived / 1_000)
    let behind = Int32(bitPattern: low &- milliseconds)
    return (arrived / 1_000 - Int64(behind)) * 1_000
  }

  /// The compositor's time of the event, or else the arrival, in microseconds.
  package var time: Int64 { sent ?? arrived }
}
