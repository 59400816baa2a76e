import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct TouchHandlerTests: TouchSuite {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  // MARK: B8 and B9, changes within a handler

  @Test("B9: a view removed in touchesBegan gets one cancelled and nothing more")
  func removedInBegan() {
    let view = add("a")
    view.onBegan = { _, _ in view.removeFromSuperview() }
    down()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(finish().isEmpty)
  }

  @Test("B9: a view removed in touchesMoved gets one cancelled and nothing more")
  func removedInMoved() {
    let view = add("a")
    view.onMoved = { _, _ in view.removeFromSuperview() }
    down()
    #expect(finish() == ["a began", "a moved", "a cancelled"])
  }

  @Test("B9: a view removed in touchesEnded gets nothing more")
  func removedInEnded() {
    let view = add("a")
    view.onEnded = { _, _ in view.removeFromSuperview() }
    down()
    #expect(finish() == ["a began", "a moved", "a ended"])
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take().isEmpty)
  }

  @Test("B9: a view removed in touchesCancelled gets nothing more")
  func removedInCancelled() {
    let view = add("a")
    view.onCancelled = { _, _ in view.removeFromSuperview() }
    down()
    stage.touchCancel()
    #expect(log.take() == ["a began", "a cancelled"])
  }

  @Test("B9: a view removed and dropped in its own touch method is freed, without a crash")
  func droppedInItsOwnMethod() {
    weak var weakView: TouchView?
    do {
      let view = add("a")
      weakView = view
      view.onBegan = { [weak view] _, _ in view?.removeFromSuperview() }
    }
    down()
    #expect(finish() == ["a began", "a cancelled"])
    #expect(weakView == nil)
  }

  @Test("B9: a view that removes its neighbour, which has a finger in the same event")
  func removingANeighbour() {
    let a = add("a")
    let b = add("b", 100)
    a.onBegan = { _, _ in b.removeFromSuperview() }
    stage.touchDown(0, at: Point(x: 10, y: 10))
    stage.touchDown(1, at: Point(x: 110, y: 10))
    stage.frame()
    up(0)
    up(1)
    // The neighbor has not received `touchesBegan`, and so receives no `touchesCancelled`.
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B9: a view that removes its neighbour while both move")
  func removingANeighbourWhileMoving() {
    let a = add("a")
    let b = add("b", 100)
    a.onMoved = { _, _ in b.removeFromSuperview() }
    down(0)
    down(1, 110)
    _ = log.take()
    stage.touchMove(0, to: Point(x: 20, y: 20))
    stage.touchMove(1, to: Point(x: 120, y: 20))
    stage.frame()
    up(0)
    up(1)
    #expect(log.take() == ["a moved", "b cancelled [1]", "a ended"])
  }

  @Test("B9: a window closed in its own touch handler: one cancelled, nothing more")
  func windowClosedInItsHandler() {
    let view = add("a")
    view.onBegan = { [unowned stage] _, _ in stage.window.close() }
    down()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(finish().isEmpty)
    #expect(stage.window.isHidden)
  }

  @Test("B9: a window closed in touchesEnded")
  func windowClosedInEnded() {
    let view = add("a")
    view.onEnded = { [unowned stage] _, _ in stage.window.close() }
    down()
    #expect(finish() == ["a began", "a moved", "a ended"])
  }

  @Test("B9: a window closed and shown again in its own touch handler works on")
  func windowShownAgain() {
    let view = add("a")
    view.onBegan = { [unowned stage, unowned view] _, _ in
      view.onBegan = nil
      stage.window.close()
      stage.window.makeKeyAndVisible()
    }
    down()
    up()
    #expect(log.take() == ["a began", "a cancelled"])
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B9: after a window closed in mid-press, without its release, the next press begins anew")
  func windowClosedInMidPress() {
    _ = add("a")
    stage.pointerMove(to: Point(x: 10, y: 10))
    stage.pointerDown()
    stage.window.close()
    #expect(log.take() == ["a began", "a cancelled"])
    stage.window.makeKeyAndVisible()
    stage.render()
    stage.click(at: Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B8: cancelTouches() in a touch handler cancels at once and only once")
  func cancelTouchesInAHandler() {
    let a = add("a")
    _ = add("b", 100)
    a.onBegan = { [unowned stage] _, _ in stage.application.cancelTouches() }
    down(1, 110)
    down(0)
    #expect(log.take() == ["b began [1]", "a began", "b cancelled [1]", "a cancelled"])
    #expect(finish(0).isEmpty)
    #expect(finish(1).isEmpty)
  }

  @Test("B8: cancelTouches() in touchesMoved and touchesCancelled")
  func cancelTouchesInOtherHandlers() {
    let view = add("a")
    view.onMoved = { [unowned stage] _, _ in stage.application.cancelTouches() }
    view.onCancelled = view.onMoved
    down()
    #expect(finish() == ["a began", "a moved", "a cancelled"])
  }

  @Test("B9: a handler that makes input of its own has it handled after the event")
  func inputFromAHandler() {
    let a = add("a")
    _ = add("b", 100)
    a.onBegan = { [unowned stage, log] _, _ in
      stage.touchDown(1, at: Point(x: 110, y: 10))
      stage.frame()
      log.add("a returns")
    }
    down()
    #expect(log.take() == ["a began", "a returns", "b began [1]"])
    up(1)
    up(0)
    #expect(log.take() == ["b ended [1]", "a ended"])
  }

  @Test("B9: a handler that adds the view again elsewhere leaves one end for one beginning")
  func movedElsewhereInBegan() {
    let view = add("a")
    view.onBegan = { [unowned stage] _, _ in
      view.removeFromSuperview()
      stage.window.addSubview(view)
    }
    down()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(finish().isEmpty)
    view.onBegan = nil
    stage.tap(at: Point(x: 10, y: 10))
    #expect(log.take() == ["a began", "a ended"])
  }

  @Test("B9: a cancelled handler that puts the view back does not confuse its removal")
  func putBackInCancelled() {
    let view = add("a")
    let other = View(frame: stage.window.bounds)
    stage.window.addSubview(other)
    view.onCancelled = { _, _ in other.addSubview(view) }
    stage.window.bringSubviewToFront(view)
    down()
    view.removeFromSuperview()
    #expect(log.take() == ["a began", "a cancelled"])
    #expect(view.superview === other && view.window === stage.window)
  }
}
