import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct GeometryOfViewsTests {
  private func close(_ a: Rect, _ b: Rect) -> Bool {
    close(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }

  private func close(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  // MARK: A6

  @Test("A6: without a transform frame, bounds and center say the same")
  func frameBoundsAndCenterAgree() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == Point(x: 25, y: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = Rect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.center == Point(x: 100, y: 100))
    #expect(view.frame == Rect(x: 95, y: 90, width: 10, height: 20))
    view.frame = Rect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.bounds == Rect(x: 5, y: 6, width: 50, height: 60))
  }

  @Test("A6: a negative size is made positive")
  func negativeSizesAreStandardized() {
    let view = View(frame: Rect(x: 50, y: 50, width: -20, height: -10))
    #expect(view.frame == Rect(x: 30, y: 40, width: 20, height: 10))
    view.bounds = Rect(x: 0, y: 0, width: -8, height: 4)
    #expect(view.bounds.size == Size(width: 8, height: 4))
  }

  @Test("A6: rotated by 90°, the frame (0,0,100,50) becomes the bounding box around the center")
  func rotatedFrameIsTheBoundingBox() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.transform = Transform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == Size(width: 100, height: 50))
    #expect(view.center == Point(x: 50, y: 25))
    #expect(close(view.frame, Rect(x: 25, y: -25, width: 50, height: 100)))
  }

  @Test("A6: setting the frame of a transformed view sets bounds.size and center")
  func settingTheFrameUnderATransform() {
    let view = View()
    view.transform = Transform(rotationAngle: .pi / 2)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == Size(width: 100, height: 50))
    #expect(view.center == Point(x: 50, y: 25))
    #expect(close(view.frame, Rect(x: 25, y: -25, width: 50, height: 100)))
  }

  @Test("A6: a turn by 45° grows the box, and undoing it restores the frame exactly")
  func turnsCanBeUndone() {
    let view = View(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    view.transform = Transform(rotationAngle: .pi / 4)
    let side = 100 * 2.0.squareRoot()
    #expect(close(view.frame, Rect(x: 60 - side / 2, y: 60 - side / 2, width: side, height: side)))
    view.transform = .identity
    #expect(view.frame == Rect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("A6: a translation moves the frame and leaves the center")
  func translationsMoveTheFrame() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.transform = Transform(translationX: 30, y: 40)
    #expect(view.center == Point(x: 5, y: 5))
    #expect(close(view.frame, Rect(x: 30, y: 40, width: 10, height: 10)))
  }

  // MARK: A7

  @Test("A7: conversion undoes the scroll offsets and transforms of all ancestors")
  func conversionUndoesTransforms() {
    let stage = Stage(size: Size(width: 400, height: 400))
    let outer = View(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    outer.transform = Transform(rotationAngle: .pi / 2)
    outer.bounds.origin = Point(x: 0, y: 10)
    let inner = View(frame: Rect(x: 20, y: 30, width: 40, height: 40))
    inner.transform = Transform(scaleX: 2, y: 2)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    // The middle of the inner view, (40, 50) in the outer one, whose own middle is (100, 60).
    let middle = Point(x: 20, y: 20)
    #expect(close(inner.convert(middle, to: outer), Point(x: 40, y: 50)))
    #expect(close(inner.convert(middle, to: nil), Point(x: 210, y: 90)))
    #expect(close(inner.convert(middle, to: stage.window), Point(x: 210, y: 90)))
    #expect(close(inner.convert(Point(x: 210, y: 90), from: nil), middle))
    #expect(close(outer.convert(middle, from: inner), Point(x: 40, y: 50)))
  }

  @Test("A7: there and back again is where it began")
  func conversionGoesThereAndBack() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let left = View(frame: Rect(x: 10, y: 20, width: 100, height: 100))
    let right = View(frame: Rect(x: 150, y: 30, width: 90, height: 60))
    left.transform = Transform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 0.5)
    right.transform = Transform(rotationAngle: -1.1)
    root.addSubview(left)
    root.addSubview(right)
    let point = Point(x: 12.5, y: -7)
    #expect(close(right.convert(left.convert(point, to: right), to: left), point))
    #expect(close(left.convert(right.convert(point, from: left), from: right), point))
    #expect(left.convert(point, to: left) == point)
  }

  @Test("A7: a rectangle becomes the box around its corners")
  func rectanglesBecomeBoxes() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let view = View(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    view.transform = Transform(rotationAngle: .pi / 2)
    root.addSubview(view)
    #expect(close(view.convert(view.bounds, to: root), view.frame))
    #expect(close(view.convert(view.bounds, to: nil), view.frame))
    #expect(close(view.convert(view.frame, from: root), view.bounds))
    #expect(close(root.convert(view.bounds, from: view), view.frame))
  }

  @Test("A7: a touch tells its place in any view, transforms undone")
  func touchesTellTheirPlace() {
    let stage = Stage(size: Size(width: 400, height: 400))
    let log = Log()
    let view = TouchView("v", Rect(x: 100, y: 100, width: 200, height: 100), log: log)
    view.transform = Transform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    var places: [Point] = []
    view.onBegan = { touches, _ in
      for touch in touches {
        places = [
          touch.location(in: view), touch.location(in: nil), touch.location(in: view.window),
        ]
      }
    }
    stage.tap(at: Point(x: 220, y: 170))
    #expect(places.count == 3)
    #expect(places.first.map { close($0, Point(x: 110, y: 60)) } == true)
    #expect(places.dropFirst().allSatisfy { $0 == Point(x: 220, y: 170) })
  }
}
