import TouchRecording

/// A runner that guides through the parts of tests, one after the other.
///
/// It has no window, no file and no clock: it receives the lines of a recording and the time, and returns the
/// commands to write.
struct TestRunner: Sendable {
  private(set) var parts: [any GuidedTest]
  /// The layout area of the tests.
  private(set) var ground: TestGround
  private(set) var index = 0
  private(set) var phase = Phase.preparing
  private(set) var outcomes: [Outcome] = []
  /// The text that is shown in addition to the instruction, such as the reason for a repetition, or an empty
  /// string.
  private(set) var hint = ""
  private(set) var fingers: LiveTouches
  private let make: @Sendable (TestGround) -> [any GuidedTest]
  private let holder: Holder
  private var tools: [PenTool]
  private var since: Int64 = 0
  private var isConfirmed = false

  /// The time for which a part stays visible after its end, and the longest time to wait for touches that
  /// stay down, in microseconds.
  static let rest: Int64 = 700_000
  static let longestRest: Int64 = 5_000_000

  /// Creates a runner of parts, in their order.
  ///
  /// - Parameters:
  ///   - ground: The current layout area.
  ///   - holder: The object that touches the screen.
  ///   - tools: The known pen tools.
  ///   - make: A closure that creates the parts for an area, with the same number for every size. Each part
  ///     is created again when it begins.
  init(
    on ground: TestGround, holder: Holder, tools: [PenTool] = [],
    make: @escaping @Sendable (TestGround) -> [any GuidedTest]
  ) {
    parts = make(ground)
    self.make = make
    self.ground = ground
    self.holder = holder
    self.tools = tools
    fingers = LiveTouches(on: ground)
  }

  /// The current part, or the last one.
  var part: (any GuidedTest)? {
    parts.isEmpty ? nil : parts[min(index, parts.count - 1)]
  }

  /// The progress of all parts, from 0 to 1.
  var progress: Double {
    guard !parts.isEmpty, phase != .finished else { return 1 }
    let own = phase == .running ? parts[index].progress : phase == .resting ? 1 : 0
    return (Double(index) + own) / Double(parts.count)
  }

  /// Returns the number of seconds until the part begins without input, or `nil` if it waits for the user.
  func countdown(at now: Int64) -> Int? {
    guard phase == .preparing, case .handsOff(let seconds)? = part?.preparation else { return nil }
    return max(0, Int((seconds - Double(now - since) / 1e6).rounded(.up)))
  }

  // MARK: Events

  /// Starts the first part.
  mutating func start(at now: Int64) -> [Command] {
    since = now
    guard !parts.isEmpty else {
      phase = .finished
      return []
    }
    return prepare(now)
  }

  /// Handles a line that was written.
  mutating func take(_ line: RecordedLine) -> [Command] {
    switch line {
    case .touch(let event):
      let changes = fingers.take(event)
      guard phase == .running else { return waitingIsOver(event.stamp.arrived) }
      if event.kind == .shape || event.kind == .orientation { parts[index].takeShape(event) }
      var commands: [Command] = []
      for change in changes where phase == .running {
        let asked = parts[index].take(change, fingers, at: event.stamp.arrived)
        commands += asked.map { .ask($0) } + look(event.stamp.arrived)
      }
      return commands
    case .pen(let event):
      guard phase == .running else { return [] }
      let asked = parts[index].take(event)
      return asked.map { .ask($0) } + look(event.stamp.arrived)
    case .fact(let fact):
      switch fact.content {
      case .output(let output) where output.number == ground.output:
        ground.transform = output.transform
      case .window(let window): ground.output = window.output
      case .tool(let tool):
        // A pen has a few tools. A recording with more of them is not from a pen.
        if tools.count < 64 { tools.append(tool) }
        if phase == .running { parts[index].take(tool) }
      default: break
      }
      return waitingIsOver(fact.at)
    case .header, .pointer, .moment, .step, .device: return []
    }
  }

  /// Handles the time.
  mutating func pass(_ now: Int64) -> [Command] {
    guard phase == .running else { return waitingIsOver(now) }
    let asked = parts[index].pass(now)
    return asked.map { .ask($0) } + look(now)
  }

