/// Limits on the memory and time that a faulty compositor can cost.
enum WaylandLimits {
  /// The largest width or height of a window that a configure may request, in points.
  static let maximumExtent = 16_384
  /// The largest keymap that is read, in bytes.
  static let maximumKeymapSize = 16 << 20
  /// The largest number of types of one offer that are stored.
  static let maximumOfferedTypes = 256
  /// The largest number of reads of the socket before control returns to the application. libwayland reads 4
  /// KiB at a time.
  static let maximumReadsPerTurn = 512
  /// The smallest number of events in a full read of 4 KiB, except for very long events.
  static let fewestEventsOfFullRead = 24
  /// The time before a surface tries again to allocate a buffer, in seconds.
  static let memoryRetryInterval = 1.0
  /// The longest time that a new configuration waits for the frame callback of an earlier frame, in seconds.
  /// A compositor may send none to a covered window.
  static let longestFrameWait = 0.1
  /// The largest number of frames that wait for presentation feedback.
  static let maximumFeedback = 8
  /// The largest scale that is accepted.
  static let maximumScale = 16.0
  /// The largest difference between a frame callback's time and the clock at which it is accepted, in
  /// seconds.
  static let maximumFrameTimeSkew = 0.1
}
