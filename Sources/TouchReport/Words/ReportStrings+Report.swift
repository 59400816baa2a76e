internal import TouchAnalysis
internal import TouchRecording

/// The headings and sentences of reports.
extension ReportStrings {
  var reportTitle: String { both("Touch screen report", "Prüfbericht Touchscreen") }
  var comparisonTitle: String {
    both("Two recordings compared", "Zwei Aufzeichnungen im Vergleich")
  }
  var verdicts: String { both("Verdicts", "Urteile") }
  var figures: String { both("Figures", "Messwerte") }
  var setting: String { both("What was tested, and how", "Was und wie geprüft wurde") }
  var blindSpots: String {
    both("What this report can't say", "Was dieser Bericht nicht sagen kann")
  }
  var brokenLines: String { both("Lines that could not be read", "Nicht lesbare Zeilen") }
  var verdict: String { both("Verdict", "Urteil") }
  var figure: String { both("Figure", "Messgröße") }
  var measured: String { both("Measured", "Gemessen") }
  var limitHead: String { both("Limit", "Grenzwert") }
  var remarkHead: String { both("Remark", "Anmerkung") }
  var sourceHead: String { both("Source of the limit", "Quelle des Grenzwerts") }
  var noProfile: String {
    both(
      "Figures only: no profile was chosen, so there is no verdict.",
      "Nur Messwerte: Ohne Profil gibt es kein Urteil.")
  }
  var nothing: String {
    both("Nothing was measured.", "Es wurde nichts gemessen.")
  }
  var overview: String { both("At a glance", "Auf einen Blick") }
  var before: String { both("Before", "Vorher") }
  var after: String { both("After", "Nachher") }
  var difference: String { both("Difference", "Unterschied") }
  var noDiagram: String { both("nothing to show", "nichts zu zeigen") }

  func page(_ number: Int, of count: Int) -> String {
    both("Page \(number) of \(count)", "Seite \(number) von \(count)")
  }

  func counted(_ count: Int) -> String {
    if count == 1 { return both("from 1 value", "aus 1 Wert") }
    let count = grouped(UInt64(count.magnitude))
    return both("from \(count) values", "aus \(count) Werten")
  }

  func places(_ places: [Position]) -> String {
    let texts = places.map { "(\(number($0.x, digits: 0)),\u{A0}\(number($0.y, digits: 0)))" }
    return both("at ", "bei ") + texts.joined(separator: ", ") + "\u{A0}mm"
  }

  func counts(pass: Int, fail: Int, notTested: Int) -> String {
    both(
      "\(pass) passed, \(fail) failed, \(notTested) not tested",
      "\(pass) bestanden, \(fail) nicht bestanden, \(notTested) nicht geprüft")
  }

  // MARK: Tested machine

  var machine: String { both("Machine", "Gerät") }
  var kernel: String { "Kernel" }
  var compositor: String { "Compositor" }
  var globals: String { both("Globals", "Globale Objekte") }
  var recordedBy: String { both("Recorded by", "Aufgezeichnet mit") }
  var screenHead: String { both("Screen", "Bildschirm") }
  var sizeHead: String { both("Size", "Größe") }
  var calibrationHead: String { both("Calibration", "Kalibrierung") }
  var touchedBy: String { both("Touched by", "Berührt durch") }
  var testsHead: String { both("Tests", "Prüfungen") }
  var leftOutHead: String { both("Not finished", "Nicht abgeschlossen") }
  var profileHead: String { both("Profile", "Profil") }
  var fileHead: String { both("Recording", "Aufzeichnung") }
  var writtenHead: String { both("Report of", "Bericht vom") }
  var noTool: String { both("no test says it", "keine Prüfung sagt es") }
  var noCalibration: String {
    both(
      "none; millimetres are those that the screen claims",
      "keine; Millimeter nach Angabe des Bildschirms")
  }
  var noMillimetres: String {
    both(
      "none, and the screen claims no size: places are in points",
      "keine, und der Bildschirm nennt keine Größe: Orte in Punkten")
  }

  func calibrated(_ width: Double, _ height: Double) -> String {
    let size = "\(number(width, digits: 1)) × \(number(height, digits: 1))"
    return both(
      "bank card of 85.60 × 53.98 mm, found \(size) points large",
      "Bankkarte 85,60 × 53,98 mm, gemessen zu \(size) Punkten")
  }

