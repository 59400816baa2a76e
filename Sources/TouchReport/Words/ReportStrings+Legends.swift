internal import TouchAnalysis

/// The strings of legends and axes.
extension ReportStrings {
  var points: String { localized("points") }
  var limit: String { localized("limit") }
  /// The text between two items of a list.
  var and: String { localized(" and ") }
  var inner: String { localized("away from the edges") }
  var atEdge: String { localized("near an edge") }
  var worstPosition: String { localized("largest") }
  var seconds: String { localized("seconds") }
  var milliseconds: String { localized("milliseconds") }
  var reports: String { localized("reports") }

  var denseReports: String { localized("reports, the darker the more") }
  var deadAmongMany: String { localized("no report among many") }

  // MARK: Coverage, accuracy, straightness

  var touchedCells: String { localized("took a finger") }
  var deadCells: String { localized("took none") }
  var largestHole: String { localized("largest place without") }
  var target: String { localized("target") }
  var overLimit: String { localized("beyond the limit") }
  var withoutTap: String { localized("target without a tap") }
  var stray: String { localized("far from every target") }
  var tap: String { localized("tap") }
  var spreadEllipse: String { localized("spread of 95\u{A0}%, around the mean") }
  var fitted: String { localized("fitted line") }
  var brokenStroke: String { localized("interrupted") }
  var alongStroke: String { localized("millimetres along the stroke") }
  var distanceAxis: String { localized("distance in millimetres") }

  func magnified(_ factor: Double) -> String {
    factor == 1
      ? localized("tap")
      : localized("to the tap, %1 times as long", number(factor))
  }

  func magnifiedDistance(_ factor: Double) -> String {
    factor == 1
      ? localized("as reported")
      : localized("as reported, distance %1 times as large", number(factor))
  }

  func stroke(_ isRing: Bool) -> String {
    isRing
      ? localized("distance from the fitted ring")
      : localized("distance from the fitted line")
  }

  // MARK: Several fingers

  var distanceOfFingers: String { localized("distance of two fingers, from the nearest moment") }
  var becameOne: String { localized("became one") }
  var nearest: String { localized("nearest, still two") }
  var fingerHeld: String { localized("finger on the screen") }
  var lostTouch: String { localized("lost or new while held") }
  var swapped: String { localized("took each other's number") }
  var fingerNumbers: String { localized("number of the finger") }

  func swappedElsewhere(_ count: Int) -> String { localized("%1 swapped in other tests", count) }

  func more(_ count: Int) -> String { localized("%1 more", count) }

  func part(_ part: String) -> String {
    switch part {
    case "side": localized("side by side")
    case "above": localized("above each other")
    case "diagonal": localized("diagonally")
    case "pinch": localized("pinch")
    default: PlainText.clean(part)
    }
  }

  // MARK: Ghosts and palms

  var noGhosts: String { localized("nothing was reported") }
  var ghostTouch: String { localized("ghost touch") }
  var strayBeside: String { localized("beside touches that were made") }
  var onBattery: String { localized("On battery") }
  var charging: String { localized("Charging") }
  var drawnStroke: String { localized("drawn stroke") }
  var nothingReported: String { localized("nothing was reported") }

  func touches(_ count: Int) -> String { localized("%n touch", plural: "%n touches", count: count) }

  func takenForTouch(_ count: Int) -> String { localized("taken for a finger: %1", count) }

  func knownPalm(_ count: Int) -> String { localized("known for a palm: %1", count) }

  // MARK: Rate and latency

  var reportsAfter: String { localized("reports after this time") }
  var timeBeforeReport: String { localized("time before the report") }
  var shareOfTouches: String { localized("how many took how long") }
  var median: String { localized("median") }
  var percentiles: String { localized("95th and 99th percentile") }
  var wholeMilliseconds: String { localized("The kernel's stamps are whole milliseconds.") }
  var otherClock: String { localized("The compositor's clock is another one.") }
  var ink: String { localized("line") }
  var predictedInk: String { localized("line with prediction") }
  var inkAxis: String { localized("millimetres from the finger") }
  var shareBelow: String { localized("percent of frames up to there") }

  func usual(_ interval: Double, _ rate: Double) -> String {
    localized(
      "usual: %1\u{A0}ms (%2\u{A0}Hz)", number(interval), number(rate, digits: 0))
  }

  /// Returns the description of the values beyond the end of a histogram.
  func beyond(_ count: Int, _ longest: Double) -> String {
    let end = number(longest, in: .milliseconds, digits: longest > 20 ? 0 : 1)
    return localized("%1 longer than %2", count, end)
  }

  func gaps(_ count: Int) -> String { localized("%n gap", plural: "%n gaps", count: count) }

  func stage(_ stage: LatencyAnalysis.Stage) -> String {
    switch stage {
    case .kernel: localized("Kernel to arrival")
    case .handler: localized("Arrival to handled")
    case .commit: localized("Handled to committed")
    case .shown: localized("Committed to seen")
    case .total: localized("Kernel to seen")
    }
  }

  // MARK: Edges, shapes, pens, turns

  var firstReport: String { localized("first report of a swipe") }
  var noSwipe: String { localized("no swipe was seen") }
  var insetAxis: String { localized("millimetres from the edge") }
  var reportedSize: String { localized("as reported") }
  var trueSize: String { localized("true size") }
  var rightScreen: String { localized("right screen") }
  var wrongScreen: String { localized("another screen") }
  var touchesAxis: String { localized("touches") }
  var reportsOfPressure: String { localized("reports with this pressure") }
  var pressure: String { localized("pressure") }
  var pressureAxis: String { localized("pressure in percent") }
  var reportedTilt: String { localized("reported tilt") }
  var tiltRings: String { localized("rings: 30°, 60°, 90°") }

  func levels(_ count: Int) -> String { localized("%1 levels were told", count) }

  func edge(_ edge: String) -> String {
    switch edge {
    case "left": localized("left")
    case "top": localized("top")
    case "right": localized("right")
    case "bottom": localized("bottom")
    default: PlainText.clean(edge)
    }
  }

  func turn(_ part: String) -> String {
    switch part {
    case "normal", "": localized("upright")
    case "90", "180", "270": part + "°"
    default: PlainText.clean(part)
    }
  }
}
