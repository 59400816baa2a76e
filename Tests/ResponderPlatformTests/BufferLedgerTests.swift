import Testing

@testable import ResponderGeometry
@testable import ResponderPlatform
@testable import WindowResponder

@Suite("Buffers and what is out of date in them") struct BufferLedgerTests {
  private let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
  private let corner = Region(Rect(x: 0, y: 0, width: 10, height: 10))
  private let middle = Region(Rect(x: 40, y: 40, width: 10, height: 10))

  /// Draws a frame as a buffer pool does, and returns the index of the buffer and its plan.
  private func draw(_ ledger: inout BufferLedger, _ damage: Region) -> (Int, BufferLedger.Plan)? {
    guard let index = ledger.take() else { return nil }
    let plan = ledger.plan(index, damage: damage, bounds: bounds)
    ledger.present(index, changed: plan.changed)
    return (index, plan)
  }

  @Test("a new buffer is drawn whole")
  func newIsWhole() throws {
    var ledger = BufferLedger(capacity: 3)
    let (_, plan) = try #require(draw(&ledger, corner))
    #expect(plan.drawn == Region(bounds))
    #expect(plan.source == nil)
  }

  @Test("one that came back at once is used again, and only the damage is drawn")
  func newestFreeFirst() throws {
    var ledger = BufferLedger(capacity: 3)
    let (first, _) = try #require(draw(&ledger, corner))
    ledger.release(first)
    let (second, plan) = try #require(draw(&ledger, corner))
    #expect(second == first)
    #expect(plan.drawn == corner)
    #expect(plan.copied.isEmpty)
    #expect(ledger.count == 1)
  }

  @Test("what the frame between changed is copied forward, but for what is drawn anyway")
  func copiesForward() throws {
    var ledger = BufferLedger(capacity: 3)
    let (first, _) = try #require(draw(&ledger, corner))
    let (second, _) = try #require(draw(&ledger, corner))
    ledger.release(first)
    let (third, plan) = try #require(draw(&ledger, middle))
    #expect(third == first)
    #expect(plan.source == second)
    #expect(plan.drawn == middle)
    // The second buffer was new and drawn whole, so all but the middle is copied.
    let copied = plan.copied.reduce(0) { $0 + $1.width * $1.height }
    #expect(copied == 100 * 100 - 10 * 10)
    ledger.release(second)
    let (fourth, next) = try #require(draw(&ledger, corner))
    #expect(fourth == second)
    #expect(next.copied == middle.rects)
  }

  @Test("what is moved comes from the newest buffer, and is no longer right in the others")
  func moves() throws {
    var ledger = BufferLedger(capacity: 3)
    _ = draw(&ledger, corner)
    let (second, _) = try #require(draw(&ledger, corner))
    ledger.release(0)
    let move = PixelMove(rect: Rect(x: 0, y: 0, width: 100, height: 50), dx: 0, dy: -10)
    let strip = Region(Rect(x: 0, y: 40, width: 100, height: 10))
    let plan = ledger.plan(0, damage: strip, moves: [move], bounds: bounds)
    #expect(plan.source == second)
    #expect(plan.movesFromSource)
    #expect(plan.changed == Region(move.rect))
    // The lower half is filled neither by the move nor by the drawing.
    #expect(plan.copied == [Rect(x: 0, y: 50, width: 100, height: 50)])
    ledger.present(0, changed: plan.changed)
    ledger.release(second)
    ledger.release(0)
    _ = ledger.take()
    #expect(ledger.plan(0, damage: corner, moves: [move], bounds: bounds).source == nil)
    #expect(
      ledger.plan(second, damage: corner, bounds: bounds).copied.allSatisfy {
        move.rect.contains($0)
      })
  }

  @Test("moves that cross are made in the buffer itself, after all that is old is copied")
  func crossingMoves() throws {
    var ledger = BufferLedger(capacity: 3)
    _ = draw(&ledger, corner)
    _ = draw(&ledger, corner)
    ledger.release(0)
    let outer = PixelMove(rect: bounds, dx: 0, dy: -10)
    let inner = PixelMove(rect: Rect(x: 10, y: 10, width: 50, height: 50), dx: 5, dy: 0)
    let plan = ledger.plan(0, damage: middle, moves: [outer, inner], bounds: bounds)
    #expect(!plan.movesFromSource)
    #expect(plan.copied == [bounds])
  }

  @Test("a move beyond the buffer moves nothing: all is drawn")
  func movesBeyond() throws {
    var ledger = BufferLedger(capacity: 3)
    _ = draw(&ledger, corner)
    ledger.release(0)
    let move = PixelMove(rect: Rect(x: 0, y: 0, width: 101, height: 50), dx: 0, dy: -10)
    let plan = ledger.plan(0, damage: corner, moves: [move], bounds: bounds)
    #expect(plan.moves.isEmpty)
    #expect(plan.drawn == Region(bounds))
  }

  @Test("with every buffer held there is none")
  func allHeld() {
    var ledger = BufferLedger(capacity: 2)
    #expect(draw(&ledger, corner) != nil)
    #expect(draw(&ledger, corner) != nil)
    #expect(draw(&ledger, corner) == nil)
    #expect(ledger.release(0) == true)
    #expect(ledger.release(0) == false)
    #expect(draw(&ledger, corner)?.0 == 0)
  }

  @Test("another size is drawn whole, also on the way back")
  func resize() throws {
    var ledger = BufferLedger(capacity: 3)
    _ = draw(&ledger, corner)
    _ = draw(&ledger, corner)
    ledger.release(0)
    ledger.release(1)
    ledger.forgetContents()
    #expect(try #require(draw(&ledger, corner)).1.drawn == Region(bounds))
    ledger.release(1)
    ledger.forgetContents()
    #expect(try #require(draw(&ledger, corner)).1.drawn == Region(bounds))
  }

  @Test("a rectangle without another is what surrounds it")
  func partsOutside() {
    let parts = bounds.parts(outside: [Rect(x: 10, y: 10, width: 20, height: 20)])
    #expect(parts.reduce(0) { $0 + $1.width * $1.height } == 100 * 100 - 400)
    #expect(bounds.parts(outside: [bounds]).isEmpty)
    #expect(bounds.parts(outside: []) == [bounds])
  }
}
