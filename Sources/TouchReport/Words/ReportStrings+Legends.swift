internal import TouchAnalysis

/// The strings of legends and axes.
extension ReportStrings {
  var points: String { both("points", "Punkte") }
  var limit: String { both("limit", "Grenzwert") }
  var inner: String { both("away from the edges", "Innenbereich") }
  var atEdge: String { both("near an edge", "Randbereich") }
  var worstPosition: String { both("largest", "größter Wert") }
  var seconds: String { both("seconds", "Sekunden") }
  var milliseconds: String { both("milliseconds", "Millisekunden") }
  var reports: String { both("reports", "Meldungen") }

  var denseReports: String {
    both("reports, the darker the more", "Meldungen, je dunkler desto mehr")
  }
  var deadAmongMany: String {
    both("no report among many", "keine Meldung zwischen vielen")
  }

  // MARK: Coverage, accuracy, straightness

  var touchedCells: String { both("took a finger", "Finger gemeldet") }
  var deadCells: String { both("took none", "kein Finger gemeldet") }
  var largestHole: String { both("largest place without", "größte Lücke") }
  var target: String { both("target", "Ziel") }
  var overLimit: String { both("beyond the limit", "über dem Grenzwert") }
  var withoutTap: String { both("target without a tap", "Ziel ohne Tipp") }
  var stray: String { both("far from every target", "fern von jedem Ziel") }
  var tap: String { both("tap", "Tipp") }
  var spreadEllipse: String {
    both("spread of 95\u{A0}%, around the mean", "Streuung (95\u{A0}%) um den Mittelwert")
  }
  var fitted: String { both("fitted line", "Ausgleichslinie") }
  var brokenStroke: String { both("interrupted", "unterbrochen") }
  var alongStroke: String { both("millimetres along the stroke", "Millimeter entlang des Strichs") }
  var distanceAxis: String { both("distance in millimetres", "Abstand in Millimetern") }

  func magnified(_ factor: Double) -> String {
    factor == 1
      ? both("tap", "Tipp")
      : both(
        "to the tap, \(number(factor)) times as long",
        "zum Tipp, \(number(factor))-fach vergrößert")
  }

  func magnifiedDistance(_ factor: Double) -> String {
    factor == 1
      ? both("as reported", "wie gemeldet")
      : both(
        "as reported, distance \(number(factor)) times as large",
        "wie gemeldet, Abstand \(number(factor))-fach vergrößert")
  }

  func stroke(_ isRing: Bool) -> String {
    isRing
      ? both("distance from the fitted ring", "Abstand vom Ausgleichskreis")
      : both("distance from the fitted line", "Abstand von der Ausgleichsgeraden")
  }

  // MARK: Several fingers

  var distanceOfFingers: String {
    both(
      "distance of two fingers, from the nearest moment",
      "Abstand zweier Finger um den nächsten Moment")
  }
  var becameOne: String { both("became one", "zu einem verschmolzen") }
  var nearest: String { both("nearest, still two", "am nächsten, noch zwei") }
  var fingerHeld: String { both("finger on the screen", "Finger aufgelegt") }
  var lostTouch: String { both("lost or new while held", "beim Halten verloren oder neu") }
  var swapped: String { both("took each other's number", "Nummern vertauscht") }
  var fingerNumbers: String { both("number of the finger", "Nummer des Fingers") }

  func swappedElsewhere(_ count: Int) -> String {
    both("\(count) swapped in other tests", "\(count) Vertauschungen in anderen Prüfungen")
  }

  func more(_ count: Int) -> String { both("\(count) more", "\(count) weitere") }

  func part(_ part: String) -> String {
    switch part {
    case "side": both("side by side", "nebeneinander")
    case "above": both("above each other", "übereinander")
    case "diagonal": both("diagonally", "diagonal")
    case "pinch": both("pinch", "zusammenziehen")
    default: PlainText.clean(part)
    }
  }

  // MARK: Ghosts and palms

  var noGhosts: String { both("nothing was reported", "nichts gemeldet") }
  var ghostTouch: String { both("touch that nobody made", "Berührung ohne Finger") }
  var strayBeside: String { both("beside touches that were made", "neben echten Berührungen") }
  var onBattery: String { both("On battery", "Akkubetrieb") }
  var charging: String { both("Charging", "Beim Laden") }
  var drawnStroke: String { both("drawn stroke", "gezogener Strich") }
  var nothingReported: String { both("nothing was reported", "nichts gemeldet") }

