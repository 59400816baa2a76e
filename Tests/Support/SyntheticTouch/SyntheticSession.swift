internal import SeededRandom
internal import TouchAnalysis
package import TouchRecording

/// A simulated session in which a robot performs tests on a synthetic screen, with the resulting protocol
/// messages.
package struct SyntheticSession {
  package let screen: SyntheticScreen
  /// All lines so far, unsorted. ``recording`` and ``sortedLines`` have them in order of time.
  private(set) var lines: [RecordedLine] = []
  /// The noise that was added while touches rested: the sum of the squares, in mm², and the number of
  /// samples.
  package private(set) var restNoise = (squares: 0.0, count: 0)

  var random: SeededGenerator
  /// The current time, in microseconds.
  var now: Int64
  /// The holder of the touching object, for the recording.
  var holder = Holder.robot
  /// The positions of the touches on the screen, by number, as the screen detects them.
  private var down: [Int32: Position] = [:]
  /// The last reported position of each touch, in points of the surface.
  private var reported: [Int32: Position] = [:]
  /// The error of the next report, in millimetres.
  var shift = Position(x: 0, y: 0)
  /// A Boolean value that indicates whether the next release is not reported.
  var losesRelease = false
  /// The identifiers that the screen reports instead of the touches' own.
  var reportedIdentifiers: [Int32: Int32] = [:]
  private var nextNumber: Int32 = 0
  private var serial: UInt32 = 1
  private var frameNumber: UInt32 = 1
  private var isResting = false
  /// A Boolean value that indicates whether frames report the position of ink.
  var drawsInk = false

  /// Creates a session and records the facts about the machine, the screen and the window.
  package init(on screen: SyntheticScreen) {
    self.screen = screen
    random = SeededGenerator(seed: screen.seed &* 31 &+ 7)
    now = Int64.random(in: 1_000_000_000...5_000_000_000_000, using: &random)
    lines.append(.header(version: RecordedLine.version))
    record(
      .machine(
        Machine(
          model: "Synthetic screen \(screen.seed)", kernel: "none", compositor: "synthetic",
          program: "SyntheticTouch")))
    for interface in ["wl_compositor", "wl_seat", "wp_presentation"] {
      record(.global(interface: interface, version: 1))
    }
    record(.seat(Seat(name: "seat0", capabilities: 5)))
    let isTurned = screen.transform % 2 == 1
    record(
      .output(
        Output(
          number: 1, name: "DSI-1", model: "Synthetic",
          widthMillimetres: Double(isTurned ? screen.height : screen.width),
          heightMillimetres: Double(isTurned ? screen.width : screen.height),
          widthPixels: isTurned ? screen.pixelHeight : screen.pixelWidth,
          heightPixels: isTurned ? screen.pixelWidth : screen.pixelHeight, refresh: 60_000,
          scale: screen.scale, transform: screen.transform)))
    record(
      .window(
        WindowState(
          number: 1, width: Double(screen.width) * screen.pointsX,
          height: Double(screen.height) * screen.pointsY, output: 1)))
  }

  /// All lines in order of time.
  package var sortedLines: [RecordedLine] {
    // Sorting is not stable by itself. Of two lines with the same time, the earlier one comes first.
    lines.enumerated().sorted {
      ($0.element.at ?? 0, $0.offset) < ($1.element.at ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The session as a recording.
  package var recording: Recording { Recording(sortedLines) }

  // MARK: Events

  var interval: Int64 { Int64(1e6 / screen.rate) }
  var width: Double { Double(screen.width) }
  var height: Double { Double(screen.height) }

  mutating func record(_ fact: Fact.Content) { lines.append(.fact(Fact(at: now, fact))) }
  mutating func record(_ step: TestStep.Content) { lines.append(.step(TestStep(at: now, step))) }
  mutating func add(_ line: RecordedLine) { lines.append(line) }
  mutating func wait(_ seconds: Double) { now += Int64(seconds * 1e6) }

  mutating func begin(_ plan: TestPlan) {
    var plan = plan
    plan.holder = holder
    wait(0.1)
    record(.begin(plan))
    wait(0.05)
  }

  mutating func end() {
    wait(0.2)
    record(.end(.done))
  }

  mutating func target(_ position: Position) {
    record(.target(x: position.x * screen.pointsX, y: position.y * screen.pointsY))
  }

  mutating func guide(from: Position, to: Position) {
    record(
      .guide(
        .line(
          x1: from.x * screen.pointsX, y1: from.y * screen.pointsY, x2: to.x * screen.pointsX,
          y2: to.y * screen.pointsY)))
  }

  /// Returns a random number in a range.
  mutating func chance(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  // MARK: Fingers

  /// Reports the touches that are on the screen, by their own identifiers. A new touch begins, and a missing
  /// touch is lifted. `isDropped` omits the report from the recording.
  mutating func report(_ fingers: [(finger: Int32, position: Position)], isDropped: Bool = false) {
    let felt = fingers.filter { !screen.isDead($0.position) }
    if !isDropped { recordFrame(of: felt) }
    let evenness = chance(-0.01...0.01)
    now += Int64(Double(interval) * (1 + evenness))
  }

  private mutating func recordFrame(of felt: [(finger: Int32, position: Position)]) {
    let gone = down.keys.filter { finger in !felt.contains { $0.finger == finger } }.sorted()
    guard !felt.isEmpty || !gone.isEmpty else { return }
    let stamp = makeStamp()
    var isSent = false
    for finger in gone {
      down[finger] = nil
      reported[finger] = nil
      if !losesRelease {
        send(TouchEvent(.up, stamp, id: number(of: finger), serial: nextSerial()))
        isSent = true
      }
      losesRelease = false
    }
    for (finger, position) in felt {
      let sent = screen.onGrid(screen.map.apply(position) + screen.offset + tremble() + shift)
      let x = sent.x * screen.pointsX
      let y = sent.y * screen.pointsY
      let isSame = screen.grid > 0 && reported[finger] == sent
      reported[finger] = sent
      if isSame, down[finger] != nil {
        // The kernel sends no event if no coordinate changes.
        down[finger] = position
        continue
      }
      isSent = true
      if down[finger] == nil {
        self.reportedIdentifiers[finger] = nextNumber
        nextNumber = (nextNumber + 1) % 1_000
        send(
          TouchEvent(
            .down, stamp, id: number(of: finger), x: Self.fixed(x), y: Self.fixed(y),
            serial: nextSerial(), window: 1))
      } else {
        send(
          TouchEvent(.motion, stamp, id: number(of: finger), x: Self.fixed(x), y: Self.fixed(y)))
      }
      down[finger] = position
    }
    guard isSent else { return }
    send(TouchEvent(.frame, Stamp(arrived: stamp.arrived)))
    answer(stamp.arrived, felt)
  }

  /// Lifts every touch.
  mutating func lift() { report([]) }

  /// Cancels every touch, as the compositor does.
  mutating func cancel() {
    down = [:]
    send(TouchEvent(.cancel, Stamp(arrived: makeStamp().arrived)))
    now += interval
  }

  /// Holds touches for a number of seconds and lifts them. With `rests`, their noise is counted in
  /// ``restNoise``.
  mutating func hold(_ fingers: [(finger: Int32, position: Position)], seconds: Double, rests: Bool)
  {
    isResting = rests
    let end = now + Int64(seconds * 1e6)
    while now < end { report(fingers) }
    isResting = false
    lift()
  }

  mutating func send(_ event: TouchEvent) { lines.append(.touch(event)) }

  func number(of finger: Int32) -> Int32 { reportedIdentifiers[finger] ?? finger }

  private mutating func nextSerial() -> UInt32 {
    serial += 1
    return serial
  }

  /// Returns the time stamps of a current event.
  mutating func makeStamp() -> Stamp {
    let delay = Int64(chance(300...1_100)) + (screen.fault == .late ? SyntheticScreen.lateness : 0)
    return Stamp(
      arrived: now + delay, milliseconds: UInt32(truncatingIfNeeded: now / 1_000),
      microseconds: screen.hasMicroseconds ? now : nil)
  }

  /// Records the program's response: it handles the input, draws, and is presented with the next frame.
  private mutating func answer(_ arrived: Int64, _ fingers: [(finger: Int32, position: Position)]) {
    let handling =
      Int64(chance(200...600)) + (screen.fault == .slow ? SyntheticScreen.lateness : 0)
    let handled = arrived + handling
    let commit = handled + Int64(chance(200...1_500))
    let period: Int64 = 16_667
    let seen = (commit / period + 1) * period
    lines.append(.moment(Moment(.handled, at: handled, shown: arrived)))
    if drawsInk {
      for (finger, position) in fingers {
        lines.append(
          .moment(
            Moment(
              .ink, at: handled, number: UInt32(number(of: finger)), x: position.x * screen.pointsX,
              y: position.y * screen.pointsY)))
      }
    }
    lines.append(.moment(Moment(.commit, at: commit, number: frameNumber)))
    lines.append(
      .moment(
        Moment(
          .presented, at: seen + 200, number: frameNumber, shown: seen, refresh: 16_666_667)))
    frameNumber += 1
  }

  /// Returns noise of the screen's strength, which is at most three times that strength.
  private mutating func tremble() -> Position {
    var way = Position(x: 0, y: 0)
    // The sum of four uniform random numbers is nearly normal, with a third of a square as its variance.
    for _ in 0..<4 {
      way.x += chance(-0.5...0.5)
      way.y += chance(-0.5...0.5)
    }
    way = way * 3.0.squareRoot()
    let noise = Position(x: max(-3, min(3, way.x)), y: max(-3, min(3, way.y))) * screen.noise
    if isResting {
      restNoise.squares += noise.x * noise.x + noise.y * noise.y
      restNoise.count += 1
    }
    return noise
  }

  /// Rounds a value to the precision of the protocol.
  static func fixed(_ value: Double) -> Double { (value * 256).rounded() / 256 }
}
