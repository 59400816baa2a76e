package import TouchAnalysis
private import TouchRecording

/// The type of a drawing.
package enum DiagramKind: String, CaseIterable, Sendable {
  /// All touches on the screen, and the faults of touches.
  case touchMap
  /// The cells of the screen, and those without reports.
  case coverage
  /// Targets on the screen, with arrows to the reported positions of taps.
  case accuracyMap
  /// All taps around one target, with their spread.
  case accuracyCloud
  /// Strokes on the screen, with a magnified distance from the fitted line.
  case straightnessMap
  /// The distance from the fitted line along the worst stroke.
  case straightnessStroke
  /// The reported positions of a resting finger.
  case jitterRest
  /// The distance of two fingers over time, until they are merged.
  case separation
  /// The time of each finger on the screen.
  case fingers
  /// Touches without a finger: positions and times.
  case ghost
  /// The distribution of the times between two reports.
  case rateIntervals
  /// The times between two reports, one after the other.
  case rateTime
  /// The positions at which a hand was reported as a finger.
  case palm
  /// The distances from the edges at which swipes are detected.
  case swipe
  /// The size of contacts.
  case shape
  /// The distribution of the pen's pressure.
  case penPressure
  /// The pressure of the pen over time.
  case penCurve
  /// The directions in which the pen was tilted.
  case penTilt
  /// Taps around the target on a rotated screen.
  case rotation
  /// The screens that received the touches.
  case screens
  /// The stages of the latency, and their durations.
  case latency
  /// The distance of ink from the finger.
  case ink

  /// The group of figures of the drawing.
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