  /// Handles a change of the window's size or of the screen's millimetres. A running part begins again.
  mutating func lay(on ground: TestGround, at now: Int64) -> [Command] {
    guard ground != self.ground else { return [] }
    self.ground = ground
    fingers = LiveTouches(on: ground)
    guard phase == .running || phase == .preparing else { return [] }
    let commands: [Command] = phase == .running ? [.end(.stopped)] : []
    renew()
    (phase, since) = (.preparing, now)
    return commands
  }

  /// Confirms the condition of the part.
  mutating func confirm(at now: Int64) -> [Command] {
    guard phase == .preparing else { return [] }
    isConfirmed = true
    return prepare(now)
  }

  /// Stops the part, so that the user can choose how to continue.
  mutating func stop() -> [Command] {
    guard phase == .preparing || phase == .running else { return [] }
    let wasRunning = phase == .running
    phase = .stopped
    return wasRunning ? [.end(.stopped)] : []
  }

  /// Repeats the part.
  mutating func again(at now: Int64) -> [Command] {
    guard phase != .finished else { return [] }
    renew()
    hint = ""
    (phase, since, isConfirmed) = (.preparing, now, false)
    return prepare(now)
  }

  /// Skips the part.
  mutating func skip(at now: Int64, remark: String = "") -> [Command] {
    guard phase != .finished, phase != .resting else { return [] }
    let plan = heldPlan
    // A part that never began is recorded as well, because the user skipped it.
    let commands: [Command] =
      phase == .running ? [.end(.skipped)] : [.begin(plan), .end(.skipped)]
    outcomes.append(Outcome(plan: plan, end: .skipped, remark: remark))
    return commands + goOn(now)
  }

  /// Stops all remaining parts.
  mutating func leave() -> [Command] {
    let commands: [Command] = phase == .running ? [.end(.stopped)] : []
    phase = .finished
    return commands
  }

  // MARK: Sequence

  private var heldPlan: TestPlan {
    var plan = parts[index].plan
    plan.holder = holder
    return plan
  }

  private func isPrepared(_ now: Int64) -> Bool {
    let part = parts[index]
    switch part.preparation {
    case .none: return fingers.down.isEmpty || now - since >= Self.longestRest
    case .confirm: return isConfirmed && fingers.down.isEmpty
    case .turn(let transform, _): return ground.transform == transform && fingers.down.isEmpty
    case .output(let output, _): return ground.output == output && fingers.down.isEmpty
    case .handsOff(let seconds): return Double(now - since) >= seconds * 1e6
    }
  }

  /// Creates the part again, in its initial state.
  private mutating func renew() {
    let made = make(ground)
    if made.indices.contains(index) { parts[index] = made[index] }
  }

  private mutating func prepare(_ now: Int64) -> [Command] {
    guard isPrepared(now) else { return [] }
    renew()
    phase = .running
    let plan = heldPlan
    for tool in tools { parts[index].take(tool) }
    let asked = parts[index].begin(at: now)
    return [.begin(plan)] + asked.map { .ask($0) } + look(now)
  }

  private mutating func waitingIsOver(_ now: Int64) -> [Command] {
    switch phase {
    case .preparing: return prepare(now)
    case .resting:
      guard now - since >= Self.rest else { return [] }
      return goOn(now)
    case .running, .stopped, .finished: return []
    }
  }

  /// Checks whether the part is over.
  private mutating func look(_ now: Int64) -> [Command] {
    switch parts[index].state {
    case .running: return []
    case .done:
      outcomes.append(Outcome(plan: heldPlan, end: .done, remark: ""))
      (phase, since) = (.resting, now)
      hint = ""
      return [.end(.done)]
    case .again(let why):
      renew()
      (phase, since) = (.preparing, now)
      hint = why
      return [.end(.stopped)]
    case .absent(let why): return skip(at: now, remark: why)
    }
  }

  private mutating func goOn(_ now: Int64) -> [Command] {
    index += 1
    hint = ""
    (since, isConfirmed) = (now, false)
    guard index < parts.count else {
      index = parts.count - 1
      phase = .finished
      return []
    }
    phase = .preparing
    return prepare(now)
  }
}
