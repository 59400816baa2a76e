/// The durations of a presentation and of its dismissal, in seconds.
struct PresentationTiming {
  var coming: Double
  var going: Double

  /// The durations of views that cover a large part of a window.
  static let cover = PresentationTiming(coming: 0.4, going: 0.3)
  /// The durations of views that fade.
  static let fade = PresentationTiming(coming: 0.2, going: 0.16)
}
