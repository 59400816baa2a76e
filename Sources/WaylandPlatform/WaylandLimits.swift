/// The limits that keep a compositor's oddities from costing memory or time.
enum WaylandLimits {
  /// The largest width or height of a window, in points, that a configure may ask for.
  static let maximumExtent = 16_384
  /// The largest keymap that is read, in bytes.
  static let maximumKeymapSize = 16 << 20
  /// How many types of one offer are kept.
  static let maximumOfferedTypes = 256
  /// How many changes a touch frame may hold before it is closed without `wl_touch.frame`.
  static let maximumTouchChanges = 4_096
  /// How many fingers of one seat are kept apart.
  static let maximumTouches = 1_024
  /// How many changes a pointer frame may hold before it is closed without `wl_pointer.frame`.
  static let maximumPointerChanges = 4_096
  /// How often the socket is read before the application gets its turn; libwayland reads 4 KiB.
  static let maximumReadsPerTurn = 512
  /// How many events there are at least in a read that took all of 4 KiB, but for very long ones.
  static let fewestEventsOfFullRead = 24
  /// How long a surface without memory for a buffer waits before it tries again, in seconds.
  static let memoryRetryInterval = 1.0
  /// How many frames may be waiting for word of when they were seen.
  static let maximumFeedback = 8
  /// The highest scale that is believed.
  static let maximumScale = 16.0
  /// How far a frame callback's time may lie from the clock, in seconds, and still be believed.
  static let maximumFrameTimeSkew = 0.1
}
