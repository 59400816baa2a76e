internal import TouchAnalysis
internal import TouchJudgement

/// A namespace of trials that compare the analysis of synthetic screens with their known properties. Each
/// trial returns a sentence for each failure, or an empty array.
package enum ScreenTrial {
  /// The required precision of a planted offset and jitter, in millimetres.
  private static let tolerance = 0.02

  /// Judges a sound screen by every profile. None may report a failure.
  package static func falseAlarms(seed: UInt64) -> [String] {
    let screen = SyntheticScreen(seed: seed, fault: .sound)
    let analysis = Analysis(SyntheticSession.full(on: screen).recording)
    return Profile.builtIn.flatMap { name, text -> [String] in
      guard let profile = try? Profile(parsing: text) else { return ["no profile \(name)"] }
      return Judgement(analysis, by: profile).verdicts.filter { $0.outcome == .fail }.map {
        "seed \(seed): \(name) alarms at \($0.limit.figure.rawValue) = \($0.figure?.value ?? .nan)"
      }
    }
  }

  /// Judges a sound screen with a coarse grid, on which touches also move slowly. No profile may report a
  /// failure.
  package static func coarseFalseAlarms(seed: UInt64) -> [String] {
    let screen = SyntheticScreen(seed: seed, fault: .sound, isCoarse: true)
    let analysis = Analysis(SyntheticSession.slow(on: screen).recording)
    var alarms = Profile.builtIn.flatMap { name, text -> [String] in
      guard let profile = try? Profile(parsing: text) else { return ["no profile \(name)"] }
      return Judgement(analysis, by: profile).verdicts.filter { $0.outcome == .fail }.map {
        "\(name) alarms at \($0.limit.figure.rawValue) = \($0.figure?.value ?? .nan)"
      }
    }
    alarms += analysis.figures.filter { $0.name == .rateMissing && $0.value > 0 }.map {
      "\($0.value) reports are said to be missing"
    }
    return alarms.map { "seed \(seed), grid \(screen.grid) mm: \($0)" }
  }

  /// Judges a screen with a coarse grid that omits three reports while a touch moves fast. The analysis must
  /// find them.
  package static func coarseOversights(seed: UInt64) -> [String] {
    let screen = SyntheticScreen(seed: seed, fault: .droppedReport, isCoarse: true)
    let analysis = Analysis(SyntheticSession.slow(on: screen).recording)
    return compare(.rateMissing, analysis, 3).map {
      "seed \(seed), grid \(screen.grid) mm: \($0)"
    }
  }

  /// Judges a screen with a fault. The analysis must find the fault with its planted size.
  package static func oversights(seed: UInt64) -> [String] {
    let faults = PlantedFault.allCases.filter { $0 != .sound }
    let fault = faults[Int(seed % UInt64(faults.count))]
    let session = SyntheticSession.full(on: SyntheticScreen(seed: seed, fault: fault))
    let analysis = Analysis(session.recording)
    var oversights = measured(fault, analysis, session)
    if let name = fault.figure, let profile = try? Profile.named("strict"),
      let verdict = Judgement(analysis, by: profile).verdicts.first(where: {
        $0.limit.figure == name
      }), verdict.outcome != .fail
    {
      oversights.append("the verdict on \(name.rawValue) is \(verdict.outcome)")
    }
    return oversights.map { "seed \(seed), \(fault.rawValue): \($0)" }
  }

  private static func measured(
    _ fault: PlantedFault, _ analysis: Analysis, _ session: SyntheticSession
  ) -> [String] {
    let screen = session.screen
    switch fault {
    case .sound: return []
    case .noisy:
      let planted = (session.restNoise.squares / Double(session.restNoise.count)).squareRoot()
      return compare(.jitterRestRMS, analysis, planted, within: tolerance)
    case .offset:
      guard let found = analysis.accuracy?.offset else { return ["no offset was measured"] }
      let error = found.distance(to: screen.offset)
      return error <= tolerance ? [] : ["the offset is wrong by \(error) mm"]
    case .deadCell: return compare(.coverageHole, analysis, 1)
    case .deadStripe:
      let rows = (Double(screen.height) / SyntheticScreen.cell).rounded()
      return compare(.coverageHole, analysis, rows)
    case .droppedReport: return compare(.rateMissing, analysis, 1)
    case .swappedIdentity: return compare(.fingersSwapped, analysis, 1)
    case .ghost: return compare(.ghostIdle, analysis, 1)
    case .late: return compareStage(.kernel, analysis, screen)
    case .slow: return compareStage(.handler, analysis, screen)
    case .merging:
      return [FigureName.separationStraight, .separationDiagonal, .separationPinch].flatMap {
        // The last position before the touches merged is at most one step and twice the noise away.
        compare($0, analysis, screen.mergeDistance, within: 0.8)
      }
    case .jumping: return compare(.touchJumps, analysis, 1)
    case .flapping: return compare(.touchLost, analysis, 1)
    case .lostRelease: return compare(.touchUnended, analysis, 1)
    case .diagonal: return compare(.fingersDiagonal, analysis, 1)
    case .mirrored, .scaled: return compareMap(fault, analysis, screen)
    }
  }

  private static func compare(
    _ name: FigureName, _ analysis: Analysis, _ planted: Double, within tolerance: Double = 0
  ) -> [String] {
    guard let found = analysis.figures.first(where: { $0.name == name })?.value else {
      return ["\(name.rawValue) was not measured"]
    }
    return (found - planted).magnitude <= tolerance
      ? [] : ["\(name.rawValue) is \(found), and \(planted) was planted"]
  }

  /// Returns the failures of the fit, which must find the planted map and its fault.
  private static func compareMap(
    _ fault: PlantedFault, _ analysis: Analysis, _ screen: SyntheticScreen
  ) -> [String] {
    guard let mapping = analysis.accuracy?.mapping else { return ["no mapping was fitted"] }
    var oversights: [String] = []
    for corner in [
      Position(x: 0, y: 0), Position(x: Double(screen.width), y: Double(screen.height)),
    ] {
      let planted = screen.map.apply(corner) + screen.offset
      let error = mapping.map.apply(corner).distance(to: planted)
      if error > 0.3 { oversights.append("the map is wrong by \(error) mm") }
    }
    let isNamed = mapping.faults.contains {
      switch $0 {
      case .mirroredHorizontally, .mirroredVertically: fault == .mirrored
      case .scaled: fault == .scaled
      default: false
      }
    }
    return isNamed ? oversights : oversights + ["the faults are \(mapping.faults)"]
  }

  /// Returns the failures of a latency stage, which must be 4 ms faster on the same screen without its fault.
  private static func compareStage(
    _ stage: LatencyAnalysis.Stage, _ analysis: Analysis, _ screen: SyntheticScreen
  ) -> [String] {
    let sound = Analysis(
      SyntheticSession.full(on: SyntheticScreen(seed: screen.seed, fault: .sound)).recording)
    guard let before = sound.latency?.stages[stage]?.mean,
      let after = analysis.latency?.stages[stage]?.mean
    else { return ["\(stage.rawValue) was not measured"] }
    let planted = Double(SyntheticScreen.lateness) / 1_000
    let error = (after - before - planted).magnitude
    return error <= 0.1 ? [] : ["\(stage.rawValue) is \(after - before) ms longer"]
  }
}
