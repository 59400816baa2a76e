/// How a recording is played.
package struct PlaybackOptions {
  /// From when, in seconds from the first time in the recording.
  package var start = 0.0
  /// Up to, but without, when, in seconds from the first time in the recording.
  package var end = Double.infinity
  /// How many seconds of the recording are one on the stage.
  package var speed = 1.0
  /// How long a pause may be in which nothing touches, in seconds of the recording.
  package var longestPause = Double.infinity
  /// Whether the window keeps its size, and places are scaled to it.
  package var scalesToWindow = false
  /// Whether the stage keeps its scale.
  package var keepsScale = false
  /// Called after each picture that was drawn, with the time since the beginning on the stage's clock, in
  /// seconds.
  package var onPicture: ((Double) -> Void)?

  /// Everything, as it was.
  package init() {}
}
