package import TouchAnalysis
private import TouchRecording

/// What a picture shows.
package enum PictureKind: String, CaseIterable, Sendable {
  /// Every touch on the screen, and the faults of touches.
  case touchMap
  /// The screen's cells, and those that took no finger.
  case coverage
  /// Targets on the screen, with arrows to where taps were felt.
  case accuracyMap
  /// All taps around one target, with their spread.
  case accuracyCloud
  /// Strokes on the screen, their distance from the fitted line magnified.
  case straightnessMap
  /// The distance from the fitted line along the worst stroke.
  case straightnessStroke
  /// What a finger at rest was reported as.
  case jitterRest
  /// Two fingers' distance over time, until they become one.
  case separation
  /// Each finger's time on the screen.
  case fingers
  /// Touches that nobody made: where and when.
  case ghost
  /// How long the times between two reports are.
  case rateIntervals
  /// The times between two reports, one after the other.
  case rateTime
  /// Where a hand was taken for a finger.
  case palm
  /// How far from the edges swipes are seen.
  case swipe
  /// The size of contacts.
  case shape
  /// How often each pressure of the pen was told.
  case penPressure
  /// The pressure of the pen over time.
  case penCurve
  /// Which ways the pen was tilted.
  case penTilt
  /// Taps around the target on a turned screen.
  case rotation
  /// Which screen took the touches.
  case screens
  /// The parts of the way to the picture, and how long they take.
  case latency
  /// How far ink is from the finger.
  case ink

  /// The group of figures that it is about.
  package var group: FigureGroup {
    switch self {
    case .touchMap: .touches
    case .coverage: .test(.coverage)
    case .accuracyMap, .accuracyCloud: .test(.accuracy)
    case .straightnessMap, .straightnessStroke: .test(.straightness)
    case .jitterRest: .test(.jitter)
    case .separation: .test(.separation)
    case .fingers: .test(.fingers)
    case .ghost: .test(.ghost)
    case .rateIntervals, .rateTime: .test(.rate)
    case .palm: .test(.palm)
    case .swipe: .test(.swipe)
    case .shape: .test(.shape)
    case .penPressure, .penCurve, .penTilt: .test(.pen)
    case .rotation: .test(.rotation)
    case .screens: .test(.screens)
    case .latency, .ink: .test(.latency)
    }
  }
}
