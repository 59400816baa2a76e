import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Pointer events gather until their frame") struct PointerAssemblerTests {
  private let surface = SurfaceStub()

  private func makeAssembler() -> PointerAssembler {
    var assembler = PointerAssembler(seat: 1)
    assembler.enter(surface, at: Point(x: 5, y: 5), time: 1)
    _ = assembler.close()
    return assembler
  }

  @Test("a frame tells its last place and all changes in order")
  func frame() throws {
    var assembler = makeAssembler()
    assembler.motion(to: Point(x: 6, y: 7), time: 2)
    assembler.button(0x110, isDown: true, time: 3)
    let frames = assembler.close()
    let frame = try #require(frames.first)
    #expect(frames.count == 1)
    #expect(frame.location == Point(x: 6, y: 7))
    #expect(frame.timestamp == 3)
    #expect(frame.changes.count == 2)
    guard case .moved = frame.changes[0], case .button(0x110, true) = frame.changes[1] else {
      Issue.record("\(frame.changes)")
      return
    }
    #expect(assembler.close().isEmpty)
  }

  @Test("leave and enter in one frame are two frames, each with its surface")
  func leaveAndEnter() {
    let other = SurfaceStub()
    var assembler = makeAssembler()
    assembler.leave(time: 2)
    assembler.enter(other, at: .zero, time: 2)
    let frames = assembler.close()
    #expect(frames.count == 2)
    #expect(frames.first?.surface === surface)
    #expect(frames.last?.surface === other)
  }

  @Test("all axis events of a frame are one change")
  func scroll() throws {
    var assembler = makeAssembler()
    assembler.scroll(.axisSource, ScrollChange.Source.wheel.rawValue)
    assembler.scroll(.axisValue120, 0, 120)
    assembler.scroll(.axis, 0, 15, time: 4)
    assembler.scroll(.axis, 1, 5, time: 4)
    let frames = assembler.close()
    let frame = try #require(frames.first)
    guard case .scroll(let change)? = frame.changes.first else {
      Issue.record("no scroll")
      return
    }
    #expect(frame.changes.count == 1)
    #expect(change.delta == Vector(dx: 5, dy: 15))
    #expect(change.value120 == Vector(dx: 0, dy: 120))
    #expect(change.source == .wheel)
  }

  @Test("a lone axis source makes no frame")
  func loneSource() {
    var assembler = makeAssembler()
    assembler.scroll(.axisSource, ScrollChange.Source.finger.rawValue)
    #expect(assembler.close().isEmpty)
  }

  @Test("a stop makes a frame")
  func stop() {
    var assembler = makeAssembler()
    assembler.scroll(.axisStop, 0, time: 2)
    #expect(assembler.close().count == 1)
  }

  @Test("a release without its press, and a press told twice, mean nothing")
  func strayButtons() {
    var assembler = makeAssembler()
    assembler.button(0x110, isDown: false, time: 2)
    #expect(assembler.close().isEmpty)
    assembler.button(0x110, isDown: true, time: 2)
    assembler.button(0x110, isDown: true, time: 2)
    #expect(assembler.close().first?.changes.count == 1)
  }

  private struct Press: Equatable {
    var code: UInt32
    var isDown: Bool
  }

  /// Returns the button changes in the next frames.
  private func buttons(of assembler: inout PointerAssembler) -> [Press] {
    assembler.close().flatMap(\.changes).compactMap {
      if case .button(let code, let isDown) = $0 { Press(code: code, isDown: isDown) } else { nil }
    }
  }

  /// Creates an assembler whose pointer has moved from one surface to another with a button pressed.
  private func makeAssembler(holding code: UInt32) -> PointerAssembler {
    var assembler = makeAssembler()
    assembler.button(code, isDown: true, time: 2)
    assembler.leave(time: 2)
    assembler.enter(SurfaceStub(), at: .zero, time: 2)
    _ = assembler.close()
    return assembler
  }

  @Test("a button that a grab took along is let go over another surface, once")
  func takenButton() {
    var assembler = makeAssembler(holding: 0x111)
    assembler.button(0x111, isDown: false, time: 3)
    #expect(buttons(of: &assembler) == [Press(code: 0x111, isDown: false)])
    assembler.button(0x111, isDown: false, time: 3)
    #expect(assembler.close().isEmpty)
  }

  @Test("a button whose release was not sent is pressed again as if it were new")
  func lostRelease() {
    var assembler = makeAssembler(holding: 0x110)
    for isDown in [true, false] {
      assembler.button(0x110, isDown: isDown, time: 3)
      #expect(buttons(of: &assembler) == [Press(code: 0x110, isDown: isDown)])
    }
    assembler.button(0x110, isDown: false, time: 3)
    #expect(assembler.close().isEmpty)
  }

  @Test("what comes while the pointer is elsewhere is dropped")
  func elsewhere() {
    var assembler = PointerAssembler(seat: 1)
    assembler.motion(to: .zero, time: 1)
    assembler.button(0x110, isDown: true, time: 1)
    assembler.scroll(.axis, 0, 1, time: 1)
    assembler.leave(time: 1)
    #expect(assembler.close().isEmpty)
    #expect(assembler.cancel() == false)
  }

  @Test("Each event of a pointer is added, and one without an effect is not")
  func events() {
    func event(_ kind: PointerEvent.Kind, x: Double = 0, value: Double = 0) -> PointerEvent {
      PointerEvent(kind, Stamp(arrived: 0), x: x, code: 0x110, value: value)
    }
    var assembler = PointerAssembler(seat: 1)
    #expect(assembler.take(event(.enter), at: 1) == false, "without a surface")
    #expect(assembler.take(event(.motion, x: 1), at: 1) == false, "before it enters")
    #expect(assembler.take(event(.axis, value: 1), at: 1) == false)
    #expect(assembler.take(event(.enter, x: 3), on: surface, at: 2) == true)
    #expect(assembler.take(event(.motion, x: 4), at: 3) == true)
    #expect(assembler.take(event(.button, value: 1), at: 4) == true)
    #expect(assembler.take(event(.button, value: 1), at: 5) == false, "a repeated press")
    #expect(assembler.take(event(.button, value: 0), at: 6) == true)
    #expect(assembler.take(event(.button, value: 0), at: 7) == false, "a release without a press")
    #expect(assembler.take(event(.frame), at: 7) == false)
    let frames = assembler.close()
    #expect(frames.map(\.changes.count) == [4] && frames.first?.timestamp == 6)
    #expect(frames.first?.location == Point(x: 4, y: 0))
    #expect(assembler.take(event(.leave), at: 8) == true)
    #expect(assembler.take(event(.leave), at: 9) == false)
  }

  @Test("The events of a scroll give the scroll, with its direction")
  func scrollEvents() {
    let scroll = ScrollChange(
      delta: Vector(dx: 3, dy: -4), value120: Vector(dx: 0, dy: 120), source: .wheel,
      stopsVertically: true, isInvertedVertically: true)
    let stamp = Stamp(arrived: 0)
    let events = scroll.events(stamp, stamp)
    #expect(
      events.map(\.kind) == [
        .axisSource, .axisDirection, .axis, .axis, .axisValue120, .axisStop,
      ])
    var copy = ScrollChange()
    for event in events { copy.take(event) }
    #expect(copy == scroll)
    // The protocol has no parts of a 120th.
    let little = ScrollChange(delta: Vector(dx: 0, dy: 0.1), value120: Vector(dx: 0, dy: 0.5))
    #expect(little.events(stamp, stamp).map(\.kind) == [.axis])
  }

  @Test("cancel is sent once")
  func cancel() {
    var assembler = makeAssembler()
    #expect(assembler.cancel() == true)
    #expect(assembler.cancel() == false)
  }
}

extension PointerAssembler {
  /// Adds an event of an axis or a source, by its number in the protocol.
  fileprivate mutating func scroll(
    _ kind: PointerEvent.Kind, _ code: UInt32, _ value: Double = 0, time: Double? = nil
  ) {
    scroll(PointerEvent(kind, Stamp(arrived: 0), code: code, value: value), time: time)
  }
}
