import ResponderPlatform

/// A record of the frames of a window during animations, which shows whether they were smooth.
///
/// If the compositor does not send the times at which frames were presented (`wp_presentation`), only
/// ``callbacks`` is counted.
package struct FrameStatistics: Equatable, Sendable {
  /// The number of frame callbacks.
  package var callbacks = 0
  /// The number of frames that were presented.
  package var shown = 0
  /// The number of frames that were drawn and discarded.
  package var discarded = 0
  /// The number of times that the screen repeated a frame although a new one was due.
  package var missed = 0

  /// The time at which the previous frame was presented, in seconds. If there is no previous frame of the
  /// animation, it is `nil`.
  private var lastTime: Double?

  package init() {}

  mutating func count(_ presentation: FramePresentation?) {
    guard let presentation else {
      discarded += 1
      return
    }
    shown += 1
    guard let time = presentation.time, presentation.interval > 0 else { return }
    if let lastTime {
      let frames = ((time - lastTime) / presentation.interval).rounded()
      if frames > 1, frames < 1_000 { missed += Int(frames) - 1 }
    }
    lastTime = time
  }

  /// Ends the count of repeated frames until the next frame, because no new frame is due.
  mutating func pause() {
    lastTime = nil
  }
}
