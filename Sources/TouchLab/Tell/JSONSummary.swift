import TouchAnalysis
import TouchImport
import TouchJudgement
import TouchRecording

/// The figures and verdicts of a recording, for programs.
enum JSONSummary {
  static func text(
    of analysis: Analysis, _ judgement: Judgement?, _ views: ViewComparison? = nil
  ) -> String {
    var fields: [(String, JSONValue)] = [
      ("touch-lab", .number(1)), ("recording", recording(analysis)),
      ("screen", screen(analysis.screen)), ("figures", .list(analysis.figures.map(figure))),
    ]
    fields.append(("findings", .list(findings(in: analysis))))
    if let mapping = analysis.accuracy?.mapping {
      fields.append(("mapping", self.mapping(mapping)))
    }
    if let latency = analysis.latency, !latency.stages.isEmpty {
      fields.append(("latency", self.latency(latency)))
    }
    if let holes = analysis.coverage?.holes {
      fields.append(("holes", .list(holes.prefix(100).map(hole))))
    }
    if let regions = analysis.accuracy?.regions {
      fields.append(("regions", .list(regions.map(region))))
    }
    if let judgement {
      fields.append(("profile", .text(judgement.profile.name)))
      fields.append(("outcome", .text(judgement.outcome.rawValue)))
      fields.append(("verdicts", .list(judgement.verdicts.map(verdict))))
    }
    if let views { fields.append(("views", self.views(views))) }
    return JSONValue.object(fields).pages() + "\n"
  }

  private static func recording(_ analysis: Analysis) -> JSONValue {
    .object([
      ("version", .number(Double(analysis.version))),
      ("model", .text(analysis.machine?.model ?? "")),
      ("kernel", .text(analysis.machine?.kernel ?? "")),
      ("compositor", .text(analysis.machine?.compositor ?? "")),
      ("lines", .number(Double(analysis.lineCount))),
      ("touches", .number(Double(analysis.touchCount))),
      ("passedOver", .number(Double(analysis.problemCount))),
      ("problems", .list(analysis.problems.map { .text($0.description) })),
      ("tests", .list(analysis.runs.map(test))),
    ])
  }

  private static func test(_ run: TestRun) -> JSONValue {
    .object([
      ("test", .text(run.plan.test.rawValue)), ("part", .text(run.plan.part)),
      ("held", .text(run.plan.holder.rawValue)), ("seconds", .number(run.seconds)),
      ("touches", .number(Double(run.contacts.count))),
    ])
  }

  private static func screen(_ screen: ScreenSize) -> JSONValue {
    .object([
      ("width", .number(screen.width)), ("height", .number(screen.height)),
      ("unit", .text(screen.isMetric ? "mm" : "points")),
      ("source", .text(screen.source.rawValue)),
    ])
  }

  static func figure(_ figure: Figure) -> JSONValue {
    .object([
      ("figure", .text(figure.name.rawValue)), ("value", .number(figure.value)),
      ("unit", .text(figure.name.unit.rawValue)), ("held", .text(figure.holder.rawValue)),
      ("count", .number(Double(figure.count))), ("bound", .flag(figure.isBound)),
      ("remark", .text(figure.remark?.english ?? "")),
      ("places", .list(figure.positions.prefix(20).map(place))),
      ("times", .list(figure.times.prefix(20).map { .number($0) })),
    ])
  }

  /// Returns the findings, at most a thousand for each figure. `at` and `to` are times for `cut`.
  private static func findings(in analysis: Analysis) -> [JSONValue] {
    var counts: [FigureName: Int] = [:]
    return (analysis.touches?.findings ?? []).compactMap { finding in
      counts[finding.name, default: 0] += 1
      guard counts[finding.name, default: 0] <= 1_000 else { return nil }
      var fields: [(String, JSONValue)] = [
        ("figure", .text(finding.name.rawValue)),
        ("at", .number(analysis.seconds(at: finding.from))),
        ("to", .number(analysis.seconds(at: finding.to))),
        ("id", .number(Double(finding.id))),
      ]
      if let place = finding.position { fields.append(("place", self.place(place))) }
      if finding.size > 0 { fields.append(("size", .number(finding.size))) }
      return .object(fields)
    }
  }

  private static func mapping(_ mapping: MappingFit) -> JSONValue {
    var fields: [(String, JSONValue)] = [
      ("faults", .list(mapping.faults.map { .text($0.english) })),
      ("error", .number(mapping.error)), ("residual", .number(mapping.residual)),
      ("fitted", .number(Double(mapping.fitted))), ("targets", .number(Double(mapping.targets))),
    ]
    if let advice = MappingAdvice(mapping) {
      fields.append(("matrix", .text(advice.matrix)))
      fields.append(("sway", .text(advice.sway)))
      fields.append(("udev", .text(advice.udev)))
    }
    return .object(fields)
  }

  private static func place(_ place: Position) -> JSONValue {
    .list([.number(place.x), .number(place.y)])
  }

  private static func hole(_ hole: CoverageAnalysis.Hole) -> JSONValue {
    .object([
      ("cells", .number(Double(hole.cells))), ("from", place(hole.from)), ("to", place(hole.to)),
    ])
  }

  private static func region(_ region: AccuracyAnalysis.Region) -> JSONValue {
    .object([
      ("column", .number(Double(region.column))), ("row", .number(Double(region.row))),
      ("taps", .number(Double(region.taps))), ("offset", place(region.offset)),
      ("spread", .number(region.spread)),
    ])
  }

  private static func latency(_ latency: LatencyAnalysis) -> JSONValue {
    let stages = LatencyAnalysis.Stage.allCases.compactMap { stage -> (String, JSONValue)? in
      latency.stages[stage].map { (stage.rawValue, times($0)) }
    }
    let resolution: [(String, JSONValue)] = [("resolution", .number(latency.resolution))]
    return .object(resolution + stages)
  }

  /// Returns percentiles, and a histogram with bars of half a millisecond, of which the last also contains
  /// longer times.
  private static func times(_ times: Histogram) -> JSONValue {
    .object([
      ("count", .number(Double(times.count))), ("negative", .number(Double(times.negative))),
      ("mean", .number(times.mean)), ("p50", .number(times.percentile(0.5))),
      ("p95", .number(times.percentile(0.95))), ("p99", .number(times.percentile(0.99))),
      ("max", .number(times.largest)),
      ("bars", .list(times.bars(width: 0.5, count: 100).map { .number(Double($0)) })),
    ])
  }

  private static func verdict(_ verdict: Verdict) -> JSONValue {
    var fields: [(String, JSONValue)] = [("figure", .text(verdict.limit.figure.rawValue))]
    switch verdict.outcome {
    case .pass: fields.append(("verdict", .text("pass")))
    case .fail: fields.append(("verdict", .text("fail")))
    case .notTested(let reason):
      fields.append(("verdict", .text("not tested")))
      fields.append(("reason", .text(reason.sentence)))
    }
    if let figure = verdict.figure { fields.append(("value", .number(figure.value))) }
    let limit: [(String, JSONValue)] = [
      ("bound", .text(verdict.limit.bound.rawValue)), ("limit", .number(verdict.limit.value)),
      ("unit", .text(verdict.limit.figure.unit.rawValue)),
      ("source", .text(verdict.limit.source)),
    ]
    fields += limit
    return .object(fields)
  }
}
