internal import TouchRecording

/// An analysis of touches without a finger.
package struct GhostAnalysis: Sendable {
  /// The touches while the screen was not touched, on the battery.
  package let idle: (touches: [Position], seconds: Double)?
  /// The touches while the screen was not touched, with the charger plugged in.
  package let charging: (touches: [Position], seconds: Double)?
  /// The touches in addition to those that tests requested.
  package let strays: [Position]
  private let looked: Int
  private let holder: Holder

  /// The tests that need only one finger.
  private static let single: Set<TestKind> = [
    .coverage, .accuracy, .straightness, .jitter, .swipe, .rotation, .latency, .rate,
  ]

  /// Creates the analysis of all runs of a recording.
  package init(_ runs: [TestRun], accuracy: AccuracyAnalysis?) {
    func untouched(_ isCharging: Bool) -> (touches: [Position], seconds: Double)? {
      let runs = runs.filter { $0.plan.test == .ghost && $0.plan.isCharging == isCharging }
      guard !runs.isEmpty else { return nil }
      return (
        runs.flatMap { $0.contacts.map(\.begin) }, runs.reduce(0) { $0 + $1.seconds }
      )
    }
    idle = untouched(false)
    charging = untouched(true)
    let looked = runs.filter { Self.fingers(of: $0.plan) != nil }
    var strays = accuracy?.strays ?? []
    for run in looked {
      strays += Self.strays(in: run, fingers: Self.fingers(of: run.plan) ?? 1)
    }
    self.strays = strays
    self.looked = looked.reduce(0) { $0 + $1.contacts.count }
    holder = looked.holder
  }

  /// Returns the number of fingers that a test requests, or `nil` if it is not certain.
  private static func fingers(of plan: TestPlan) -> Int? {
    if single.contains(plan.test) { return max(1, Int(plan.count)) }
    switch plan.test {
    case .separation: return 2
    case .fingers: return Int(plan.count)
    default: return nil
    }
  }

  /// Returns the positions of contacts that began while all fingers were down.
  private static func strays(in run: TestRun, fingers: Int) -> [Position] {
    var down: [Contact] = []
    var strays: [Position] = []
    for contact in run.contacts {
      down.removeAll { $0.endTime <= contact.beginTime }
      if down.count >= fingers { strays.append(contact.begin) } else { down.append(contact) }
    }
    return strays
  }

  /// The figures of the test.
  package var figures: [Figure] {
    var figures: [Figure] = []
    for (name, part) in [(FigureName.ghostIdle, idle), (.ghostCharging, charging)] {
      guard let part else { continue }
      figures.append(
        Figure(
          name, Double(part.touches.count), holder: .injected, count: part.touches.count,
          remark: .seconds(Int(part.seconds.rounded())), positions: part.touches))
    }
    if looked > 0 {
      figures.append(
        Figure(
          .ghostStray, Double(strays.count), holder: holder, count: looked, positions: strays))
    }
    return figures
  }
}
