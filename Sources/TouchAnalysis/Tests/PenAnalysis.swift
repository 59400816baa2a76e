package import TouchRecording

/// The reports of a pen: pressure, tilt, hovering, buttons.
package struct PenAnalysis: Sendable {
  /// All reported levels of pressure, from 0 to 65,535, in ascending order.
  package let levels: [Double]
  /// The ranges of the tilt along x and y, in degrees, or `nil` if none was reported.
  package let tiltX: ClosedRange<Double>?
  package let tiltY: ClosedRange<Double>?
  /// The number of positions that were reported while the pen hovered.
  package let hoverReports: Int
  /// The number of different distances that were reported while the pen hovered, from 0 to 65,535.
  package let distances: Int
  /// The codes of buttons that were pressed.
  package let buttons: Set<Int32>
  /// The number of tools that were erasers.
  package let erasers: Int
  /// The report rate while the pen moved, or `nil` if there were too few reports.
  package let rate: RateAnalysis?
  /// The positions of touches that began while the pen was near, and were not cancelled.
  package let palms: [Position]
  private var rests: [JitterAnalysis.Rest] = []
  private var taps: [AccuracyAnalysis.Tap] = []
  private let reports: Int
  private let holder: Holder

  /// Creates the analysis of the recording's pens, with the runs of the test, or returns `nil` if there are
  /// no pens.
  package init?(
    _ recording: Recording, runs: [TestRun], touches: [Contact], on screens: ScreenTimeline
  ) {
    guard !recording.pens.isEmpty else { return nil }
    let tracks = PenTracks(recording.pens, on: screens)
    levels = Set(tracks.pressures).sorted()
    tiltX = tracks.tiltX
    tiltY = tracks.tiltY
    hoverReports = tracks.hoverReports
    distances = tracks.distances.count
    buttons = tracks.buttons
    erasers =
      Set(
        recording.facts.compactMap { fact -> UInt32? in
          guard case .tool(let tool) = fact.content, tool.type == "eraser" else { return nil }
          return tracks.tools.contains(tool.number) ? tool.number : nil
        }
      ).count
    rate = RateAnalysis(tracks.strokes, holder: .hand, start: recording.span?.lowerBound ?? 0)
    palms = touches.filter { touch in
      touch.end != .cancelled && tracks.isNear(at: touch.beginArrived)
    }.map(\.begin)
    reports = recording.pens.count
    holder = runs.holder
    for run in runs where run.screen.isMetric {
      let strokes = tracks.strokes.filter {
        $0.beginArrived >= run.begin && $0.beginArrived < run.end
      }
      if run.plan.part == "rest" { rests += strokes.compactMap(JitterAnalysis.rest) }
      var copy = run
      copy.contacts = strokes
      taps += AccuracyAnalysis([copy])?.taps ?? []
    }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    var figures = [
      seen(.penLevels, Double(levels.count)), seen(.penHover, Double(hoverReports)),
      seen(.penButtons, Double(buttons.count)), seen(.penEraser, Double(erasers)),
      figure(.penPalm, Double(palms.count), palms),
    ]
    if levels.count > 1 {
      let step = zip(levels, levels.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) }
      figures.append(figure(.penStep, 100 * step / 65_535))
    }
    if let tiltX, let tiltY {
      let range = max(tiltX.upperBound - tiltX.lowerBound, tiltY.upperBound - tiltY.lowerBound)
      figures.append(seen(.penTilt, range))
    }
    figures += (rate?.figures ?? []).compactMap { figure in
      let names: [FigureName: FigureName] = [
        .rateMean: .penRate, .rateGap: .penGap, .rateMissing: .penMissing,
      ]
      guard let name = names[figure.name] else { return nil }
      var figure = figure
      (figure.name, figure.holder) = (name, holder)
      return figure
    }
    if let worst = rests.map(\.distances.largest).max() { figures.append(figure(.penRest, worst)) }
    if !taps.isEmpty {
      let distance = Spread(taps.map(\.offset.length)).percentile(0.95)
      figures.append(figure(.penAccuracy, distance, taps.map(\.position)))
    }
    return figures
  }

  /// Returns the number of reports in each sixteenth of the pressure range, in ascending order.
  package func pressureBars(of recording: Recording) -> [Int] {
    var bars = [Int](repeating: 0, count: 16)
    for event in recording.pens where event.kind == .pressure {
      bars[max(0, min(15, Int(event.value / 4_096)))] += 1
    }
    return bars
  }

  /// Returns a figure whose true value may be better than the observed one.
  private func seen(_ name: FigureName, _ value: Double) -> Figure {
    Figure(
      name, value, holder: holder, count: reports, isBound: true, remark: .noMoreSeen)
  }

  private func figure(_ name: FigureName, _ value: Double, _ positions: [Position] = []) -> Figure {
    Figure(name, value, holder: holder, count: reports, positions: positions)
  }
}
