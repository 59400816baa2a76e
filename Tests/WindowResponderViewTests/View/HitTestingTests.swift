import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct HitTestingTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))

  private func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    root.addSubview(view)
    return view
  }

  private func hit(_ x: Double, _ y: Double) -> View? {
    root.hitTest(Point(x: x, y: y), with: nil)
  }

  // MARK: A1

  @Test("A1: a hidden view is not hit, nor is anything in it")
  func hiddenViewsArePruned() {
    let outer = add(0, 0, 100, 100)
    let inner = View(frame: outer.bounds)
    outer.addSubview(inner)
    #expect(hit(10, 10) === inner)
    outer.isHidden = true
    #expect(hit(10, 10) === root)
    #expect(outer.hitTest(Point(x: 10, y: 10), with: nil) == nil)
  }

  @Test("A1: a view without user interaction is not hit, nor is anything in it")
  func viewsWithoutInteractionArePruned() {
    let outer = add(0, 0, 100, 100)
    let inner = View(frame: outer.bounds)
    outer.addSubview(inner)
    outer.isUserInteractionEnabled = false
    #expect(hit(10, 10) === root)
    #expect(outer.hitTest(Point(x: 10, y: 10), with: nil) == nil)
    #expect(inner.hitTest(Point(x: 10, y: 10), with: nil) === inner)
  }

  @Test("A1: alpha below 0.01 prunes, alpha of 0.01 does not")
  func alphaBelowOneHundredthPrunes() {
    let outer = add(0, 0, 100, 100)
    let inner = View(frame: outer.bounds)
    outer.addSubview(inner)
    outer.alpha = 0.0099
    #expect(hit(10, 10) === root)
    outer.alpha = 0.01
    #expect(hit(10, 10) === inner)
    outer.alpha = 0
    #expect(hit(10, 10) === root)
  }

  @Test("A1: opacity of content and background plays no part")
  func backgroundPlaysNoPart() {
    let clear = add(0, 0, 100, 100)
    clear.backgroundColor = nil
    #expect(hit(10, 10) === clear)
    clear.backgroundColor = .clear
    #expect(hit(10, 10) === clear)
  }

  @Test("A1: a hidden root, too, gives nil")
  func hiddenRootGivesNil() {
    root.isHidden = true
    #expect(hit(10, 10) == nil)
  }

  // MARK: A2

  @Test("A2: of overlapping siblings the frontmost wins")
  func lastSiblingWins() {
    let back = add(0, 0, 100, 100)
    let front = add(50, 50, 100, 100)
    #expect(hit(75, 75) === front)
    #expect(hit(25, 25) === back)
    root.bringSubviewToFront(back)
    #expect(hit(75, 75) === back)
    root.sendSubviewToBack(back)
    #expect(hit(75, 75) === front)
  }

  @Test("A2: where no subview answers, the view itself does")
  func selfIsTheLastAnswer() {
    _ = add(0, 0, 50, 50)
    #expect(hit(150, 150) === root)
    #expect(hit(250, 150) == nil)
  }

  @Test("A2: a frontmost sibling that gives nil lets the next one answer")
  func siblingsBehindAnswerWhereTheFrontOneIsPruned() {
    let back = add(0, 0, 100, 100)
    let front = add(0, 0, 100, 100)
    front.isHidden = true
    #expect(hit(10, 10) === back)
  }

  @Test("A2: a subview drawn outside its superview's bounds is not hit there")
  func overflowIsNotHit() {
    let outer = add(0, 0, 50, 50)
    outer.clipsToBounds = false
    let inner = View(frame: Rect(x: 40, y: 40, width: 60, height: 60))
    outer.addSubview(inner)
    #expect(hit(45, 45) === inner)
    #expect(hit(75, 75) === root)
  }

  // MARK: A3

  @Test("A3: the minimum edges are inside, the maximum edges are not")
  func edgesAreHalfOpen() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    func isInside(_ x: Double, _ y: Double) -> Bool {
      view.point(inside: Point(x: x, y: y), with: nil)
    }
    #expect(isInside(0, 0))
    #expect(isInside(99.99, 49.99))
    #expect(!isInside(100, 25))
    #expect(!isInside(50, 50))
    #expect(!isInside(-0.01, 25))
    #expect(!isInside(50, -0.01))
    #expect(!isInside(.nan, 25))
  }

  @Test("A3: an empty view contains nothing, not even its corner")
  func emptyViewsContainNothing() {
    let view = View()
    #expect(!view.point(inside: .zero, with: nil))
  }

  @Test("A3: of two views side by side exactly one has the line between them")
  func neighboursShareNoLine() {
    let left = add(0, 0, 50, 50)
    let right = add(50, 0, 50, 50)
    #expect(hit(49.999, 10) === left)
    #expect(hit(50, 10) === right)
  }

  // MARK: A4

  @Test("A4: the scroll offset counts")
  func boundsOriginCounts() {
    let scroll = add(0, 0, 100, 100)
    let far = View(frame: Rect(x: 0, y: 500, width: 100, height: 40))
    scroll.addSubview(far)
    #expect(hit(10, 10) === scroll)
    scroll.bounds.origin = Point(x: 0, y: 500)
    #expect(hit(10, 10) === far)
    #expect(hit(10, 60) === scroll)
    #expect(scroll.point(inside: Point(x: 0, y: 500), with: nil))
    #expect(!scroll.point(inside: .zero, with: nil))
  }

  @Test("A4: the inverse of every transform on the way counts")
  func transformsCount() {
    let turned = add(50, 50, 100, 20)
    let end = View(frame: Rect(x: 80, y: 0, width: 20, height: 20))
    turned.addSubview(end)
    turned.transform = Transform(rotationAngle: .pi / 2)
    // The strip is now vertical around its center (100, 60), and its right end is at the bottom.
    #expect(hit(100, 105) === end)
    #expect(hit(100, 15) === turned)
    #expect(hit(60, 60) === root)
    turned.transform = Transform(scaleX: 0.5, y: 0.5)
    #expect(hit(70, 60) === root)
    #expect(hit(124, 60) === end)
  }

  @Test("A4: a view that is scaled to nothing is not hit")
  func singularTransformsAreNotHit() {
    let view = add(0, 0, 100, 100)
    view.transform = Transform(scaleX: 0, y: 0)
    #expect(hit(50, 50) === root)
    #expect(hit(10, 10) === root)
    view.transform = Transform(scaleX: 0, y: 1)
    #expect(hit(50, 50) === root)
  }

  @Test("A4: an override of point(inside:with:) is honoured, also in a child")
  func overriddenPointInsideIsHonoured() {
    let round = RoundView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(round)
    #expect(hit(50, 50) === round)
    #expect(hit(3, 3) === root)
    let generous = GenerousView(frame: Rect(x: 150, y: 150, width: 10, height: 10))
    root.addSubview(generous)
    #expect(hit(140, 140) === generous)
    #expect(hit(129, 129) === root)
  }

  @Test("A4: an override of hitTest(_:with:) is honoured, also in a child")
  func overriddenHitTestIsHonoured() {
    let back = add(0, 0, 100, 100)
    let glass = PassThroughView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let button = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    glass.addSubview(button)
    root.addSubview(glass)
    #expect(hit(10, 10) === button)
    #expect(hit(50, 50) === back)
  }

  @Test("A4: the event is passed on to every override")
  func theEventArrives() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = EventView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.tap(at: Point(x: 10, y: 10))
    #expect(view.hitEvent?.type == .touches)
  }

  @Test("A4: an override that changes the tree while it is asked does no harm")
  func theTreeMayChangeWhileItIsSearched() {
    let back = add(0, 0, 100, 100)
    let front = LeavingView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(front)
    #expect(hit(10, 10) === back)
    #expect(front.superview == nil)
  }

  @Test("A4: a view from elsewhere that an override gives gets the touch, whole")
  func foreignViewsGetTheTouch() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let log = Log()
    let stranger = TouchView("stranger", Rect(x: 0, y: 0, width: 10, height: 10), log: log)
    let pointing = PointingView(frame: stage.window.bounds)
    pointing.target = stranger
    stage.window.addSubview(pointing)
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 60, y: 60), duration: 1.0 / 60)
    #expect(log.take() == ["stranger began", "stranger moved", "stranger ended"])
  }

  @Test("A4: if a window overrides hitTest to return nil, no view receives touches")
  func nobodysTouches() {
    let window = NobodyWindow(size: Size(width: 100, height: 100))
    let stage = Stage(size: Size(width: 100, height: 100), window: window)
    let log = Log()
    window.addSubview(TouchView("a", window.bounds, log: log))
    stage.drag(from: Point(x: 50, y: 50), to: Point(x: 60, y: 60))
    stage.click(at: Point(x: 5, y: 5))
    #expect(log.take().isEmpty)
  }

  // MARK: A5

  @Test("A5: labels and image views take no touches, views and controls do")
  func labelsAndImagesStartWithoutInteraction() {
    #expect(!Label().isUserInteractionEnabled)
    #expect(!Label(text: "a").isUserInteractionEnabled)
    #expect(!Label(frame: .zero).isUserInteractionEnabled)
    #expect(!ImageView().isUserInteractionEnabled)
    #expect(!ImageView(image: nil).isUserInteractionEnabled)
    #expect(View().isUserInteractionEnabled)
    #expect(Control().isUserInteractionEnabled)
    #expect(Button(type: .system).isUserInteractionEnabled)
    #expect(StackView().isUserInteractionEnabled)
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(label)
    #expect(hit(10, 10) === root)
    label.isUserInteractionEnabled = true
    #expect(hit(10, 10) === label)
  }

  // MARK: A8

  @Test("A8: layout that waits is done before the search")
  func pendingLayoutIsFlushed() {
    let column = ColumnView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    root.addSubview(column)
    #expect(hit(10, 110) === column.second)
    column.rowHeight = 20
    column.setNeedsLayout()
    #expect(hit(10, 30) === column.second)
    #expect(hit(10, 110) === column)
  }

  @Test("A8: layout that waits further up is done too")
  func pendingLayoutOfASuperviewIsFlushed() {
    let stage = Stage(size: Size(width: 100, height: 200))
    let column = ColumnView(frame: stage.window.bounds)
    stage.window.addSubview(column)
    stage.render()
    column.rowHeight = 20
    column.setNeedsLayout()
    #expect(stage.window.hitTest(Point(x: 10, y: 30), with: nil) === column.second)
  }
}

private final class RoundView: View {
  override func point(inside point: Point, with event: Event?) -> Bool {
    point.distance(to: Point(x: bounds.midX, y: bounds.midY)) < bounds.width / 2
  }
}

private final class GenerousView: View {
  override func point(inside point: Point, with event: Event?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

private final class PassThroughView: View {
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class PointingView: View {
  var target: View?
  override func hitTest(_ point: Point, with event: Event?) -> View? { target }
}

private final class NobodyWindow: Window {
  override func hitTest(_ point: Point, with event: Event?) -> View? { nil }
}

private final class EventView: View {
  var hitEvent: Event?
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    hitEvent = event ?? hitEvent
    return super.hitTest(point, with: event)
  }
}

private final class LeavingView: View {
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    removeFromSuperview()
    return nil
  }
}

private final class ColumnView: View {
  let first = View()
  let second = View()
  var rowHeight = 100.0

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(second)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    first.frame = Rect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    second.frame = Rect(x: 0, y: rowHeight, width: bounds.width, height: rowHeight)
  }
}
