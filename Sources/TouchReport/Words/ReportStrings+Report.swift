internal import TouchAnalysis
internal import TouchRecording

/// The headings and sentences of reports.
extension ReportStrings {
  var reportTitle: String { localized("Touch screen report") }
  var comparisonTitle: String { localized("Two recordings compared") }
  var verdicts: String { localized("Verdicts") }
  var figures: String { localized("Figures") }
  var setting: String { localized("What was tested, and how") }
  var blindSpots: String { localized("What this report can't say") }
  var brokenLines: String { localized("Lines that could not be read") }
  var verdict: String { localized("Verdict") }
  var figure: String { localized("Figure") }
  var measured: String { localized("Measured") }
  var limitHead: String { localized("Limit") }
  var remarkHead: String { localized("Remark") }
  var sourceHead: String { localized("Source of the limit") }
  var noProfile: String {
    localized("Figures only: no profile was chosen, so there is no verdict.")
  }
  var nothing: String { localized("Nothing was measured.") }
  var overview: String { localized("At a glance") }
  var before: String { localized("Before") }
  var after: String { localized("After") }
  var difference: String { localized("Difference") }
  var noDiagram: String { localized("nothing to show") }

  func page(_ number: Int, of count: Int) -> String { localized("Page %1 of %2", number, count) }

  func counted(_ count: Int) -> String {
    localized(
      "from %1 value", plural: "from %1 values", count: count, grouped(UInt64(count.magnitude)))
  }

  func places(_ places: [Position]) -> String {
    var texts: [String] = []
    for place in places {
      let text = "(\(number(place.x, digits: 0)),\u{A0}\(number(place.y, digits: 0)))"
      if !texts.contains(text) { texts.append(text) }
    }
    return localized("at %1\u{A0}mm", texts.joined(separator: ", "))
  }

  func counts(pass: Int, fail: Int, notTested: Int) -> String {
    localized("%1\u{A0}passed, %2\u{A0}failed, %3\u{A0}not\u{A0}tested", pass, fail, notTested)
  }

  // MARK: Tested machine

  var machine: String { localized("Machine") }
  var kernel: String { "Kernel" }
  var compositor: String { "Compositor" }
  var globals: String { localized("Globals") }
  var recordedBy: String { localized("Recorded by") }
  var screenHead: String { localized("Screen") }
  var sizeHead: String { localized("Size") }
  var calibrationHead: String { localized("Calibration") }
  var touchedBy: String { localized("Touched by") }
  var testsHead: String { localized("Tests") }
  var leftOutHead: String { localized("Not finished") }
  var profileHead: String { localized("Profile") }
  var fileHead: String { localized("Recording") }
  var writtenHead: String { localized("Report of") }
  var noTool: String { localized("no test says it") }
  var noCalibration: String { localized("none; millimetres are those that the screen claims") }
  var noMillimetres: String {
    localized("none, and the screen claims no size: places are in points")
  }

  func calibrated(_ width: Double, _ height: Double) -> String {
    let size = "\(number(width, digits: 1)) × \(number(height, digits: 1))"
    return localized("bank card of 85.60 × 53.98 mm, found %1 points large", size)
  }

  func size(_ width: Double, _ height: Double, _ source: ScreenSize.Source) -> String {
    let size = "\(number(width, digits: 1)) × \(number(height, digits: 1))"
    switch source {
    case .unknown: return size + " " + points
    case .output: return localized("%1 mm, as the screen says itself", size)
    case .card: return localized("%1 mm, measured with a bank card", size)
    }
  }

  func lines(_ count: Int, touches: Int) -> String {
    let (count, touches) = (grouped(UInt64(count.magnitude)), grouped(UInt64(touches.magnitude)))
    return localized("%1 lines, %2 touches", count, touches)
  }

  func broken(_ count: Int) -> String {
    localized(
      "One line was passed over:", plural: "%n lines were passed over:", count: count)
  }

  /// Returns the description of a line that could not be read: its number and the reason.
  func problem(_ problem: LineProblem) -> String {
    let line = problem.line
    let text =
      switch problem.reason {
      case .notJSON: localized("line %1: not a JSON object", line)
      case .tooLong: localized("line %1: too long", line)
      case .cutOff: localized("line %1: cut off", line)
      case .unknown(let name): localized("line %1: unknown event “%2”", line, name)
      case .missing(let field): localized("line %1: no “%2”", line, field)
      case .impossible(let field): localized("line %1: “%2” has an impossible value", line, field)
      }
    return PlainText.clean(text)
  }

  /// Returns the description of a `wl_output.transform` value.
  func transform(_ number: Int32) -> String {
    let turn = Int(number & 3) * 90
    let text = turn == 0 ? "" : localized("turned by %1°", turn)
    let flip = number >= 4 ? localized("mirrored") : ""
    return [flip, text].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func newer(_ version: Int) -> String {
    localized("The recording is of a later version, %1; what is new in it is passed over.", version)
  }

  // MARK: Limits of the measurement

  var panelIsInvisible: String {
    localized(
      "The way from the panel to the kernel's stamp can't be seen by software on the device: latency begins with the stamp. A high-speed camera or a robot with a contact sees the rest."
    )
  }
  var handIsInexact: String {
    localized(
      "A hand led the finger in some tests. Its faults can't be told from the screen's, so limits on position, straightness and jitter are not judged there; the figures are shown."
    )
  }
  var sizeIsClaimed: String {
    localized(
      "Millimetres are those that the screen claims. Many claim wrong ones: a bank card laid on the screen tells."
    )
  }
  var sizeIsUnknown: String {
    localized(
      "The size of the screen is unknown, so nothing in millimetres can be judged: calibrate with a bank card."
    )
  }
  var edgesAreUnknown: String {
    localized("The window did not fill the screen: what lies at its edges is not known.")
  }
  var stampsAreCoarse: String { wholeMilliseconds }
  var clockDiffers: String {
    localized(
      "The compositor's stamps are of another clock than ours, so the first part of the latency is not known."
    )
  }
}
