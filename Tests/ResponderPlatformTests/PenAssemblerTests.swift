import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Pen events gather until their frame") struct PenAssemblerTests {
  private let surface = SurfaceStub()

  /// Returns an assembler whose pen is over the surface, with no changes in the open frame.
  private func makeAssembler() -> PenAssembler {
    var assembler = PenAssembler(seat: 1, tool: 3)
    assembler.enter(surface)
    _ = assembler.close(at: 1)
    return assembler
  }

  private func event(
    _ kind: PenEvent.Kind, x: Double = 0, y: Double = 0, value: Double = 0, code: Int32 = 0
  ) -> PenEvent {
    PenEvent(kind, Stamp(arrived: 0), x: x, y: y, value: value, code: code)
  }

  @Test("A frame has all changes in order, and the last state")
  func frame() throws {
    var assembler = makeAssembler()
    assembler.take(event(.motion, x: 5, y: 6))
    assembler.take(event(.down))
    assembler.take(event(.pressure, value: 65_535))
    assembler.take(event(.button, value: 1, code: 0x14B))
    let frames = assembler.close(at: 2)
    let frame = try #require(frames.first)
    #expect(frames.count == 1 && frame.seat == 1 && frame.tool == 3 && frame.timestamp == 2)
    #expect(frame.changes == [.moved, .down, .button(code: 0x14B, isDown: true)])
    #expect(frame.state.location == Point(x: 5, y: 6) && frame.state.pressure == 1)
    #expect(frame.surface === surface && assembler.isDown)
    #expect(assembler.close(at: 3).isEmpty)
  }

  @Test("A repeated press, and a release without a press, have no effect")
  func strayButtons() {
    var assembler = makeAssembler()
    assembler.take(event(.up))
    assembler.take(event(.button, value: 0, code: 0x14B))
    #expect(assembler.close(at: 2).isEmpty)
    assembler.take(event(.down))
    assembler.take(event(.down))
    #expect(assembler.close(at: 2).map(\.changes) == [[.down]])
  }

  @Test("A pen that leaves and enters in one frame gives two frames, and its buttons are released")
  func leaveAndEnter() {
    let other = SurfaceStub()
    var assembler = makeAssembler()
    assembler.take(event(.button, value: 1, code: 0x14B))
    _ = assembler.close(at: 2)
    assembler.take(event(.proximityOut))
    assembler.enter(other)
    assembler.take(event(.motion, x: 9, y: 9))
    let frames = assembler.close(at: 3)
    #expect(
      frames.map(\.changes) == [[.button(code: 0x14B, isDown: false), .left], [.entered]])
    #expect(frames.first?.surface === surface && frames.last?.surface === other)
    #expect(frames.map(\.timestamp) == [3, 3])
    #expect(frames.last?.state.location == Point(x: 9, y: 9))
    assembler.take(event(.motion, x: 10, y: 9))
    #expect(assembler.close(at: 4).map(\.changes) == [[.moved]])
  }

  @Test("A pen that enters a surface of another program in the frame in which it leaves is gone")
  func enterElsewhere() {
    var assembler = makeAssembler()
    assembler.take(event(.proximityOut))
    assembler.enter(nil)
    assembler.take(event(.motion, x: 9, y: 9))
    assembler.take(event(.down))
    let frames = assembler.close(at: 2)
    #expect(frames.map(\.changes) == [[.left]])
    #expect(frames.first?.state.location == .zero && assembler.surface == nil)
  }

  @Test("A pen that enters another surface without having left releases what it pressed there")
  func enterWithoutLeave() {
    for next in [SurfaceStub(), nil] {
      var assembler = makeAssembler()
      assembler.take(event(.down))
      assembler.take(event(.button, value: 1, code: 0x14B))
      _ = assembler.close(at: 2)
      assembler.enter(next)
      let frames = assembler.close(at: 3)
      #expect(frames.first?.changes == [.button(code: 0x14B, isDown: false), .left])
      #expect(frames.first?.surface === surface && !assembler.isDown)
      #expect(frames.dropFirst().map(\.changes) == (next == nil ? [] : [[.entered]]))
    }
  }

  @Test("Events of a pen that has left, up to its next entry, have no effect")
  func eventsAfterLeave() {
    var assembler = makeAssembler()
    assembler.take(event(.proximityOut))
    assembler.take(event(.down))
    assembler.take(event(.motion, x: 9, y: 9))
    assembler.take(event(.proximityOut))
    let frames = assembler.close(at: 2)
    #expect(frames.map(\.changes) == [[.left]] && frames.first?.state.location == .zero)
    #expect(!assembler.isDown)
  }

  @Test("Presses without end cost limited memory, and the last of them is released")
  func endlessPresses() {
    var assembler = makeAssembler()
    for _ in 0..<5_000 {
      assembler.take(event(.down))
      assembler.take(event(.button, value: 1, code: 0x14B))
      assembler.take(event(.up))
      assembler.take(event(.button, value: 0, code: 0x14B))
    }
    let changes = assembler.close(at: 2).first?.changes ?? []
    #expect(changes.count < 5_000 && !assembler.isDown)
    #expect(changes.count { $0 == .down } == changes.count { $0 == .up })
  }

  @Test("A surface that is destroyed receives nothing more, neither of a complete frame")
  func forgetsSurface() {
    let other = SurfaceStub()
    var assembler = makeAssembler()
    assembler.take(event(.proximityOut))
    assembler.enter(other)
    assembler.forget(surface)
    #expect(assembler.close(at: 2).allSatisfy { $0.surface === other })
    assembler.take(event(.down))
    assembler.forget(other)
    assembler.take(event(.motion))
    #expect(assembler.close(at: 3).isEmpty && !assembler.isDown)
  }

  @Test("A frame that never ends costs limited memory")
  func endlessFrame() {
    var assembler = makeAssembler()
    for _ in 0..<1_000 {
      assembler.take(event(.proximityOut))
      assembler.enter(surface)
    }
    let frames = assembler.close(at: 2)
    #expect(frames.count < 100 && frames.last?.changes == [.entered])
    #expect(frames.first?.changes == [.left])
  }

  @Test("A state and its events have the same values; wrong values are the nearest, or 0")
  func stateEvents() {
    var state = PenState(location: Point(x: 3, y: 4))
    state.pressure = 1
    state.distance = 0
    state.tilt = Vector(dx: 0.5, dy: -0.5)
    state.rotation = 1
    state.slider = -1
    let stamp = Stamp(arrived: 0)
    var copy = PenState()
    for event in state.events(after: copy, stamp, tool: 0) { copy.take(event) }
    #expect(copy.location == state.location && copy.pressure == 1 && copy.distance == 0)
    #expect(abs(copy.tilt.dx - 0.5) < 1e-12 && abs(copy.rotation - 1) < 1e-12)
    #expect(copy.slider == -1)

    func values(_ wrong: Double) -> [Double] {
      var state = PenState()
      (state.pressure, state.distance, state.slider, state.rotation) = (wrong, wrong, wrong, wrong)
      state.tilt = Vector(dx: wrong, dy: wrong)
      return state.events(after: PenState(), stamp, tool: 0).flatMap { event in
        event.kind == .tilt ? [event.x, event.y] : [event.value]
      }
    }
    let turn = 180 / Double.pi
    #expect(values(-2).map { $0.rounded() } == [0, 0, -90, -90, (-2 * turn).rounded(), -65_535])
    #expect(
      values(2).map { $0.rounded() } == [65_535, 65_535, 90, 90, (2 * turn).rounded(), 65_535])
    for wrong in [Double.nan, .infinity, -.infinity] {
      #expect(values(wrong) == [0, 0, 0, 0, 0, 0])
    }
  }
}
