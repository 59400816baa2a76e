package import TouchRecording

/// The name of a figure. The raw value is the name in profiles and summaries.
package enum FigureName: String, CaseIterable, Sendable {
  case touchSpurious = "touch.spurious"
  case touchLost = "touch.lost"
  case touchUnended = "touch.unended"
  case touchUnbegun = "touch.unbegun"
  case touchBrief = "touch.brief"
  case touchJumps = "touch.jumps"
  case touchJump = "touch.jump"
  case touchAxes = "touch.axes"
  case touchDead = "touch.dead"
  case touchCrowded = "touch.crowded"
  case touchStill = "touch.still"
  case touchMost = "touch.most"
  case touchStep = "touch.step"
  case touchClock = "touch.clock"
  case coverageCells = "coverage.cells"
  case coverageEdges = "coverage.edges"
  case coverageCorners = "coverage.corners"
  case coverageHole = "coverage.hole"
  case accuracyMapping = "accuracy.mapping"
  case accuracyInner = "accuracy.inner"
  case accuracyEdge = "accuracy.edge"
  case accuracyWorst = "accuracy.worst"
  case accuracyOffset = "accuracy.offset"
  case accuracySpread = "accuracy.spread"
  case accuracySeveral = "accuracy.several"
  case accuracyMissed = "accuracy.missed"
  case straightnessInner = "straightness.inner"
  case straightnessEdge = "straightness.edge"
  case straightnessRMS = "straightness.rms"
  case straightnessRing = "straightness.ring"
  case straightnessTravel = "straightness.travel"
  case straightnessBroken = "straightness.broken"
  case jitterRestInner = "jitter.rest.inner"
  case jitterRestEdge = "jitter.rest.edge"
  case jitterRestRMS = "jitter.rest.rms"
  case jitterRestSeveral = "jitter.rest.several"
  case jitterMoving = "jitter.moving"
  case jitterBackward = "jitter.backward"
  case separationStraight = "separation.straight"
  case separationDiagonal = "separation.diagonal"
  case separationPinch = "separation.pinch"
  case fingersMost = "fingers.most"
  case fingersLost = "fingers.lost"
  case fingersSwapped = "fingers.swapped"
  case fingersDiagonal = "fingers.diagonal"
  case ghostIdle = "ghost.idle"
  case ghostCharging = "ghost.charging"
  case ghostStray = "ghost.stray"
  case rateMean = "rate.mean"
  case rateLeast = "rate.least"
  case rateFive = "rate.five"
  case rateShare = "rate.of-display"
  case rateGap = "rate.gap"
  case rateMissing = "rate.missing"
  case rateBursts = "rate.bursts"
  case palmContacts = "palm.contacts"
  case palmBroken = "palm.broken"
  case swipeSides = "swipe.sides"
  case swipeInset = "swipe.inset"
  case shapeOffered = "shape.offered"
  case shapeSize = "shape.size"
  case shapeAngle = "shape.angle"
  case penLevels = "pen.levels"
  case penStep = "pen.step"
  case penTilt = "pen.tilt"
  case penHover = "pen.hover"
  case penButtons = "pen.buttons"
  case penEraser = "pen.eraser"
  case penRate = "pen.rate"
  case penGap = "pen.gap"
  case penMissing = "pen.missing"
  case penPalm = "pen.palm"
  case penRest = "pen.rest"
  case penAccuracy = "pen.accuracy"
  case rotationTurns = "rotation.turns"
  case rotationWorst = "rotation.worst"
  case screensRight = "screens.right"
  case latencyKernel = "latency.kernel"
  case latencyHandler = "latency.handler"
  case latencyHeld = "latency.held"
  case latencyCommit = "latency.commit"
  case latencyShown = "latency.shown"
  case latencyTotal = "latency.total"
  case latencyInk = "latency.ink"
  case latencyPredicted = "latency.predicted"
  case latencyPanel = "latency.panel"

  /// The group of the figure.
  package var group: FigureGroup {
    FigureGroup(rawValue: String(rawValue.prefix { $0 != "." })) ?? .test(.latency)
  }

  /// The test of the figure, or `nil` for a figure of the whole recording.
  package var test: TestKind? {
    if case .test(let test) = group { test } else { nil }
  }

  /// The unit of the value.
  package var unit: FigureUnit { Self.facts(of: self).unit }

  /// A Boolean value that indicates whether a bad value may be due to an unguided hand.
  package var needsExactHolder: Bool { Self.facts(of: self).isExact }

  /// The title of the figure, in a few words.
  package var title: String { Self.facts(of: self).title }
}

/// The unit of a figure, as profiles write it.
package enum FigureUnit: String, CaseIterable, Sendable {
  case millimetres = "mm"
  case milliseconds = "ms"
  case hertz = "Hz"
  case percent = "%"
  case degrees = "deg"
  /// Millionths.
  case partsPerMillion = "ppm"
  /// A number of items. Profiles write no unit.
  case count = ""
}
