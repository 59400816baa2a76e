/// The titles and the descriptions of drawings.
extension ReportStrings {
  /// Returns the title of a drawing.
  package func title(of kind: DiagramKind) -> String {
    switch kind {
    case .touchMap: localized("All touches")
    case .coverage: localized("Cells that took a finger")
    case .accuracyMap: localized("Where taps were reported")
    case .accuracyCloud: localized("All taps around one target")
    case .straightnessMap: localized("Strokes along the guides")
    case .straightnessStroke: localized("Distance from the fitted line, worst stroke")
    case .jitterRest: localized("Fingers at rest")
    case .separation: localized("Distance of two fingers")
    case .fingers: localized("Fingers over time")
    case .ghost: localized("Ghost touches")
    case .rateIntervals: localized("Times between two reports")
    case .rateTime: localized("Times between two reports, in their order")
    case .palm: localized("The hand on the screen")
    case .swipe: localized("Where swipes over the edges are seen first")
    case .shape: localized("Size of contacts")
    case .penPressure: localized("Pressure of the pen")
    case .penCurve: localized("Pressure of the pen over time")
    case .penTilt: localized("Tilt of the pen")
    case .rotation: localized("Taps on a turned screen")
    case .screens: localized("Which screen took the touches")
    case .latency: localized("The way from the finger to the picture")
    case .ink: localized("Distance of ink from the finger")
    }
  }

  /// Returns the description of a drawing for users who cannot see it.
  package func summary(of kind: DiagramKind) -> String {
    switch kind {
    case .touchMap:
      localized(
        "Where touches were reported on the screen, and where something is wrong with them.")
    case .coverage: localized("The screen in cells; crossed ones took no finger.")
    case .accuracyMap:
      localized("Arrows lead from each target to where its taps were reported, magnified.")
    case .accuracyCloud:
      localized("Each tap beside its target, in millimetres, with the limit and the spread.")
    case .straightnessMap:
      localized("Strokes on the screen; their distance from the fitted line is magnified.")
    case .straightnessStroke:
      localized("The distance from the fitted line along the stroke, with the limit.")
    case .jitterRest:
      localized("Every report of resting fingers around their middle, in millimetres.")
    case .separation:
      localized("How far two fingers are apart over time, and where they became one.")
    case .fingers:
      localized("A bar for each finger while it was held; losses and swaps are marked.")
    case .ghost: localized("Positions and times of ghost touches.")
    case .rateIntervals: localized("How many reports came after which time; gaps are marked.")
    default: otherSummary(of: kind)
    }
  }

  private func otherSummary(of kind: DiagramKind) -> String {
    switch kind {
    case .rateTime: localized("The time before each report while fingers moved; gaps are marked.")
    case .palm: localized("Where the resting hand was taken for a finger.")
    case .swipe: localized("The first report of each swipe, with its distance from the edge.")
    case .shape: localized("Contacts as ellipses, as they were reported.")
    case .penPressure: localized("How often each part of the pressure was reported.")
    case .penCurve: localized("The pressure that the pen told, over time.")
    case .penTilt: localized("Which ways the pen was tilted.")
    case .rotation:
      localized("For each way of turning, the taps around their target in millimetres.")
    case .screens: localized("How many touches arrived on the right screen and on others.")
    case .latency:
      localized("A histogram for each part of the way, with its median and percentiles.")
    case .ink: localized("How far the line's end was from the finger, with and without prediction.")
    default: title(of: kind)
    }
  }
}
