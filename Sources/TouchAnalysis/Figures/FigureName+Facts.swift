/// The unit of a figure, a Boolean value that indicates whether its value may be due to the hand, and its
/// title.
typealias FigureFacts = (unit: FigureUnit, isExact: Bool, title: String)

extension FigureName {
  /// Returns the facts about a figure.
  static func facts(of name: FigureName) -> FigureFacts {
    switch name.group {
    case .touches: touchFacts(of: name)
    case .test(.coverage), .test(.accuracy), .test(.straightness), .test(.jitter):
      placeFacts(of: name)
    case .test(.separation), .test(.fingers), .test(.ghost), .test(.rate): fingerFacts(of: name)
    case .test: otherFacts(of: name)
    }
  }

  private static func touchFacts(of name: FigureName) -> FigureFacts {
    switch name {
    case .touchSpurious: (.count, false, "reports of a position that repeats without a finger")
    case .touchLost: (.count, false, "touches lost and found again within 100 ms")
    case .touchUnended: (.count, false, "touches that never ended")
    case .touchUnbegun: (.count, false, "releases without a touch")
    case .touchBrief: (.count, false, "touches of a single report")
    case .touchJumps: (.count, false, "jumps of a touch")
    case .touchJump: (.millimetres, false, "largest jump of a touch")
    case .touchAxes: (.count, false, "axes that never change")
    case .touchDead: (.count, false, "cells without a report among cells with many")
    case .touchCrowded: (.percent, false, "touches that begin in the most crowded cell")
    case .touchStill: (.count, false, "touches of a second or longer without any movement")
    case .touchMost: (.count, false, "most touches at the same time")
    case .touchStep: (.millimetres, false, "smallest step of positions")
    case .touchClock:
      (.partsPerMillion, false, "difference of the panel's clock from the kernel's")
    default: (.count, false, name.rawValue)
    }
  }

  private static func placeFacts(of name: FigureName) -> FigureFacts {
    switch name {
    case .coverageCells: (.percent, false, "cells that took a finger")
    case .coverageEdges: (.percent, false, "cells along the edges that took a finger")
    case .coverageCorners: (.count, false, "corners that took a finger")
    case .coverageHole: (.count, false, "cells of the largest place that took none")
    case .accuracyMapping:
      (.millimetres, true, "distance by which the whole screen is mapped wrongly, RMS")
    case .accuracyInner: (.millimetres, true, "distance from the target, for 95 % of taps")
    case .accuracyEdge:
      (.millimetres, true, "distance from a target near an edge, for 95 % of taps")
    case .accuracyWorst: (.millimetres, true, "largest distance from a target")
    case .accuracyOffset: (.millimetres, true, "length of the mean offset")
    case .accuracySpread: (.millimetres, true, "spread around the mean offset, RMS")
    case .accuracySeveral:
      (.millimetres, true, "distance from the target while others rest, for 95 % of taps")
    case .accuracyMissed: (.count, false, "targets without a tap")
    case .straightnessInner: (.millimetres, true, "largest distance from the fitted line")
    case .straightnessEdge:
      (.millimetres, true, "largest distance from the fitted line near an edge")
    case .straightnessRMS: (.millimetres, true, "distance from the fitted line, RMS")
    case .straightnessRing: (.millimetres, true, "largest distance from the fitted ring")
    case .straightnessTravel: (.millimetres, true, "change of the distance within 10 mm of travel")
    case .straightnessBroken: (.count, false, "strokes that were interrupted")
    case .jitterRestInner: (.millimetres, true, "largest distance from where a finger rests")
    case .jitterRestEdge:
      (.millimetres, true, "largest distance from where a finger rests near an edge")
    case .jitterRestRMS: (.millimetres, true, "distance from where a finger rests, RMS")
    case .jitterRestSeveral:
      (.millimetres, true, "largest distance from where one of several fingers rests")
    case .jitterMoving: (.millimetres, true, "largest distance from the line of a moving finger")
    case .jitterBackward: (.millimetres, true, "largest step against the way")
    default: (.count, false, name.rawValue)
    }
  }

