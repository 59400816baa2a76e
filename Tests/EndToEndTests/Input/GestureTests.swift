import RealCompositors
import Testing

/// Tests of touches of real compositors, from the Wayland connection to the recognizers.
@Suite(.serialized)
struct GestureTests {
  /// A window with many recognizers, and the gestures that they have recognized.
  private struct Probe {
    let process: ChildProcess

    init(on compositor: RealCompositor) throws {
      process = try compositor.launch(Executables.product("GestureProbe"), debug: true)
      let isShown = wait { [process] in process.waylandLog.isShown }
      #expect(isShown, "\(process.errors)")
    }

    /// The lines so far, such as `pinch began 105`, without the changes.
    var lines: [String] {
      process.output.split(separator: "\n").map(String.init).filter { !$0.contains(" changed ") }
    }

    /// Returns the last number that the probe printed for a gesture in a state.
    func value(_ what: String, _ state: String) -> Int? {
      let start = "\(what) \(state) "
      return process.output.split(separator: "\n").last { $0.hasPrefix(start) }
        .flatMap { Int($0.dropFirst(start.count)) }
    }

    var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }
  }

  /// Moves two touches evenly from one pair of locations to another, and lifts them.
  private func play(
    _ input: any InputDevices, from start: [(x: Double, y: Double)],
    to end: [(x: Double, y: Double)], steps: Int = 20
  ) throws {
    for (id, place) in start.enumerated() {
      try input.touchDown(Int32(id), x: place.x, y: place.y)
    }
    try input.touchFrame()
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      for id in start.indices {
        try input.touchMove(
          Int32(id), x: start[id].x + (end[id].x - start[id].x) * part,
          y: start[id].y + (end[id].y - start[id].y) * part)
      }
      try input.touchFrame()
    }
    for id in start.indices { try input.touchUp(Int32(id)) }
    try input.touchFrame()
  }

  private func pinch(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    let input = try compositor.input
    try play(input, from: [(350, 300), (450, 300)], to: [(300, 300), (500, 300)])
    #expect(wait { probe.value("pinch", "ended") != nil }, "\(probe.lines)")
    // The distance of the touches grows from 100 to 200 points. The scale includes the movement before the
    // gesture began.
    let scale = try #require(probe.value("pinch", "ended"))
    #expect((180...201).contains(scale), "\(probe.lines)")
    #expect(probe.lines.filter { $0.hasPrefix("pinch began") }.count == 1)
    #expect(!probe.lines.contains { $0.hasPrefix("swipe") || $0.hasPrefix("pan") })
    #expect(!probe.brokeProtocol)
  }

  private func swipe(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    let input = try compositor.input
    try play(input, from: [(500, 300), (560, 300)], to: [(250, 300), (310, 300)])
    #expect(wait { probe.lines.contains { $0.hasPrefix("swipe-left") } }, "\(probe.lines)")
    #expect(probe.lines == ["swipe-left ended 2"])
    #expect(!probe.brokeProtocol)
  }

  private func pan(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    let input = try compositor.input
    try play(input, from: [(300, 300)], to: [(400, 300)])
    #expect(wait { probe.value("pan", "ended") != nil }, "\(probe.lines)")
    let way = try #require(probe.value("pan", "ended"))
    #expect((85...100).contains(way), "\(probe.lines)")
    try input.tap(atX: 200, y: 200)
    #expect(wait { probe.lines.last == "tap ended 1" }, "\(probe.lines)")
    #expect(!probe.brokeProtocol)
  }

  @Test("Two fingers on KWin pinch", needs("kwin_wayland", "dbus-daemon"))
  func pinchOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try pinch(on: kwin)
  }

  @Test("Two fingers on weston pinch", needs("weston", "cc"))
  func pinchOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try pinch(on: weston)
  }

  @Test("Two fingers on KWin swipe", needs("kwin_wayland", "dbus-daemon"))
  func swipeOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try swipe(on: kwin)
  }

  @Test("Two fingers on weston swipe", needs("weston", "cc"))
  func swipeOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try swipe(on: weston)
  }

  @Test("A finger on KWin pans, and taps", needs("kwin_wayland", "dbus-daemon"))
  func panOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try pan(on: kwin)
  }

  @Test("A finger on weston pans, and taps", needs("weston", "cc"))
  func panOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try pan(on: weston)
  }
}
