import RealCompositors

/// A benchmark that types into the text fields of clients on one headless KWin.
struct FieldBench {
  /// The clients, in the order of the table.
  let peers: [Peer]
  /// The number of rounds, in which the clients take turns.
  var rounds = 3
  /// The text to type in each round.
  var text = "the quick brown fox"

  /// The time from one key to the next, in seconds. It is not a multiple of a frame.
  private static let keyInterval = 0.07

  /// Runs all measurements.
  func run() throws -> [FieldFigures] {
    var figures = peers.map { FieldFigures(name: $0.name) }
    let kwin = try RealCompositor.kwin(width: 1280, height: 800)
    defer { kwin.stop() }
    for round in 1...rounds {
      for (index, peer) in peers.enumerated() {
        try measure(peer, on: kwin, into: &figures[index])
      }
      progress("typing \(round) of \(rounds)")
    }
    return figures
  }

  private func measure(
    _ peer: Peer, on kwin: RealCompositor, into figures: inout FieldFigures
  ) throws {
    let client = try peer.launchDrawn(on: kwin)
    defer { client.terminate() }
    // Carets blink now. Each key restarts the blinking.
    pause(1)
    let input = try kwin.input
    for character in text {
      try input.type(String(character))
      pause(Self.keyInterval)
    }
    pause(0.3)
    let log = client.waylandLog
    let keys = log.events("wl_keyboard.key").filter { $0.arguments.last == "1" }
    let answers = log.answers(to: keys)
    figures.keyToCommit += answers.map(\.milliseconds)
    figures.keyDamage += answers.map(\.area)
    figures.threeLines =
      client.output.split(separator: "\n").lazy.compactMap { line in
        let size = line.split(separator: " ").compactMap { Double($0) }
        return size.count == 2 ? 3 * size[0] * size[1] : nil
      }.first
  }
}
