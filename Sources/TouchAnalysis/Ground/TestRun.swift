package import TouchRecording

/// A test that was completed, with the contacts that began during it.
package struct TestRun: Sendable {
  /// The plan of the test.
  package var plan: TestPlan
  /// The time of the beginning, in microseconds of the local clock.
  package var begin: Int64
  /// The time of the end.
  package var end: Int64
  /// The target positions, each with the time from which it was shown.
  package var targets: [(at: Int64, position: Position)] = []
  /// The guides to follow, each with the time from which it was shown.
  package var guides: [(at: Int64, guide: Guide)] = []
  /// The screen of the test.
  package var screen = ScreenSize()
  /// The contacts that began during the test.
  package var contacts: [Contact] = []

  /// The duration, in seconds.
  package var seconds: Double { Double(end - begin) / 1e6 }

  /// Returns the contacts that began from one time on and before another.
  package func contacts(from start: Int64, to end: Int64) -> ArraySlice<Contact> {
    contacts.begun(from: start, to: end)
  }

  /// Returns the times of some tests, including those that were stopped or repeated.
  static func spans(of recording: Recording, _ tests: Set<TestKind>) -> TimeSpans {
    var spans: [ClosedRange<Int64>] = []
    var begin: Int64?
    for step in recording.steps {
      switch step.content {
      case .begin(let plan):
        if let since = begin { spans.append(since...max(since, step.at)) }
        begin = tests.contains(plan.test) ? step.at : nil
      case .end:
        if let since = begin { spans.append(since...max(since, step.at)) }
        begin = nil
      case .target, .guide: break
      }
    }
    if let since = begin { spans.append(since...Int64.max) }
    return TimeSpans(spans)
  }

  /// Returns the completed runs of a recording.
  ///
  /// Of each part of a test only the last run counts, because a repetition replaces the earlier run. If the
  /// recording ends during a test, the test counts as stopped.
  package static func runs(
    of recording: Recording, contacts: [Contact], on screens: ScreenTimeline
  ) -> (done: [TestRun], left: [(test: TestKind, end: TestEnd)]) {
    // In the order of arrival, for a search. Events that arrive late have another order than their contacts.
    let contacts = contacts.sorted { $0.beginArrived < $1.beginArrived }
    var done: [String: TestRun] = [:]
    var left: [(test: TestKind, end: TestEnd)] = []
    var current: TestRun?
    func drop(_ end: TestEnd) {
      if let run = current { left.append((run.plan.test, end)) }
      current = nil
    }
    for step in recording.steps {
      switch step.content {
      case .begin(let plan):
        drop(.stopped)
        current = TestRun(plan: plan, begin: step.at, end: step.at)
      case .target(let x, let y):
        current?.targets.append((step.at, screens.screen(at: step.at).position(x: x, y: y)))
      case .guide(let guide): current?.guides.append((step.at, guide))
      case .end(.done):
        guard var run = current else { continue }
        run.end = step.at
        run.screen = screens.screen(at: step.at)
        run.contacts = Array(contacts.begun(from: run.begin, to: run.end))
        // A test with a charger is a separate part.
        done["\(run.plan.test) \(run.plan.isCharging) \(run.plan.part)"] = run
        current = nil
      case .end(let end): drop(end)
      }
    }
    drop(.stopped)
    return (done.values.sorted { ($0.begin, $0.plan.part) < ($1.begin, $1.plan.part) }, left)
  }
}

extension [Contact] {
  /// Returns the contacts that began from one time on and before another. The contacts are in the order of
  /// arrival.
  func begun(from start: Int64, to end: Int64) -> ArraySlice<Contact> {
    let first = firstPosition { $0.beginArrived >= start }
    return self[first..<Swift.max(first, firstPosition { $0.beginArrived >= end })]
  }
}

extension Array {
  /// Returns the first index from which on a condition holds, in an array in which it holds for all following
  /// elements.
  func firstPosition(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
