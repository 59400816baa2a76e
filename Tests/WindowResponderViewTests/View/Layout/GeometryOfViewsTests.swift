import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct GeometryOfViewsTests {
  private func close(_ a: Rect, _ b: Rect) -> Bool {
    close(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }

  private func close(_ a: Size, _ b: Size) -> Bool {
    abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
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

  @Test("A6: setting the frame of a turned view makes that frame its bounding box")
  func settingTheFrameUnderATransform() {
    let view = View()
    view.transform = Transform(rotationAngle: .pi / 2)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == Size(width: 50, height: 100))
    #expect(view.center == Point(x: 50, y: 25))
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A6: setting the frame that a view has changes nothing under scales and quarter turns")
  func theSameFrameChangesNothing() {
    let transforms = [
      Transform(scaleX: 2, y: 2), Transform(scaleX: 1.1, y: 0.3), Transform(scaleX: -1, y: 3),
      Transform(rotationAngle: .pi / 2), Transform(rotationAngle: -.pi / 2).scaledBy(x: 0.7, y: 3),
      Transform(rotationAngle: .pi),
    ]
    for transform in transforms {
      let view = LayoutCounter(frame: Rect(x: 10.1, y: 20.7, width: 33.3, height: 47.9))
      view.bounds.origin = Point(x: 5, y: 6)
      view.transform = transform
      view.layoutIfNeeded()
      let (bounds, center, layouts) = (view.bounds, view.center, view.layouts)
      for _ in 0..<10 { view.frame = view.frame }
      view.layoutIfNeeded()
      #expect(view.bounds == bounds, "\(transform)")
      #expect(view.center == center, "\(transform)")
      #expect(view.layouts == layouts, "\(transform)")
    }
  }

  @Test("A6: moving the frame of a scaled view keeps its size")
  func movingUnderAScale() {
    let view = View(frame: Rect(x: 10, y: 10, width: 40, height: 20))
    view.transform = Transform(scaleX: 3, y: 2)
    view.frame.origin = Point(x: 100, y: 200)
    #expect(view.bounds.size == Size(width: 40, height: 20))
    #expect(view.frame == Rect(x: 100, y: 200, width: 120, height: 40))
    view.frame.size = Size(width: 60, height: 60)
    #expect(view.bounds.size == Size(width: 20, height: 30))
  }

  @Test("A6: a frame for a view that is scaled to nothing is the size it has without the scale")
  func framesOfCollapsedViews() {
    let view = View()
    view.transform = Transform(scaleX: 0, y: 0)
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == Size(width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A6: autoresizing and sizeToFit give a scaled view the size it has without the scale")
  func resizingUnderAScale() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = Transform(scaleX: 0.5, y: 0.5)
    parent.addSubview(view)
    parent.frame.size = Size(width: 200, height: 160)
    #expect(view.bounds.size == Size(width: 200, height: 160))
    #expect(view.frame == Rect(x: 50, y: 40, width: 100, height: 80))
    let label = Label(text: "Text")
    label.transform = Transform(scaleX: 2, y: 2)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test("A6: a frame that is animated under a scale leads to that frame, also halfway")
  func animatingTheFrameUnderAScale() {
    let stage = Stage(size: Size(width: 400, height: 400))
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.transform = Transform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    stage.render()
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = Rect(x: 100, y: 100, width: 160, height: 160)
    }
    #expect(view.bounds.size == Size(width: 80, height: 80))
    stage.advance(by: 0.5)
    let halfway = view.presentation
    #expect(abs(halfway.frame.width - 120) < 4)
    #expect(abs(halfway.bounds.width * 2 - halfway.frame.width) < 1e-9)
    stage.advance(by: 1)
    #expect(view.presentation.frame == Rect(x: 100, y: 100, width: 160, height: 160))
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
    // The center of the inner view is (40, 50) in the outer view, whose own center is (100, 60).
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

  @Test("A7: a rectangle is boxed once, however many turned views lie between")
  func rectanglesAreBoxedOnce() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    root.transform = Transform(rotationAngle: 0.5)
    let turned = View(frame: Rect(x: 50, y: 50, width: 100, height: 80))
    turned.transform = Transform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 1.5)
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    let other = View(frame: Rect(x: 40, y: 30, width: 20, height: 20))
    root.addSubview(turned)
    turned.addSubview(view)
    turned.addSubview(other)
    #expect(view.convert(view.bounds, to: turned) == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(turned.convert(view.bounds, from: view) == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.convert(view.bounds, to: other) == Rect(x: -30, y: -20, width: 20, height: 20))
    #expect(view.convert(view.bounds, from: other) == Rect(x: 30, y: 20, width: 20, height: 20))
    #expect(view.convert(view.bounds, to: view) == view.bounds)
    // `other` is rotated by 45°, and `view` back by 45°. Two conversions of bounding boxes would give a
    // larger rectangle.
    other.transform = Transform(rotationAngle: .pi / 4)
    let back = Transform(rotationAngle: -.pi / 4)
    other.addSubview(view)
    view.transform = back
    #expect(close(view.convert(view.bounds, to: turned).size, view.bounds.size))
  }

  @Test("A7: the way between two views goes no higher than their common ancestor")
  func theWayIsShort() {
    let stage = Stage(size: Size(width: 300, height: 300))
    let collapsed = View(frame: Rect(x: 50, y: 50, width: 100, height: 80))
    let left = View(frame: Rect(x: 10, y: 20, width: 30, height: 30))
    let right = View(frame: Rect(x: 60, y: 0, width: 30, height: 30))
    stage.window.addSubview(collapsed)
    collapsed.addSubview(left)
    collapsed.addSubview(right)
    // The transform of the common ancestor has no inverse.
    collapsed.transform = Transform(scaleX: 0, y: 0)
    #expect(left.convert(Point(x: 1, y: 2), to: right) == Point(x: -49, y: 22))
    #expect(left.convert(Point(x: 1, y: 2), from: right) == Point(x: 51, y: -18))
    #expect(left.convert(left.bounds, to: right) == Rect(x: -50, y: 20, width: 30, height: 30))
    #expect(left.convert(Point(x: 1, y: 2), to: collapsed) == Point(x: 11, y: 22))
    #expect(collapsed.convert(left.bounds, from: left) == left.frame)
  }

  @Test("A7: a touch tells its place in any view, transforms undone")
  func touchesReportTheirLocation() {
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

/// A view that counts its layouts.
private final class LayoutCounter: View {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}
