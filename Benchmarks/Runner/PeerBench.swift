import RealCompositors

/// A benchmark that compares the windows of clients on one headless KWin.
///
/// Each client uses libwayland, whose debug output is the same for all: timestamps of the events that the
/// client has dispatched and of the requests that it has made.
struct PeerBench {
  /// The clients, in the order of the table.
  let peers: [Peer]
  /// The number of measured starts. Clients take turns, and one more start fills the caches.
  var starts = 11
  /// The number of measured presses, in rounds in which clients take turns.
  var presses = 30
  /// The time during which each client is observed while idle, in seconds.
  var idleSeconds = 10.0

  private static let point = (x: 100.0, y: 110.0)
  private static let away = (x: 400.0, y: 700.0)
  private static let pressRounds = 3

  /// Runs all measurements.
  func run() throws -> [PeerFigures] {
    var figures = peers.map { PeerFigures(name: $0.name) }
    try measureStarts(into: &figures)
    let kwin = try RealCompositor.kwin(width: 1280, height: 800)
    defer { kwin.stop() }
    for (index, peer) in peers.enumerated() {
      try measureAtRest(peer, on: kwin, into: &figures[index])
      progress("\(peer.name) at rest")
    }
    for round in 1...Self.pressRounds {
      for (index, peer) in peers.enumerated() where peer.hasButtons {
        try measurePresses(peer, on: kwin, into: &figures[index])
      }
      progress("presses \(round) of \(Self.pressRounds)")
    }
    return figures
  }

  /// Starts all clients in turn on a KWin that treats them as on a desktop.
  private func measureStarts(into figures: inout [PeerFigures]) throws {
    let kwin = try RealCompositor.kwin(width: 1280, height: 800, playsInput: false)
    defer { kwin.stop() }
    for round in 0...starts {
      for (index, peer) in peers.enumerated() {
        let time = try firstBuffer(peer, on: kwin)
        if round > 0, let time { figures[index].firstBuffer.append(time) }
      }
      progress("start \(round) of \(starts)")
    }
  }

  private func firstBuffer(_ peer: Peer, on kwin: RealCompositor) throws -> Double? {
    pause(0.3)  // KWin still draws what was behind the client before
    let client = try peer.launchDrawn(on: kwin)
    defer { client.terminate() }
    guard let stamp = client.waylandLog.commits.first?.stamp else { return nil }
    return Double(stamp &- client.launchStamp) / 1000
  }

  private func measureAtRest(
    _ peer: Peer, on kwin: RealCompositor, into figures: inout PeerFigures
  ) throws {
    let client = try peer.launchDrawn(on: kwin)
    defer { client.terminate() }
    try kwin.input.movePointer(toX: Self.away.x, y: Self.away.y)
    pause(2)
    let process = ProcessFigures(pid: client.pid)
    let before = process.wakeUps
    pause(idleSeconds)
    figures.idleWakeUps = process.wakeUps(since: before)
    figures.proportionalMemory = process.memory?.proportional
    figures.uniqueMemory = process.memory?.unique
  }

  private func measurePresses(
    _ peer: Peer, on kwin: RealCompositor, into figures: inout PeerFigures
  ) throws {
    let client = try peer.launchDrawn(peer.buttonsOption, on: kwin)
    defer { client.terminate() }
    pause(1)
    let input = try kwin.input
    try input.movePointer(toX: Self.point.x, y: Self.point.y)
    pause(0.4)
    for _ in 0..<presses / Self.pressRounds {
      try input.button(.left, isPressed: true)
      pause(0.06)
      try input.button(.left, isPressed: false)
      pause(0.06)
    }
    try input.movePointer(toX: Self.away.x, y: Self.away.y)
    pause(0.4)
    for _ in 0..<presses / Self.pressRounds {
      try input.touchDown(0, x: Self.point.x, y: Self.point.y)
      try input.touchFrame()
      pause(0.06)
      try input.touchUp(0)
      try input.touchFrame()
      pause(0.06)
    }
    pause(0.3)
    read(client.waylandLog, into: &figures)
    figures.pressedButton = pressedButton(client.output)
  }

  private func read(_ log: WaylandLog, into figures: inout PeerFigures) {
    let presses = log.events("wl_pointer.button").filter { $0.arguments.last == "1" }
    let touches = log.events("wl_touch.down")
    let pressAnswers = log.answers(to: presses)
    figures.pressToCommit += pressAnswers.map(\.milliseconds)
    figures.touchToCommit += log.answers(to: touches).map(\.milliseconds)
    figures.pressDamage += pressAnswers.map(\.area)
  }

  /// Returns the area of the button at the pressed point. Windows are at the top left of the output.
  private func pressedButton(_ output: String) -> Double? {
    for line in output.split(separator: "\n") {
      let frame = line.split(separator: " ").compactMap { Double($0) }
      guard frame.count == 4 else { continue }
      let (x, y) = (Self.point.x - frame[0], Self.point.y - frame[1])
      if x >= 0, y >= 0, x < frame[2], y < frame[3] { return frame[2] * frame[3] }
    }
    return nil
  }
}
