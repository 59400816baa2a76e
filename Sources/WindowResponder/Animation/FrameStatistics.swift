import ResponderPlatform

/// How smoothly a window moved: what became of the frames that were drawn while something did.
///
/// Only a display that tells when frames were seen (`wp_presentation`) fills in more than
/// ``callbacks``.
package struct FrameStatistics: Equatable, Sendable {
  /// How many frame callbacks came.
  package var callbacks = 0
  /// How many frames were seen.
  package var shown = 0
  /// How many were drawn and never seen.
  package var discarded = 0
  /// How many times the screen showed the frame before once more, although there was something new to
  /// come.
  package var missed = 0

  /// When the frame before was seen, in seconds; nil where nothing moved before.
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

  /// There is nothing new to come for a while.
  mutating func pause() {
    lastTime = nil
  }
}
