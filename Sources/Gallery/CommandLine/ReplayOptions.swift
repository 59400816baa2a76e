/// How a recording is played on a page.
struct ReplayOptions: Equatable {
  /// The folder that frames are written into; nil for none.
  var folder: String?
  /// Whether a line is printed for each frame.
  var printsChecksums = false
  /// From when, in seconds from the first time in the recording.
  var start = 0.0
  /// Up to when, in seconds from the first time in the recording.
  var end = Double.infinity
  /// How many seconds of the recording are one.
  var speed = 1.0
  /// Whether places are stretched to the window's size, rather than the window made as large as it was.
  var scalesToWindow = false
  /// Whether pictures have the scale that was asked for, rather than the recorded one.
  var keepsScale = false

  /// Whether it is played in a window on the desktop, in its own time.
  var isLive = false

  /// Whether frames are asked for.
  var tellsFrames: Bool { folder != nil || printsChecksums }

  /// The speeds that there are.
  static let speeds = 0.01...1_000.0
}
