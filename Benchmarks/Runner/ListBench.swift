import RealCompositors

/// A benchmark that scrolls the same list in each toolkit, on one headless KWin.
///
/// The events are the same for all clients: sixty `wl_pointer.axis` events per second. Each toolkit
/// determines how far a list moves for an event, so each client receives the value that moves its list by one
/// step.
struct ListBench {
  /// The clients, in the order of the table. Each has the options `--rows` and `--verbose`.
  let peers: [Peer]
  /// The distance of one step, in points.
  var step = 40.0
  /// The number of measured rounds, in which the clients take turns, and the number of steps in each.
  var rounds = 5
  var steps = 120
  /// The number of starts for measurements of memory, with few rows and with many rows each.
  var memoryStarts = 3
  /// The time during which each client is observed while idle, in seconds.
  var idleSeconds = 10.0

  private static let rows = 100_000
  private static let fewRows = 1_000
  private static let manyRows = 1_000_000
  private static let point = (x: 100.0, y: 300.0)
  private static let frame = 1.0 / 60
  /// The units of `wl_pointer.axis` that are sent to determine how far they scroll a list.
  private static let trialUnits = 10.0
  private static let trialSteps = 20

  /// Runs all measurements.
  func run() throws -> [ListFigures] {
    var figures = peers.map { ListFigures(name: $0.name) }
    let kwin = try RealCompositor.kwin(width: 1280, height: 800)
    defer { kwin.stop() }
    for (index, peer) in peers.enumerated() {
      try measureDistance(peer, on: kwin, into: &figures[index])
      // The measurements take turns, because the proportional set size depends on the other processes that
      // map the same libraries.
      for _ in 0..<memoryStarts {
        figures[index].memoryOfFew += try memory(peer, rows: Self.fewRows, on: kwin)
        figures[index].memoryOfMany += try memory(peer, rows: Self.manyRows, on: kwin)
      }
      progress("\(peer.name)'s list: distances and memory")
    }
    for round in 1...rounds {
      for (index, peer) in peers.enumerated() {
        try measureSteps(peer, isLast: round == rounds, on: kwin, into: &figures[index])
      }
      progress("scrolling \(round) of \(rounds)")
    }
    return figures
  }

  /// Measures the distance that a list moves for one unit, and the number of its commits.
  private func measureDistance(
    _ peer: Peer, on kwin: RealCompositor, into figures: inout ListFigures
  ) throws {
    let arguments = ["--rows", "\(Self.rows)", "--verbose"]
    let client = try launch(peer, arguments, debug: true, on: kwin)
    defer { client.terminate() }
    let before = client.waylandLog.commits.count
    for _ in 0..<Self.trialSteps {
      try kwin.input.scroll(axis: 0, by: Self.trialUnits)
      pause(4 * Self.frame)
    }
    pause(1)
    let commits = client.waylandLog.commits.count - before
    let offset = client.output.split(separator: "\n").last.flatMap { Double($0) }
    guard let offset, offset > 0 else { return }
    figures.pointsAUnit = offset / (Double(Self.trialSteps) * Self.trialUnits)
    figures.commitsAStep = Double(commits) / Double(Self.trialSteps)
  }

  /// Returns the memory of a list that was scrolled, in MB, or an empty array if it cannot be read.
  private func memory(_ peer: Peer, rows: Int, on kwin: RealCompositor) throws -> [Double] {
    let client = try launch(peer, ["--rows", "\(rows)"], on: kwin)
    defer { client.terminate() }
    try scroll(kwin, steps: 60, by: Self.trialUnits)
    pause(2)
    return ProcessFigures(pid: client.pid).memory.map { [$0.proportional] } ?? []
  }

  private func measureSteps(
    _ peer: Peer, isLast: Bool, on kwin: RealCompositor, into figures: inout ListFigures
  ) throws {
    guard let pointsAUnit = figures.pointsAUnit else { return }
    let client = try launch(peer, ["--rows", "\(Self.rows)"], on: kwin)
    defer { client.terminate() }
    let units = step / pointsAUnit
    try scroll(kwin, steps: 30, by: units)
    pause(0.5)
    let process = ProcessFigures(pid: client.pid)
    let before = process.processorTime
    try scroll(kwin, steps: steps, by: units)
    pause(0.5)
    figures.stepTime.append((process.processorTime - before) / Double(steps) * 1000)
    if isLast {
      try fling(kwin)
      pause(6)
      let wakeUps = process.wakeUps
      pause(idleSeconds)
      figures.wakeUpsAfterwards = process.wakeUps(since: wakeUps)
    }
  }

  private func scroll(_ kwin: RealCompositor, steps: Int, by units: Double) throws {
    for _ in 0..<steps {
      try kwin.input.scroll(axis: 0, by: units)
      pause(Self.frame)
    }
  }

  /// Flings the list with a touch, and lifts the touch.
  private func fling(_ kwin: RealCompositor) throws {
    let input = try kwin.input
    try input.touchDown(0, x: Self.point.x, y: 500)
    try input.touchFrame()
    for step in 1...12 {
      pause(Self.frame)
      try input.touchMove(0, x: Self.point.x, y: 500 - Double(step) * 25)
      try input.touchFrame()
    }
    try input.touchUp(0)
    try input.touchFrame()
  }

  /// Starts a client, waits until it is drawn, and moves the pointer over it.
  private func launch(
    _ peer: Peer, _ arguments: [String], debug: Bool = false, on kwin: RealCompositor
  ) throws -> ChildProcess {
    let client = try kwin.launch(
      peer.executable, arguments, environment: Peer.environment, debug: debug)
    pause(1)
    try kwin.input.movePointer(toX: Self.point.x, y: Self.point.y)
    pause(0.1)
    try kwin.input.movePointer(toX: Self.point.x + 1, y: Self.point.y)
    pause(0.4)
    return client
  }
}
