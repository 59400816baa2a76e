package import TouchAnalysis

/// The remarks about figures, and the names of faults.
extension ReportStrings {
  /// Returns a remark about a figure.
  package func remark(_ remark: Remark) -> String {
    switch remark {
    case .noMorePutDown: both("no more were put down", "mehr wurden nicht aufgelegt")
    case .putDown(let count): both("\(count) were put down", "\(count) wurden aufgelegt")
    case .noCloser: both("they came no closer than that", "näher kamen sie einander nicht")
    case .becameOne: both("they became one", "sie verschmolzen zu einem")
    case .becameOneEachTime:
      both("they became one at each approach", "sie verschmolzen bei jeder Annäherung zu einem")
    case .noMoreSeen: both("no more was seen", "mehr kam nicht vor")
    case .wholeMilliseconds:
      both(
        "the kernel's stamps are whole milliseconds",
        "die Zeitstempel des Kernels sind ganze Millisekunden")
    case .seconds(let count): "in \(count)\u{A0}s"
    case .knownPalms(let count):
      both("\(count) were known for a palm", "\(count) als Handballen erkannt")
    case .part(let part): edge(part)
    case .judgedIntervals(let judged, let all, let strokes):
      judgedIntervals(judged, of: all, strokes: strokes)
    case .downAtEnd(let count):
      both("\(count) down where the recording ends", "\(count) am Ende der Aufzeichnung aufgelegt")
    case .mostFrequent(let count):
      both("one position \(count) times", "ein Ort \(count)-mal")
    case .axis(let axis): both("axis \(axis)", "Achse \(axis)")
    case .mapping(let faults): faults.map(mapping).joined(separator: ", ")
    case .finestSeen: both("no smaller step was seen", "ein kleinerer Schritt kam nicht vor")
    case .clock(let drift, let error, let seconds):
      both(
        "the panel's clock is \(drift < 0 ? "slow" : "fast"), ",
        "die Uhr des Panels geht \(drift < 0 ? "nach" : "vor"), ")
        + Remark.plusMinus(error) + "\u{A0}ppm, "
        + both("over ", "über ") + number(seconds, digits: 0) + "\u{A0}s"
    }
  }

  private func judgedIntervals(_ judged: Int, of all: Int, strokes: Int) -> String {
    let (one, other) = (grouped(UInt64(judged.magnitude)), grouped(UInt64(all.magnitude)))
    let count =
      strokes == 1 ? both("1 stroke", "1 Strich") : both("\(strokes) strokes", "\(strokes) Striche")
    let intervals = both(
      "\(one) of \(other) intervals judged", "\(one) von \(other) Abständen beurteilt")
    guard judged < all else { return count + ", " + intervals }
    return [
      count, intervals,
      both("in the others it moved too slowly", "in den anderen war die Bewegung zu langsam"),
    ].joined(separator: ", ")
  }

  /// Returns the name of a fault of the mapping.
  package func mapping(_ fault: MappingFault) -> String {
    switch fault {
    case .mirroredHorizontally: both("mirrored left to right", "links und rechts vertauscht")
    case .mirroredVertically: both("mirrored top to bottom", "oben und unten vertauscht")
    case .swappedAxes: both("axes swapped", "Achsen vertauscht")
    case .quarterTurns(let degrees): both("turned by \(degrees)°", "um \(degrees)° gedreht")
    case .turned(let angle):
      both("turned by ", "verdreht um ") + number(angle, in: .degrees, digits: 1)
    case .scaled(let axis, let factor):
      both("scaled along \(axis) to ", "entlang \(axis) skaliert auf ")
        + number(factor * 100, digits: 1) + "\u{A0}%"
    case .offset(let way):
      both("offset by ", "versetzt um ") + number(way.x, digits: 1) + " / "
        + number(way.y, in: .millimetres, digits: 1)
    }
  }

  var noFaults: String {
    both("No fault was found in the touches.", "In den Berührungen wurde kein Fehler gefunden.")
  }
  var at: String { both("at ", "bei ") }
  var timesCount: String {
    both(
      "Times are in seconds from the beginning, as “TouchLab cut” counts them.",
      "Zeiten in Sekunden ab Beginn, wie „TouchLab cut“ sie zählt.")
  }

  /// Returns a number of items with their title.
  func counted(_ count: Int, _ title: String) -> String {
    "\(grouped(UInt64(count.magnitude)))\u{A0}\u{D7} \(title)"
  }

  var mappingHead: String { both("Mapping of the panel", "Zuordnung des Panels") }
  var mappingResidual: String { both("residual", "Restfehler") }
  var mappingMatrix: String {
    both(
      "This sets it right, for libinput, sway and in a rule of udev:",
      "Das stellt es richtig, für libinput, sway und in einer udev-Regel:")
  }
  var noMatrix: String {
    both(
      "The window did not fill the screen, so no matrix can be given.",
      "Das Fenster füllte den Bildschirm nicht; eine Matrix lässt sich nicht angeben.")
  }
}
