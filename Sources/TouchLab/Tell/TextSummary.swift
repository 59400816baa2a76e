import TouchAnalysis
import TouchJudgement
import TouchRecording

/// The figures and verdicts of a recording, for users.
enum TextSummary {
  static func text(of analysis: Analysis, _ judgement: Judgement?) -> String {
    var text = head(of: analysis)
    let parts = [findings(of: analysis), mapping(of: analysis)]
    // Without faults of touches, a wrong mapping is the first fault.
    let isSound = analysis.touches.map { $0.findings.isEmpty && $0.stillAxes.isEmpty } ?? true
    text += isSound ? parts[1] + parts[0] : parts[0] + parts[1]
    if let judgement {
      text += verdicts(of: judgement)
    } else {
      text += figures(of: analysis)
    }
    text += latency(of: analysis)
    text += holes(of: analysis)
    return text
  }

  /// The names of all figures, with their units.
  static var listOfFigures: String {
    Columns.text(
      FigureName.allCases.map { name in
        [
          name.rawValue, name.unit.rawValue,
          name.title + (name.needsExactHolder ? " (needs a ruler or a robot)" : ""),
        ]
      }, indent: "")
  }

  // MARK: Parts

  private static func head(of analysis: Analysis) -> String {
    var rows: [[String]] = []
    if let machine = analysis.machine {
      for (name, value) in [
        ("machine", machine.model), ("kernel", machine.kernel), ("compositor", machine.compositor),
        ("recorded by", machine.program),
      ] where !value.isEmpty { rows.append([name, value]) }
    }
    rows.append(["screen", screen(analysis.screen)])
    let (all, touches) = (analysis.lineCount, analysis.touchCount)
    let lines =
      "\(all) \(all == 1 ? "line" : "lines"), \(touches) \(touches == 1 ? "touch" : "touches")"
    rows.append(["recording", lines])
    if !analysis.runs.isEmpty {
      rows.append(["tests", tests(analysis.runs)])
      let holders = Set(analysis.runs.map(\.plan.holder.rawValue)).sorted()
      rows.append(["touched by", holders.joined(separator: ", ")])
    }
    if !analysis.left.isEmpty {
      rows.append(
        [
          "not finished",
          analysis.left.map { "\($0.test.rawValue) (\($0.end.rawValue))" }.joined(separator: ", "),
        ])
    }
    var text = Columns.text(rows, indent: "")
    if analysis.problemCount > 0 {
      let count = analysis.problemCount
      text += "\n\(count) \(count == 1 ? "line" : "lines") passed over:\n"
      text += analysis.problems.prefix(10).map { "  \($0)\n" }.joined()
      if analysis.problemCount > 10 { text += "  …\n" }
    }
    return text
  }

  private static func screen(_ screen: ScreenSize) -> String {
    guard screen.width > 0 else { return "unknown" }
    let size = [screen.width, screen.height].map { Number.text($0, digits: 1) }
    switch screen.source {
    case .unknown:
      return "\(size[0]) × \(size[1]) points, of unknown size: calibrate with a bank card"
    case .output: return "\(size[0]) × \(size[1]) mm, as the screen says itself"
    case .card: return "\(size[0]) × \(size[1]) mm, measured with a bank card"
    }
  }

  private static func tests(_ runs: [TestRun]) -> String {
    var names: [String] = []
    for run in runs where !names.contains(run.plan.test.rawValue) {
      names.append(run.plan.test.rawValue)
    }
    return names.joined(separator: ", ")
  }

  private static func figures(of analysis: Analysis) -> String {
    let rows = analysis.figures.map { figure in
      [
        figure.name.rawValue, Number.text(figure.value, in: figure.name.unit),
        figure.name.title + remark(of: figure),
      ]
    }
    return rows.isEmpty ? "\nNothing was measured.\n" : "\nFigures\n" + Columns.text(rows)
  }

  private static func remark(of figure: Figure) -> String {
    var remarks = [figure.remark?.english].compactMap { $0 }
    if figure.name.needsExactHolder, !figure.holder.isExact { remarks.append("by hand") }
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }

  private static func verdicts(of judgement: Judgement) -> String {
    // Failed verdicts come first, then passed ones, then limits that were not tested.
    let sorted = ["FAIL", "pass", "not tested"].flatMap { word in
      judgement.verdicts.filter { Self.word(for: $0.outcome) == word }
    }
    let rows = sorted.map { verdict -> [String] in
      let limit = verdict.limit
      let value =
        verdict.figure.map { Number.text($0.value, in: limit.figure.unit) } ?? "–"
      let bound = "\(limit.bound.rawValue) \(Number.text(limit.value, in: limit.figure.unit))"
      return [word(for: verdict.outcome), limit.figure.rawValue, value, bound, reason(verdict)]
    }
    let counts = ["pass", "FAIL", "not tested"].map { word in
      "\(judgement.verdicts.count { Self.word(for: $0.outcome) == word }) \(word.lowercased())"
    }
    return "\n\(judgement.profile.title)\n" + Columns.text(rows)
      + "\n\(judgement.outcome.rawValue): \(counts.joined(separator: ", "))\n"
  }

  private static func word(for outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .pass: "pass"
    case .fail: "FAIL"
    case .notTested: "not tested"
    }
  }

  /// Returns the reason and the position.
  private static func reason(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .pass: return verdict.limit.figure.title
    case .notTested(let reason): return reason.sentence
    case .fail:
      let places = verdict.figure?.positions.prefix(3).map {
        "\(Number.text($0.x, digits: 0)), \(Number.text($0.y, digits: 0))"
      }
      let place = places.map { $0.isEmpty ? "" : ", at \($0.joined(separator: "; ")) mm" }
      return verdict.limit.figure.title + (place ?? "")
    }
  }

  private static func latency(of analysis: Analysis) -> String {
    guard let latency = analysis.latency, !latency.stages.isEmpty else { return "" }
    var rows = [["", "mean", "50 %", "95 %", "99 %", "longest"]]
    for stage in LatencyAnalysis.Stage.allCases {
      guard let times = latency.stages[stage] else { continue }
      let values = [
        times.mean, times.percentile(0.5), times.percentile(0.95), times.percentile(0.99),
        times.largest,
      ]
      rows.append([stage.rawValue] + values.map { Number.text($0) })
    }
    let coarse =
      latency.resolution == 1
      ? "  The kernel's stamps are whole milliseconds here: kernel and total are up to 1 ms too long.\n"
      : ""
    return "\nLatency, in ms\n" + Columns.text(rows) + coarse
      + "  From the panel to the kernel it also takes time, which software can't see.\n"
  }

  private static func holes(of analysis: Analysis) -> String {
    guard let holes = analysis.coverage?.holes, !holes.isEmpty else { return "" }
    let rows = holes.prefix(10).map { hole in
      let corners = [hole.from.x, hole.from.y, hole.to.x, hole.to.y].map {
        Number.text($0, digits: 1)
      }
      return [
        hole.cells == 1 ? "1 cell" : "\(hole.cells) cells",
        "from \(corners[0]), \(corners[1]) to \(corners[2]), \(corners[3]) mm",
      ]
    }
    return "\nWithout a touch\n" + Columns.text(rows) + (holes.count > 10 ? "  …\n" : "")
  }
}