  func size(_ width: Double, _ height: Double, _ source: ScreenSize.Source) -> String {
    let size = "\(number(width, digits: 1)) × \(number(height, digits: 1))"
    switch source {
    case .unknown: return size + " " + points
    case .output: return size + " mm, " + both("as the screen says itself", "nach eigener Angabe")
    case .card:
      return size + " mm, "
        + both(
          "measured with a bank card",
          "mit einer Bankkarte gemessen")
    }
  }

  func lines(_ count: Int, touches: Int) -> String {
    let (count, touches) = (grouped(UInt64(count.magnitude)), grouped(UInt64(touches.magnitude)))
    return both("\(count) lines, \(touches) touches", "\(count) Zeilen, \(touches) Berührungen")
  }

  func broken(_ count: Int) -> String {
    count == 1
      ? both("One line was passed over:", "Eine Zeile wurde übergangen:")
      : both("\(count) lines were passed over:", "\(count) Zeilen wurden übergangen:")
  }

  /// Returns the description of a line that could not be read: its number and the reason.
  func problem(_ problem: LineProblem) -> String {
    guard language == .german else { return PlainText.clean(problem.description) }
    let why =
      switch problem.reason {
      case .notJSON: "kein JSON-Objekt"
      case .tooLong: "zu lang"
      case .cutOff: "abgeschnitten"
      case .unknown(let name): "unbekanntes Ereignis „\(name)“"
      case .missing(let field): "„\(field)“ fehlt"
      case .impossible(let field): "„\(field)“ hat einen unmöglichen Wert"
      }
    return PlainText.clean("Zeile \(problem.line): \(why)")
  }

  /// Returns the description of a `wl_output.transform` value.
  func transform(_ number: Int32) -> String {
    let turn = Int(number & 3) * 90
    let text = turn == 0 ? "" : both("turned by \(turn)°", "um \(turn)° gedreht")
    let flip = number >= 4 ? both("mirrored", "gespiegelt") : ""
    return [flip, text].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func newer(_ version: Int) -> String {
    both(
      "The recording is of a later version, \(version); what is new in it is passed over.",
      "Die Aufzeichnung hat eine neuere Version, \(version); Neues darin wird übergangen.")
  }

  // MARK: Limits of the measurement

  var panelIsInvisible: String {
    both(
      "The way from the panel to the kernel's stamp can't be seen by software on the device: latency begins "
        + "with the stamp. A high-speed camera or a robot with a contact sees the rest.",
      "Der Weg vom Panel bis zum Zeitstempel des Kernels ist für Software auf dem Gerät unsichtbar: Die "
        + "Latenz beginnt mit dem Stempel. Den Rest zeigt eine Hochgeschwindigkeitskamera oder ein Roboter "
        + "mit Kontakt.")
  }
  var handIsInexact: String {
    both(
      "A hand led the finger in some tests. Its faults can't be told from the screen's, so limits on position, "
        + "straightness and jitter are not judged there; the figures are shown.",
      "In einigen Prüfungen führte eine Hand den Finger. Ihre Fehler lassen sich nicht von denen des "
        + "Bildschirms trennen; Grenzwerte für Ort, Geradheit und Zittern werden dort nicht beurteilt, die "
        + "Messwerte aber gezeigt.")
  }
  var sizeIsClaimed: String {
    both(
      "Millimetres are those that the screen claims. Many claim wrong ones: a bank card laid on the screen "
        + "tells.",
      "Die Millimeter beruhen auf der Angabe des Bildschirms. Viele Angaben sind falsch: Eine aufgelegte "
        + "Bankkarte zeigt es.")
  }
  var sizeIsUnknown: String {
    both(
      "Nobody knows how large the screen is, so nothing in millimetres can be judged: calibrate with a bank card.",
      "Die Größe des Bildschirms ist unbekannt; nichts in Millimetern kann beurteilt werden: mit einer "
        + "Bankkarte kalibrieren.")
  }
  var edgesAreUnknown: String {
    both(
      "The window did not fill the screen: what lies at its edges is not known.",
      "Das Fenster füllte den Bildschirm nicht: Über die Ränder ist nichts bekannt.")
  }
  var stampsAreCoarse: String { wholeMilliseconds }
  var clockDiffers: String {
    both(
      "The compositor's stamps are of another clock than ours, so the first part of the latency is not known.",
      "Der Compositor stempelt mit einer anderen Uhr als der unseren; der erste Teil der Latenz ist unbekannt."
    )
  }
}
