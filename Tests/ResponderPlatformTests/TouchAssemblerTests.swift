import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Touches gather until their frame") struct TouchAssemblerTests {
  private let surface = SurfaceStub()

  private func makeAssembler(down ids: Int32...) -> TouchAssembler {
    var assembler = TouchAssembler(seat: 3)
    for id in ids { assembler.down(id, on: surface, at: .zero, time: 1) }
    _ = assembler.close()
    return assembler
  }

  @Test("nothing is sent before the frame, then everything at once")
  func frameHoldsAll() throws {
    var assembler = TouchAssembler(seat: 3)
    assembler.down(0, on: surface, at: Point(x: 1, y: 2), time: 5)
    assembler.down(1, on: surface, at: Point(x: 3, y: 4), time: 6)
    assembler.motion(0, to: Point(x: 9, y: 9), time: 7)
    #expect(assembler.closeForgotten() == nil)
    let closed = assembler.close()
    let frame = try #require(closed)
    #expect(frame.seat == 3)
    #expect(frame.timestamp == 7)
    #expect(frame.changes.map(\.id) == [0, 1, 0])
    #expect(frame.changes.map(\.kind) == [.down, .down, .motion])
    #expect(assembler.close() == nil)
  }

  @Test("an up without a frame ends when the queue is dry")
  func forgottenFrameIsClosed() throws {
    var assembler = makeAssembler(down: 7)
    assembler.up(7, time: 2)
    let closed = assembler.closeForgotten()
    let frame = try #require(closed)
    #expect(frame.changes.map(\.kind) == [.up])
    #expect(assembler.close() == nil)
  }

  @Test("a motion without a frame waits for it")
  func openMotionWaits() {
    var assembler = makeAssembler(down: 7)
    assembler.motion(7, to: Point(x: 1, y: 1), time: 2)
    #expect(assembler.closeForgotten() == nil)
    #expect(assembler.close()?.changes.count == 1)
  }

  @Test("unknown ids are ignored", arguments: [Int32.min, -1, 0, 1, 352, Int32.max])
  func unknownIdsAreIgnored(id: Int32) {
    var assembler = makeAssembler(down: 5)
    assembler.motion(id, to: .zero, time: 2)
    assembler.up(id, time: 2)
    assembler.shape(id, major: 1, minor: 1)
    assembler.orientation(id, degrees: 1)
    #expect(assembler.close() == nil)
  }

  @Test("an id may be any number, and may be used again")
  func hugeAndRepeatedIds() {
    var assembler = makeAssembler(down: Int32.max, Int32.min)
    assembler.up(Int32.max, time: 2)
    assembler.down(Int32.max, on: surface, at: .zero, time: 3)
    assembler.down(Int32.min, on: surface, at: .zero, time: 3)
    #expect(assembler.close()?.changes.map(\.kind) == [.up, .down, .down])
  }

  @Test("shape tells diameters and becomes radii, orientation degrees and becomes radians")
  func shapeAndOrientation() throws {
    var assembler = TouchAssembler(seat: 0)
    assembler.down(0, on: surface, at: .zero, time: 1)
    assembler.shape(0, major: 20, minor: 10)
    assembler.orientation(0, degrees: 90)
    let downFrame = assembler.close()
    let down = try #require(downFrame?.changes.first)
    #expect(down.kind == .down)
    #expect(down.contact.majorRadius == 10)
    #expect(down.contact.minorRadius == 5)
    #expect(abs((down.contact.orientation ?? 0) - .pi / 2) < 1e-12)

    assembler.shape(0, major: 6, minor: 4)
    let aloneFrame = assembler.close()
    let alone = try #require(aloneFrame?.changes)
    #expect(alone.map(\.kind) == [.shape])
    #expect(alone.first?.contact.majorRadius == 3)
    #expect(alone.first?.contact.orientation == nil)
  }

  @Test("A change of the contact has the time of the event before, also if one is given")
  func contactWithoutTime() throws {
    var assembler = makeAssembler(down: 7)
    let shape = TouchEvent(.shape, Stamp(arrived: 0), id: 7, x: 4, y: 2)
    #expect(assembler.take(shape, at: 9) == true)
    let closed = assembler.close()
    let frame = try #require(closed)
    #expect(frame.timestamp == 1 && frame.changes.map(\.timestamp) == [1])
  }

  @Test("Events that wl_touch does not have are ignored", arguments: TouchEvent.Kind.allCases)
  func otherEvents(_ kind: TouchEvent.Kind) {
    var assembler = makeAssembler(down: 7)
    let event = TouchEvent(kind, Stamp(arrived: 0), id: 7, x: 1, y: 1)
    let isTaken = assembler.take(event, on: surface, at: 2)
    #expect(isTaken == (event.isOfProtocol && kind != .frame && kind != .cancel))
    #expect((assembler.close() != nil) == isTaken)
    #expect(!kind.isContact || event.isOfProtocol)
  }

  @Test("A contact and its events have the same values, and wrong values are 0 or unknown")
  func contactEvents() {
    let contact = TouchContact(majorRadius: 8, minorRadius: 6.5, orientation: .pi / 2)
    let events = contact.events(of: 4, Stamp(arrived: 0))
    #expect(events.map(\.kind) == [.shape, .orientation] && events.allSatisfy { $0.id == 4 })
    #expect(events[0].x == 16 && events[0].y == 13 && events[1].x == 90)
    var copy = TouchContact()
    for event in events { copy.update(from: TouchContact(event)) }
    #expect(copy.majorRadius == 8 && copy.minorRadius == 6.5)
    #expect(abs((copy.orientation ?? 0) - .pi / 2) < 1e-12)
    for wrong in [-1, Double.nan, -Double.infinity] {
      let contact = TouchContact(majorRadius: wrong, minorRadius: wrong, orientation: .nan)
      #expect(contact == TouchContact(majorRadius: 0, minorRadius: 0))
    }
    #expect(TouchContact().events(of: 0, Stamp(arrived: 0)).isEmpty)
  }

  @Test("cancel is sent once, and only for fingers that were sent")
  func cancelIsToldOnce() {
    var assembler = makeAssembler(down: 1, 2)
    #expect(assembler.cancel() == true)
    #expect(assembler.cancel() == false)

    var fresh = TouchAssembler(seat: 0)
    fresh.down(1, on: surface, at: .zero, time: 1)
    #expect(fresh.cancel() == false)
    #expect(fresh.close() == nil)

    var lifted = makeAssembler(down: 1)
    lifted.up(1, time: 2)
    #expect(lifted.cancel() == true, "its up has not been told")
  }

  @Test("fingers on a surface that is gone are forgotten, the others stay")
  func forgetsSurface() {
    let other = SurfaceStub()
    var assembler = makeAssembler(down: 1)
    assembler.down(2, on: other, at: .zero, time: 2)
    assembler.forget(surface)
    assembler.motion(1, to: .zero, time: 3)
    assembler.motion(2, to: .zero, time: 3)
    #expect(assembler.close()?.changes.map(\.id) == [2, 2])
  }

  @Test("a hundred fingers are a hundred fingers")
  func hundredFingers() {
    var assembler = TouchAssembler(seat: 0)
    for id in 0..<100 { assembler.down(Int32(id) * 64, on: surface, at: .zero, time: 1) }
    #expect(assembler.close()?.changes.count == 100)
  }

  @Test("a frame that never ends is bounded")
  func endlessFrame() {
    var assembler = makeAssembler(down: 1)
    for _ in 0..<TouchAssembler.maximumChanges { assembler.motion(1, to: .zero, time: 2) }
    #expect(assembler.closeForgotten()?.changes.count == TouchAssembler.maximumChanges)
    for id in 0..<10_000 { assembler.down(Int32(id), on: surface, at: .zero, time: 1) }
    #expect(assembler.close()?.changes.count == TouchAssembler.maximumTouches)
  }
}

/// The events of `wl_touch`, with their times in seconds.
extension TouchAssembler {
  fileprivate mutating func down(_ id: Int32, on surface: SurfaceStub, at p: Point, time: Double) {
    take(TouchEvent(.down, Stamp(arrived: 0), id: id, x: p.x, y: p.y), on: surface, at: time)
  }

  fileprivate mutating func motion(_ id: Int32, to p: Point, time: Double) {
    take(TouchEvent(.motion, Stamp(arrived: 0), id: id, x: p.x, y: p.y), at: time)
  }

  fileprivate mutating func up(_ id: Int32, time: Double) {
    take(TouchEvent(.up, Stamp(arrived: 0), id: id), at: time)
  }

  fileprivate mutating func shape(_ id: Int32, major: Double, minor: Double) {
    take(TouchEvent(.shape, Stamp(arrived: 0), id: id, x: major, y: minor), at: nil)
  }

  fileprivate mutating func orientation(_ id: Int32, degrees: Double) {
    take(TouchEvent(.orientation, Stamp(arrived: 0), id: id, x: degrees), at: nil)
  }
}
