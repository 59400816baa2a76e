/// How long something that is presented takes to come and to go, in seconds.
struct PresentationTiming {
  var coming: Double
  var going: Double

  /// What covers a good part of a window.
  static let cover = PresentationTiming(coming: 0.4, going: 0.3)
  /// What fades.
  static let fade = PresentationTiming(coming: 0.2, going: 0.16)
}
