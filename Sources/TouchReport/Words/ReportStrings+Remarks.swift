package import TouchAnalysis

/// The remarks about figures, and the names of faults.
extension ReportStrings {
  /// Returns a remark about a figure.
  package func remark(_ remark: Remark) -> String {
    switch remark {
    case .noMorePutDown: localized("no more were put down")
    case .putDown(let count): localized("%1 were put down", count)
    case .noCloser: localized("they came no closer than that")
    case .becameOne: localized("they became one")
    case .becameOneEachTime: localized("they became one at each approach")
    case .noMoreSeen: localized("no more was seen")
    case .wholeMilliseconds: localized("the kernel's stamps are whole milliseconds")
    case .seconds(let count): "in \(count)\u{A0}s"
    case .knownPalms(let count): localized("%1 were known for a palm", count)
    case .part(let part): edge(part)
    case .judgedIntervals(let judged, let all, let strokes):
      judgedIntervals(judged, of: all, strokes: strokes)
    case .downAtEnd(let count): localized("%1 down where the recording ends", count)
    case .mostFrequent(let count): localized("one position %1 times", count)
    case .axis(let axis): localized("axis %1", axis)
    case .mapping(let faults): faults.map(mapping).joined(separator: ", ")
    case .finestSeen: localized("no smaller step was seen")
    case .clock(let drift, let error, let seconds):
      clock(drift < 0, Remark.plusMinus(error), number(seconds, digits: 0))
    }
  }

  private func clock(_ isSlow: Bool, _ error: String, _ seconds: String) -> String {
    isSlow
      ? localized("the panel's clock is slow, %1\u{A0}ppm, over %2\u{A0}s", error, seconds)
      : localized("the panel's clock is fast, %1\u{A0}ppm, over %2\u{A0}s", error, seconds)
  }

  private func judgedIntervals(_ judged: Int, of all: Int, strokes: Int) -> String {
    let (one, other) = (grouped(UInt64(judged.magnitude)), grouped(UInt64(all.magnitude)))
    let count = localized("%n stroke", plural: "%n strokes", count: strokes)
    let intervals = localized("%1 of %2 intervals judged", one, other)
    guard judged < all else { return count + ", " + intervals }
    return [
      count, intervals,
      localized("in the others it moved too slowly"),
    ].joined(separator: ", ")
  }

  /// Returns the name of a fault of the mapping.
  package func mapping(_ fault: MappingFault) -> String {
    switch fault {
    case .mirroredHorizontally: localized("mirrored left to right")
    case .mirroredVertically: localized("mirrored top to bottom")
    case .swappedAxes: localized("axes swapped")
    case .quarterTurns(let degrees): localized("turned by %1°", degrees)
    case .turned(let angle):
      localized(
        "turned by %1", number(angle, in: .degrees, digits: 1), context: "fault of the mapping")
    case .scaled(let axis, let factor):
      localized("scaled along %1 to %2\u{A0}%", axis, number(factor * 100, digits: 1))
    case .offset(let way):
      localized(
        "offset by %1 / %2", number(way.x, digits: 1),
        number(way.y, in: .millimetres, digits: 1))
    }
  }

  var noFaults: String { localized("No fault was found in the touches.") }
  /// Returns times in seconds.
  func times(_ times: String) -> String { localized("at %1\u{A0}s", times) }
  var timesCount: String {
    localized("Times are in seconds from the beginning, as “TouchLab cut” counts them.")
  }

  /// Returns a number of items with their title.
  func counted(_ count: Int, _ title: String) -> String {
    "\(grouped(UInt64(count.magnitude)))\u{A0}\u{D7} \(title)"
  }

  var mappingHead: String { localized("Mapping of the panel") }
  var mappingResidual: String { localized("residual") }
  var mappingMatrix: String {
    localized("This sets it right, for libinput, sway and in a rule of udev:")
  }
  var noMatrix: String {
    localized("The window did not fill the screen, so no matrix can be given.")
  }
}
