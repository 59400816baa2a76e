/// The options of a playback.
package struct PlaybackOptions {
  /// The beginning of the played part, in seconds from the first time in the recording.
  package var start = 0.0
  /// The end of the played part, which is not included, in seconds from the first time in the recording.
  package var end = Double.infinity
  /// The number of recorded seconds that are played in one second on the stage.
  package var speed = 1.0
  /// The maximum length of a pause without touches, in seconds of the recording.
  package var longestPause = Double.infinity
  /// A Boolean value that indicates whether the window keeps its size, and locations are scaled to it.
  package var scalesToWindow = false
  /// A Boolean value that indicates whether the stage keeps its scale.
  package var keepsScale = false
  /// Called after each frame that was drawn, with the time since the beginning on the stage's clock, in
  /// seconds.
  package var onFrame: ((Double) -> Void)?

  /// Creates the default options, which play everything as it was recorded.
  package init() {}
}
