/// The types of drawings that a recording has data for.
extension DiagramMaker {
  /// Returns a Boolean value that indicates whether there is data for a drawing.
  func canDraw(_ kind: DiagramKind) -> Bool {
    let hasMap = ScreenMap.canDraw(screen(of: kind))
    switch kind {
    case .touchMap: return analysis.touches?.map != nil && hasMap
    case .coverage: return analysis.coverage != nil && hasMap
    case .accuracyMap: return analysis.accuracy != nil && hasMap
    case .accuracyCloud: return analysis.accuracy?.taps.isEmpty == false
    case .straightnessMap: return analysis.straightness != nil && hasMap
    case .straightnessStroke: return analysis.straightness != nil
    case .jitterRest: return hasRests
    case .separation: return analysis.separation != nil
    case .fingers: return analysis.fingers != nil
    case .ghost: return hasGhostDiagram
    case .rateIntervals, .rateTime: return analysis.rate != nil
    case .palm: return analysis.palm != nil && hasMap
    case .swipe: return analysis.swipe != nil
    case .shape: return hasShapes
    case .penPressure, .penCurve: return analysis.pen?.levels.isEmpty == false
    case .penTilt: return analysis.pen?.tiltX != nil
    case .rotation: return analysis.rotation != nil
    case .screens: return analysis.screens != nil
    case .latency: return analysis.latency?.stages.isEmpty == false
    case .ink: return analysis.latency.map { !$0.ink.isEmpty || !$0.predictedInk.isEmpty } ?? false
    }
  }

  func draw(_ kind: DiagramKind, in sketch: inout DiagramSketch) {
    switch kind {
    case .touchMap: drawTouchMap(in: &sketch)
    case .coverage: drawCoverage(in: &sketch)
    case .accuracyMap: drawAccuracyMap(in: &sketch)
    case .accuracyCloud: drawAccuracyCloud(in: &sketch)
    case .straightnessMap: drawStraightnessMap(in: &sketch)
    case .straightnessStroke: drawStraightnessStroke(in: &sketch)
    case .jitterRest: drawJitterRest(in: &sketch)
    case .separation: drawSeparation(in: &sketch)
    case .fingers: drawFingers(in: &sketch)
    case .ghost: drawGhost(in: &sketch)
    case .rateIntervals: drawRateIntervals(in: &sketch)
    case .rateTime: drawRateTime(in: &sketch)
    case .palm: drawPalm(in: &sketch)
    case .swipe: drawSwipe(in: &sketch)
    case .shape: drawShape(in: &sketch)
    case .penPressure: drawPenPressure(in: &sketch)
    case .penCurve: drawPenCurve(in: &sketch)
    case .penTilt: drawPenTilt(in: &sketch)
    case .rotation: drawRotation(in: &sketch)
    case .screens: drawScreens(in: &sketch)
    case .latency: drawLatency(in: &sketch)
    case .ink: drawInk(in: &sketch)
    }
  }
}
