import Foundation
import RealCompositors

/// A benchmark of clients that a client of at-spi2-core listens to, in comparison with the same clients
/// without it, on headless KWins.
///
/// The listener is in Python, and registers for the events for which Orca registers.
struct AccessibilityBench {
  /// A toolkit with its programs: a list, a text field, and a window with buttons.
  struct Toolkit {
    let name: String
    let list: Peer?
    let field: Peer?
    let window: Peer?
  }

  /// The toolkits, in the order of the table.
  let toolkits: [Toolkit]
  /// The folder with this library's programs.
  let programs: String
  /// The number of rounds, in which the toolkits take turns.
  var rounds = 3
  /// The number of scroll steps, and of keys, in a round.
  var steps = 120
  var text = "the quick brown fox jumps over the lazy dog "

  private static let events = [
    "object:property-change", "object:state-changed", "object:text-changed",
    "object:text-caret-moved", "object:text-selection-changed", "object:selection-changed",
    "object:children-changed", "object:active-descendant-changed", "window:", "focus:",
  ]
  private static let environment = [
    "GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
  ]

  /// Runs all measurements.
  func run() throws -> (toolkits: [AccessibilityFigures], costs: AccessibilityCosts) {
    var figures = toolkits.map { AccessibilityFigures(name: $0.name) }
    var costs = AccessibilityCosts()
    for isHeard in [false, true] {
      let kwin = try RealCompositor.kwin(width: 1280, height: 800)
      defer { kwin.stop() }
      if !isHeard { try measureQuiet(on: kwin, into: &costs) }
      let client = isHeard ? try AssistiveClient(on: kwin) : nil
      let listener = try client?.start(Self.listener)
      wait(seconds: 20) { listener?.output.contains("ready") ?? true }
      for round in 1...rounds {
        for (index, toolkit) in toolkits.enumerated() {
          try measure(toolkit, isHeard, on: kwin, into: &figures[index])
          if let listener {
            figures[index].focus += try focusTimes(toolkit, listener, on: kwin)
          }
        }
        progress("\(isHeard ? "with" : "without") a listener, \(round) of \(rounds)")
      }
      if let client { try measureWalk(client, on: kwin, into: &costs) }
    }
    return (figures, costs)
  }

  private static let listener = """
    import time
    def heard(event):
        if event.type == 'object:state-changed:focused' and event.detail1:
            print('focused', time.time_ns() // 1000 & 0xffffffff)
    listener = Atspi.EventListener.new(heard)
    for event in [\(events.map { "'\($0)'" }.joined(separator: ", "))]: listener.register(event)
    print('ready')
    Atspi.event_main()
    """

  // MARK: Scrolling and typing

  private func measure(
    _ toolkit: Toolkit, _ isHeard: Bool, on kwin: RealCompositor,
    into figures: inout AccessibilityFigures
  ) throws {
    if let list = toolkit.list {
      let time = try processorTime(of: list, ["--rows", "100000"], steps, on: kwin) { input in
        try input.scroll(axis: 0, by: 15)
        pause(1.0 / 60)
      }
      if isHeard { figures.heardStep.append(time) } else { figures.quietStep.append(time) }
    }
    if let field = toolkit.field {
      let keys = Array(text)
      var next = 0
      let time = try processorTime(of: field, [], keys.count, on: kwin) { input in
        try input.type(String(keys[next % keys.count]))
        next += 1
        pause(0.05)
      }
      if isHeard { figures.heardKey.append(time) } else { figures.quietKey.append(time) }
    }
  }