  func touches(_ count: Int) -> String {
    count == 1
      ? both("1 touch", "1 Berührung") : both("\(count) touches", "\(count) Berührungen")
  }

  func takenForTouch(_ count: Int) -> String {
    both("taken for a finger: \(count)", "als Finger gemeldet: \(count)")
  }

  func knownPalm(_ count: Int) -> String {
    both("known for a palm: \(count)", "als Handballen erkannt: \(count)")
  }

  // MARK: Rate and latency

  var reportsAfter: String { both("reports after this time", "Meldungen nach dieser Zeit") }
  var timeBeforeReport: String { both("time before the report", "Zeit vor der Meldung") }
  var shareOfTouches: String { both("how many took how long", "Häufigkeit der Dauer") }
  var median: String { both("median", "Median") }
  var percentiles: String { both("95th and 99th percentile", "95. und 99. Perzentil") }
  var wholeMilliseconds: String {
    both(
      "The kernel's stamps are whole milliseconds.",
      "Die Zeitstempel des Kernels sind ganze Millisekunden.")
  }
  var otherClock: String {
    both("The compositor's clock is another one.", "Der Compositor stempelt mit einer anderen Uhr.")
  }
  var ink: String { both("line", "Linie") }
  var predictedInk: String { both("line with prediction", "Linie mit Vorhersage") }
  var inkAxis: String { both("millimetres from the finger", "Millimeter vom Finger") }
  var shareBelow: String { both("percent of frames up to there", "Prozent der Bilder bis dorthin") }

  func usual(_ interval: Double, _ rate: Double) -> String {
    both("usual: \(number(interval))\u{A0}ms", "üblich: \(number(interval))\u{A0}ms")
      + " (\(number(rate, digits: 0))\u{A0}Hz)"
  }

  /// Returns the description of the values beyond the end of a histogram.
  func beyond(_ count: Int, _ longest: Double) -> String {
    let end = number(longest, in: .milliseconds, digits: longest > 20 ? 0 : 1)
    return both("\(count) longer than \(end)", "\(count) länger als \(end)")
  }

  func gaps(_ count: Int) -> String {
    count == 1 ? both("1 gap", "1 Lücke") : both("\(count) gaps", "\(count) Lücken")
  }

  func stage(_ stage: LatencyAnalysis.Stage) -> String {
    switch stage {
    case .kernel: both("Kernel to arrival", "Kernel bis Ankunft")
    case .handler: both("Arrival to handled", "Ankunft bis verarbeitet")
    case .commit: both("Handled to committed", "Verarbeitet bis Commit")
    case .shown: both("Committed to seen", "Commit bis sichtbar")
    case .total: both("Kernel to seen", "Kernel bis sichtbar")
    }
  }

  // MARK: Edges, shapes, pens, turns

  var firstReport: String { both("first report of a swipe", "erste Meldung einer Wischgeste") }
  var noSwipe: String { both("no swipe was seen", "keine Wischgeste gemeldet") }
  var insetAxis: String { both("millimetres from the edge", "Millimeter vom Rand") }
  var reportedSize: String { both("as reported", "wie gemeldet") }
  var trueSize: String { both("true size", "wahre Größe") }
  var rightScreen: String { both("right screen", "richtiger Bildschirm") }
  var wrongScreen: String { both("another screen", "anderer Bildschirm") }
  var touchesAxis: String { both("touches", "Berührungen") }
  var reportsOfPressure: String { both("reports with this pressure", "Meldungen mit diesem Druck") }
  var pressure: String { both("pressure", "Druck") }
  var pressureAxis: String { both("pressure in percent", "Druck in Prozent") }
  var reportedTilt: String { both("reported tilt", "gemeldete Neigung") }
  var tiltRings: String { both("rings: 30°, 60°, 90°", "Ringe: 30°, 60°, 90°") }

  func levels(_ count: Int) -> String {
    both("\(count) levels were told", "\(count) Stufen gemeldet")
  }

  func edge(_ edge: String) -> String {
    switch edge {
    case "left": both("left", "links")
    case "top": both("top", "oben")
    case "right": both("right", "rechts")
    case "bottom": both("bottom", "unten")
    default: PlainText.clean(edge)
    }
  }

  func turn(_ part: String) -> String {
    switch part {
    case "normal", "": both("upright", "aufrecht")
    case "90", "180", "270": part + "°"
    default: PlainText.clean(part)
    }
  }
}
