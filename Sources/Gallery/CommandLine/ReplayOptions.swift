/// The options for playing a recording on a page.
struct ReplayOptions: Equatable {
  /// The folder into which frames are written, or `nil` for none.
  var folder: String?
  /// A Boolean value that indicates whether a line is printed for each frame.
  var printsChecksums = false
  /// The start, in seconds from the first time in the recording.
  var start = 0.0
  /// The end, in seconds from the first time in the recording.
  var end = Double.infinity
  /// The number of recorded seconds that are played in one second.
  var speed = 1.0
  /// A Boolean value that indicates whether locations are scaled to the window's size.
  ///
  /// If the value is `false`, the window gets the recorded size.
  var scalesToWindow = false
  /// A Boolean value that indicates whether images have the requested scale, rather than the recorded one.
  var keepsScale = false

  /// A Boolean value that indicates whether the recording is played in a window on the desktop, in real time.
  var isLive = false

  /// A Boolean value that indicates whether frames are written or printed.
  var tellsFrames: Bool { folder != nil || printsChecksums }

  /// The allowed speeds.
  static let speeds = 0.01...1_000.0
}