  /// Returns the processor time of a repeated step, in milliseconds, after some steps that are not measured.
  private func processorTime(
    of peer: Peer, _ arguments: [String], _ count: Int, on kwin: RealCompositor,
    step: (any InputDevices) throws -> Void
  ) throws -> Double {
    let client = try launch(peer, arguments, on: kwin)
    defer { client.terminate() }
    let input = try kwin.input
    try input.movePointer(toX: 100, y: 300)
    try input.movePointer(toX: 101, y: 300)
    for _ in 0..<count / 4 { try step(input) }
    pause(1)
    let process = ProcessFigures(pid: client.pid)
    let before = process.processorTime
    for _ in 0..<count { try step(input) }
    pause(0.5)
    return (process.processorTime - before) / Double(count) * 1000
  }

  private func launch(
    _ peer: Peer, _ arguments: [String] = [], on kwin: RealCompositor, debug: Bool = false
  ) throws -> ChildProcess {
    let environment = Peer.environment.merging(Self.environment) { $1 }
    let client = try kwin.launch(
      peer.executable, arguments, environment: environment, debug: debug)
    pause(2)
    return client
  }

  // MARK: The focus

  /// Returns the times from Tab until the listener has the focused object.
  private func focusTimes(
    _ toolkit: Toolkit, _ listener: ChildProcess, on kwin: RealCompositor
  ) throws -> [Double] {
    guard let window = toolkit.window else { return [] }
    let client = try launch(window, on: kwin, debug: true)
    defer { client.terminate() }
    var times: [Double] = []
    for _ in 0..<10 {
      let before = stamps(listener).count
      try kwin.input.strike(.tab)
      wait(seconds: 0.5) { stamps(listener).count > before }
      pause(0.05)
      let keys = client.waylandLog.events("wl_keyboard.key").filter { $0.arguments.last == "1" }
      let told = stamps(listener).dropFirst(before).first
      guard let told, let key = keys.last else { continue }
      times.append(Double(told &- key.stamp) / 1000)
    }
    return times
  }

  private func stamps(_ listener: ChildProcess) -> [UInt32] {
    listener.output.split(separator: "\n").compactMap {
      $0.hasPrefix("focused ") ? UInt32($0.dropFirst(8)) : nil
    }
  }

  // MARK: This library alone

  private func measureWalk(
    _ client: AssistiveClient, on kwin: RealCompositor, into costs: inout AccessibilityCosts
  ) throws {
    let gallery = try kwin.launch("\(programs)/Gallery", ["--page", "controls"])
    defer { gallery.terminate() }
    pause(2)
    let lines = try client.run(
      """
      import time
      app = find('Gallery')
      app.clear_cache()
      start = time.time()
      found = [(node.get_name(), node.get_role(), node.get_state_set()) for node in walk(app)]
      print(len(found), time.time() - start)
      """)
    let numbers = lines.first?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 2 else { return }
    (costs.objects, costs.walk) = (Int(numbers[0]), numbers[1])
  }

  /// Returns the method calls in a log of `dbus-monitor`, each with its arguments.
  private static func calls(in log: String) -> [String] {
    var calls: [String] = []
    var isCall = false
    for line in log.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isCall = line.hasPrefix("method call ")
        if isCall { calls.append("") }
      }
      if isCall { calls[calls.count - 1] += line + "\n" }
    }
    return calls
  }

  /// Counts the messages and the wake-ups of a window that no client listens to.
  private func measureQuiet(
    on kwin: RealCompositor, into costs: inout AccessibilityCosts
  ) throws {
    guard let monitor = Executables.find("dbus-monitor") else { return }
    let bus = kwin.clientEnvironment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let messages = try kwin.launch(monitor, ["--address", bus])
    pause(0.5)
    // The compositor's own messages are not the program's.
    let earlier = messages.output.count
    let client = try kwin.launch("\(programs)/PeerWindow")
    defer { client.terminate() }
    pause(3)
    let process = ProcessFigures(pid: client.pid)
    let before = process.wakeUps
    pause(10)
    costs.quietWakeUps = process.wakeUps(since: before)
    messages.terminate()
    costs.quietMessages = Self.calls(in: String(messages.output.dropFirst(earlier)))
      .count { $0.contains("org.a11y.") }
  }
}
