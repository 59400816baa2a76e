import Testing
import WindowResponder

@Suite("Paths") struct PathTests {
  @Test("contain what filling them covers")
  func contains() {
    let circle = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.contains(Point(x: 10, y: 10)))
    #expect(circle.contains(Point(x: 10, y: 0.1)))
    #expect(!circle.contains(Point(x: 1, y: 1)))
    #expect(!circle.contains(Point(x: .nan, y: 1)))
    var open = Path()
    open.move(to: Point(x: 0, y: 0))
    open.addLine(to: Point(x: 10, y: 0))
    open.addLine(to: Point(x: 0, y: 10))
    #expect(open.contains(Point(x: 2, y: 2)))
    #expect(!open.contains(Point(x: 6, y: 6)))
    #expect(!Path().contains(.zero))
  }

  @Test("enclosed twice are a hole by the even-odd rule only")
  func fillRule() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(Point(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(Point(x: 5, y: 5)))
    #expect(path.contains(Point(x: 1, y: 1)))
  }

  @Test("have bounds that hug curves, not their control points")
  func bounds() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    #expect(abs(path.bounds.height - 6) < 1e-9)
    #expect(Path().bounds.isNull)
    let arc = Path(arcCenter: Point(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2)
    #expect(abs(arc.bounds.minX - 5) < 1e-9 && abs(arc.bounds.maxY - 10) < 1e-9)
  }

  @Test("run clockwise as it looks on the screen")
  func clockwise() {
    let lower = Path(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi)
    #expect(lower.bounds.maxY > 4.9 && lower.bounds.minY > -0.1)
    let upper = Path(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(upper.bounds.minY < -4.9 && upper.bounds.maxY < 0.1)
    let whole = Path(arcCenter: .zero, radius: 5, startAngle: 1, endAngle: 1 + 2 * .pi)
    #expect(whole.bounds.height > 9.99 && whole.bounds.width > 9.99)
  }

  @Test("moved by a transform keep their style")
  func applying() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.setLineDash([4, 2], phase: 1)
    let moved = path.applying(Transform(translationX: 5, y: 6))
    #expect(moved.bounds == Rect(x: 5, y: 6, width: 10, height: 10))
    #expect(moved.lineWidth == 3 && moved.lineDash == [4, 2] && moved.lineDashPhase == 1)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("take no dashes that cairo could not draw")
  func dashes() {
    var path = Path()
    path.setLineDash([1, -1])
    #expect(path.lineDash.isEmpty)
    path.setLineDash([0, 0])
    #expect(path.lineDash.isEmpty)
    path.setLineDash([.infinity])
    #expect(path.lineDash.isEmpty)
  }

  @Test("go on from the last point, and from the start after closing")
  func currentPoint() {
    var path = Path()
    path.addLine(to: Point(x: 1, y: 1))
    #expect(path.elements == [.move(to: Point(x: 1, y: 1))])
    path.addLine(to: Point(x: 5, y: 1))
    path.addQuadCurve(to: Point(x: 5, y: 5), control: Point(x: 9, y: 3))
    path.close()
    #expect(path.currentPoint == Point(x: 1, y: 1))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test("of a rounded rectangle have no corner larger than half a side")
  func roundedRect() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(Point(x: 0.5, y: 0.5)))
    #expect(path.contains(Point(x: 5, y: 0.5)))
    let some = Path(
      roundedRect: Rect(x: 0, y: 0, width: 20, height: 20), corners: [.topLeft], cornerRadius: 8)
    #expect(!some.contains(Point(x: 1, y: 1)))
    #expect(some.contains(Point(x: 19, y: 1)))
    #expect(some.contains(Point(x: 1, y: 19)))
  }
}