  private static func fingerFacts(of name: FigureName) -> FigureFacts {
    switch name {
    case .separationStraight: (.millimetres, false, "distance at which two fingers stay two")
    case .separationDiagonal:
      (.millimetres, false, "distance at which two fingers stay two, diagonally")
    case .separationPinch: (.millimetres, false, "distance at which two fingers stay two, pinching")
    case .fingersMost: (.count, false, "fingers at the same time")
    case .fingersLost: (.count, false, "fingers lost while held")
    case .fingersSwapped: (.count, false, "fingers that took each other's number")
    case .fingersDiagonal: (.count, false, "fingers reported at each other's x or y")
    case .ghostIdle: (.count, false, "ghost touches")
    case .ghostCharging: (.count, false, "ghost touches, charging")
    case .ghostStray: (.count, true, "touches beside those that were made")
    case .rateMean: (.hertz, false, "reports a second")
    case .rateLeast: (.hertz, false, "reports a second in the slowest quarter of a second")
    case .rateFive:
      (
        .hertz, false,
        "reports a second of each of five touches, in the slowest quarter of a second"
      )
    case .rateShare:
      (.percent, false, "reports in the slowest quarter of a second, of the display's")
    case .rateGap: (.milliseconds, false, "longest time without a report while moving")
    case .rateMissing: (.count, false, "reports that are missing")
    case .rateBursts: (.percent, false, "reports that arrive together with the one before")
    default: (.count, false, name.rawValue)
    }
  }

  private static func otherFacts(of name: FigureName) -> FigureFacts {
    switch name {
    case .palmContacts: (.count, false, "touches of a hand that rests")
    case .palmBroken: (.count, false, "interruptions of the stroke beside the hand")
    case .swipeSides: (.count, false, "edges that swipes come over")
    case .swipeInset: (.millimetres, false, "distance from the edge at which a swipe is seen")
    case .shapeOffered: (.percent, false, "touches that tell their size")
    case .shapeSize: (.millimetres, true, "error of the size")
    case .shapeAngle: (.degrees, true, "error of the angle")
    case .penLevels: (.count, false, "levels of pressure")
    case .penStep: (.percent, false, "largest step between two levels of pressure")
    case .penTilt: (.degrees, false, "range of tilt")
    case .penHover: (.count, false, "places reported above the screen")
    case .penButtons: (.count, false, "buttons that were seen")
    case .penEraser: (.count, false, "erasers that were seen")
    case .penRate: (.hertz, false, "reports of the pen a second")
    case .penGap: (.milliseconds, false, "longest time without a report of a moving pen")
    case .penMissing: (.count, false, "reports of the pen that are missing")
    case .penPalm: (.count, false, "touches of the hand that holds the pen")
    case .penRest: (.millimetres, true, "largest distance from where the pen rests")
    case .penAccuracy: (.millimetres, true, "distance of the pen from the target, for 95 % of taps")
    case .rotationTurns: (.count, false, "ways of turning the screen that touches follow")
    case .rotationWorst:
      (.millimetres, true, "distance from the target on a turned screen, for 95 % of taps")
    case .screensRight: (.percent, false, "touches that arrive on the right screen")
    case .latencyKernel: (.milliseconds, false, "kernel to arrival, 95th percentile")
    case .latencyHandler: (.milliseconds, false, "arrival to handled, 95th percentile")
    case .latencyHeld:
      (.milliseconds, false, "how much later moves are handled than what comes down, median")
    case .latencyCommit: (.milliseconds, false, "handled to committed, 95th percentile")
    case .latencyShown: (.milliseconds, false, "committed to seen, 95th percentile")
    case .latencyTotal: (.milliseconds, false, "kernel to seen, 95th percentile")
    case .latencyInk: (.millimetres, false, "distance of ink from the finger, 95th percentile")
    case .latencyPredicted:
      (.millimetres, false, "distance of predicted ink from the finger, 95th percentile")
    case .latencyPanel: (.milliseconds, false, "panel to kernel")
    default: (.count, false, name.rawValue)
    }
  }
}
