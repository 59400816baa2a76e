package import TouchRecording

/// A test that was carried out, with the contacts that came down in it.
package struct TestRun: Sendable {
  /// What was to be done.
  package var plan: TestPlan
  /// When it began, in microseconds of the local clock.
  package var begin: Int64
  /// When it ended.
  package var end: Int64
  /// The places to touch, with the time from which each was to be touched.
  package var targets: [(at: Int64, place: Place)] = []
  /// The strokes to follow, with the time from which each was to be followed.
  package var guides: [(at: Int64, guide: Guide)] = []
  /// The screen that it was carried out on.
  package var screen = ScreenSize()
  /// The contacts that came down in it.
  package var contacts: [Contact] = []

  /// How long it took, in seconds.
  package var seconds: Double { Double(end - begin) / 1e6 }

  /// The contacts that came down from a time on and before another.
  package func contacts(from start: Int64, to end: Int64) -> ArraySlice<Contact> {
    contacts.begun(from: start, to: end)
  }

  /// When some tests were carried out, also those that were broken off or done again.
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

  /// Every run of a recording that was carried out, and of each part of a test the last alone: who
  /// repeats one means it. One that the recording breaks off in counts as stopped.
  package static func runs(
    of recording: Recording, contacts: [Contact], on screens: ScreenTimeline
  ) -> (done: [TestRun], left: [(test: TestKind, end: TestEnd)]) {
    // By arrival, for a search: events that come late stand in another order than their contacts.
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
        current?.targets.append((step.at, screens.screen(at: step.at).place(x: x, y: y)))
      case .guide(let guide): current?.guides.append((step.at, guide))
      case .end(.done):
        guard var run = current else { continue }
        run.end = step.at
        run.screen = screens.screen(at: step.at)
        run.contacts = Array(contacts.begun(from: run.begin, to: run.end))
        // Charging is a part by itself.
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
  /// Of contacts in the order of their arrival those that came down from a time on and before another.
  func begun(from start: Int64, to end: Int64) -> ArraySlice<Contact> {
    let first = firstPlace { $0.beginArrived >= start }
    return self[first..<Swift.max(first, firstPlace { $0.beginArrived >= end })]
  }
}

extension Array {
  /// The first place from which on something holds, in an array in which it holds for all that follow.
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
