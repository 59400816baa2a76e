import ResponderTestKit
import Testing
import TouchRecording
import WindowResponder

@Suite("Playing a recording live") @MainActor struct LivePlayerTests {
  /// A view that records its touches and their times.
  private final class Notes: View {
    var notes: [String] = []
    /// The pen that touched the view, with its force and altitude.
    var pen: Touch?
    var force: Double?
    var altitude: Double?

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      note("began", touches)
      guard let touch = touches.first(where: { $0.type == .pencil }) else { return }
      (pen, force, altitude) = (touch, touch.force, touch.altitudeAngle)
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      note("cancelled", touches)
    }

    private func note(_ phase: String, _ touches: Set<Touch>) {
      for touch in touches {
        let place = touch.location(in: self)
        notes.append("\(phase) \(place.x) \(place.y)")
      }
    }
  }

  private let stage = Stage(size: Size(width: 400, height: 300))
  private let notes = Notes(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  init() {
    stage.window.addSubview(notes)
    stage.render()
  }

  private func touch(
    _ kind: TouchEvent.Kind, _ ms: Int64, _ x: Double = 0, _ y: Double = 0
  ) -> [RecordedLine] {
    [
      .touch(TouchEvent(kind, Stamp(arrived: ms * 1_000), id: 3, x: x, y: y, window: 1)),
      .touch(TouchEvent(.frame, Stamp(arrived: ms * 1_000))),
    ]
  }

  private func window(_ width: Double, _ height: Double) -> RecordedLine {
    .fact(Fact(at: 0, .window(WindowState(number: 1, width: width, height: height, output: 1))))
  }

  @Test("Each event comes in its time, where it was in a window of another size")
  func inTime() {
    let lines =
      [window(800, 600)] + touch(.down, 5_000, 200, 100) + touch(.motion, 6_000, 220, 100)
      + touch(.up, 8_000)
    let player = LivePlayer(lines, in: stage.window, speed: 2)
    var isOver = false
    player.onEnd = { isOver = true }
    player.start()
    stage.advance(by: 0.1)
    #expect(notes.notes == ["began 100.0 50.0"])
    stage.advance(by: 0.3)
    #expect(notes.notes.count == 1)
    stage.advance(by: 0.2)
    #expect(notes.notes.last == "moved 110.0 50.0" && !isOver)
    stage.advance(by: 1)
    #expect(notes.notes.count == 3 && notes.notes.last?.hasPrefix("ended") == true && isOver)
    #expect(player.eventCount == 3 && player.leftOutCount == 0)
  }

  @Test("A finger that is down at the end is taken away, and one from before the part is left out")
  func halfATouch() {
    let lines =
      touch(.down, 0, 10, 10) + touch(.motion, 1_000, 11, 10) + touch(.up, 1_100)
      + touch(.down, 1_200, 20, 20) + touch(.up, 3_000)
    let player = LivePlayer(lines, in: stage.window, from: 0.5, to: 2)
    player.start()
    stage.advance(by: 3)
    #expect(notes.notes.map { $0.split(separator: " ")[0] } == ["began", "cancelled"])
    #expect(player.eventCount == 1 && player.leftOutCount == 2)
  }

  @Test("The pointer moves, presses and scrolls; a pen that never came near is left out")
  func pointer() {
    let stamp = Stamp(arrived: 0)
    let lines: [RecordedLine] = [
      .pointer(PointerEvent(.enter, stamp, x: 50, y: 60, window: 1)),
      .pointer(PointerEvent(.frame, stamp)),
      .pointer(PointerEvent(.button, Stamp(arrived: 10_000), code: 0x110, value: 1)),
      .pointer(PointerEvent(.frame, Stamp(arrived: 10_000))),
      .pen(PenEvent(.down, Stamp(arrived: 15_000))),
      .pointer(PointerEvent(.button, Stamp(arrived: 20_000), code: 0x110, value: 0)),
      .pointer(PointerEvent(.frame, Stamp(arrived: 20_000))),
    ]
    let player = LivePlayer(lines, in: stage.window)
    player.start()
    stage.advance(by: 0.1)
    #expect(notes.notes == ["began 50.0 60.0", "ended 50.0 60.0"])
    #expect(player.eventCount == 3 && player.leftOutCount == 1)
  }

  @Test("A scroll has all of its details, and an event of a button without an effect is left out")
  func scrolling() {
    let scroller = ScrollView(frame: Rect(x: 0, y: 200, width: 400, height: 100))
    scroller.contentSize = Size(width: 400, height: 2_000)
    stage.window.addSubview(scroller)
    stage.render()
    func event(
      _ kind: PointerEvent.Kind, _ ms: Int64, code: UInt32 = 0, value: Double = 0
    ) -> RecordedLine {
      let stamp = Stamp(arrived: ms * 1_000)
      return .pointer(PointerEvent(kind, stamp, x: 50, y: 250, code: code, value: value))
    }
    let lines = [
      event(.enter, 0), event(.frame, 0), event(.axisSource, 10, code: 1),
      event(.axis, 10, value: 40), event(.frame, 10),
      event(.button, 500, code: 0x111, value: 1), event(.button, 500, code: 0x111, value: 1),
      event(.frame, 500), event(.button, 510, code: 0x111, value: 0),
      event(.button, 510, code: 0x111, value: 0), event(.button, 510, code: 0x112, value: 0),
      event(.frame, 510),
    ]
    let player = LivePlayer(lines, in: stage.window)
    player.start()
    stage.advance(by: 1)
    #expect(scroller.contentOffset.y > 20)
    #expect(player.eventCount == 5 && player.leftOutCount == 3)
  }

  @Test("A recorded cancellation without a played touch leaves the desktop's own touches alone")
  func strayCancel() {
    stage.touchDown(at: Point(x: 10, y: 20))
    stage.frame()
    let player = LivePlayer(touch(.cancel, 0) + touch(.motion, 100), in: stage.window)
    player.start()
    stage.advance(by: 1)
    #expect(notes.notes == ["began 10.0 20.0"])
    stage.touchUp()
    stage.frame()
    #expect(notes.notes.last?.hasPrefix("ended") == true)
  }

  @Test("A window that is hidden and shown again receives the events that follow")
  func newSurface() {
    let stamp = Stamp(arrived: 0)
    let lines =
      [stylus, .pointer(PointerEvent(.enter, stamp, x: 50, y: 60, window: 1))]
      + pen(10, event(.proximityIn, code: 1), event(.motion, 70, 80))
      + [.pointer(PointerEvent(.button, Stamp(arrived: 500_000), code: 0x110, value: 1))]
      + [.pointer(PointerEvent(.button, Stamp(arrived: 510_000), code: 0x110, value: 0))]
      + pen(600, event(.down)) + pen(610, event(.up))
    let player = LivePlayer(lines, in: stage.window)
    player.start()
    stage.advance(by: 0.1)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.render()
    stage.advance(by: 1)
    #expect(
      notes.notes == [
        "began 50.0 60.0", "ended 50.0 60.0", "began 70.0 80.0", "ended 70.0 80.0",
      ])
    #expect(player.leftOutCount == 0)
  }

  /// Returns the events of a pen in their own frame.
  private func pen(_ ms: Int64, _ events: PenEvent...) -> [RecordedLine] {
    (events + [PenEvent(.frame, Stamp(arrived: 0), tool: 7)]).map { event in
      var event = event
      event.stamp = Stamp(arrived: ms * 1_000)
      event.tool = 7
      return .pen(event)
    }
  }

  private func event(
    _ kind: PenEvent.Kind, _ x: Double = 0, _ y: Double = 0, value: Double = 0, code: Int32 = 0
  ) -> PenEvent {
    PenEvent(kind, Stamp(arrived: 0), x: x, y: y, value: value, code: code)
  }

  private let stylus = RecordedLine.fact(
    Fact(at: 0, .tool(PenTool(number: 7, type: "pen"))))

  @Test("A pen comes near, presses and goes, with what it tells, where it was in the other window")
  func pens() {
    let lines =
      [window(800, 600), stylus]
      + pen(10, event(.proximityIn, code: 1), event(.motion, 200, 100))
      + pen(20, event(.down), event(.pressure, value: 32_767.5), event(.tilt, 30, 0))
      + pen(30, event(.motion, 220, 100)) + pen(40, event(.up)) + pen(50, event(.proximityOut))
    let player = LivePlayer(lines, in: stage.window)
    player.start()
    stage.advance(by: 0.1)
    #expect(notes.notes.count == 3)
    #expect(notes.notes.first == "began 100.0 50.0" && notes.notes[1] == "moved 110.0 50.0")
    #expect(notes.notes.last?.hasPrefix("ended") == true)
    #expect(notes.pen?.type == .pencil && notes.force == 2)
    #expect(abs((notes.altitude ?? 0) - .pi / 3) < 1e-9)
    #expect(player.eventCount == 8 && player.leftOutCount == 0)
  }

  @Test(
    "A pen that is near since before the part is played, one that is down at its end taken away")
  func halfAStroke() {
    let lines =
      [window(400, 300), stylus]
      + pen(10, event(.proximityIn, code: 1), event(.motion, 50, 60)) + pen(1_000, event(.down))
      + pen(1_010, event(.motion, 70, 60)) + pen(2_000, event(.up))
    let player = LivePlayer(lines, in: stage.window, from: 0.5, to: 1.5)
    player.start()
    stage.advance(by: 2)
    #expect(notes.notes.first == "began 50.0 60.0" && notes.notes.count == 3)
    #expect(player.eventCount == 2)
    // The pen has been removed, and so a second playback begins anew.
    let again = LivePlayer(lines, in: stage.window)
    again.start()
    stage.advance(by: 3)
    #expect(notes.notes.count == 6 && again.leftOutCount == 0)
  }

  @Test("A pen over another window of the program is left out, and so is a mouse on the tablet")
  func foreignPens() {
    let mouse = RecordedLine.fact(
      Fact(at: 0, .tool(PenTool(number: 7, type: "mouse"))))
    let stroke = pen(10, event(.proximityIn, code: 1)) + pen(20, event(.down))
    let other = pen(10, event(.proximityIn, code: 2)) + pen(20, event(.down))
    for lines in [[window(400, 300), stylus] + other, [window(400, 300), mouse] + stroke] {
      let player = LivePlayer(lines, in: stage.window)
      player.start()
      stage.advance(by: 0.1)
      #expect(notes.notes.isEmpty && player.eventCount == 0 && player.leftOutCount == 2)
    }
  }

  @Test("An empty recording is over at once")
  func empty() {
    var isOver = false
    let player = LivePlayer([], in: stage.window)
    player.onEnd = { isOver = true }
    player.start()
    #expect(isOver)
  }
}
