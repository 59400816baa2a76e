import Testing
import UIKit

struct BezierPathTests {
  @Test("A path is a reference: what one holder adds the other has")
  func reference() throws {
    let path = UIBezierPath()
    let other = path
    other.move(to: CGPoint(x: 1, y: 2))
    other.addLine(to: CGPoint(x: 11, y: 2))
    #expect(path.currentPoint == CGPoint(x: 11, y: 2))
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 50, y: 50))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 10, height: 0))
  }

  @Test("An arc goes on from the current point with a straight line")
  func arc() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(path.cgPath.value.elements.count == 3)
    #expect(path.cgPath.value.elements[1] == .line(to: CGPoint(x: 60, y: 50)))
    #expect(path.currentPoint.distance(to: CGPoint(x: 50, y: 60)) < 1e-9)
    let alone = UIBezierPath(
      arcCenter: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(alone.contains(CGPoint(x: 0, y: 4)))
    #expect(!alone.contains(CGPoint(x: 4, y: 4)))
  }

  @Test("Setting the steps keeps the line's style")
  func steps() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.cgPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    #expect(path.lineWidth == 3)
    #expect(path.lineCapStyle == .round)
    #expect(path.bounds.width == 10)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
  }

  @Test("A path with the segments of another one has the default line style")
  func style() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    let other = UIBezierPath(cgPath: path.cgPath)
    #expect(other.lineWidth == 1 && !other.usesEvenOddFillRule)
    #expect(other.cgPath == path.cgPath)
  }

  @Test("Reversing draws each line from its end")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 3),
      controlPoint2: CGPoint(x: 12, y: 7))
    path.close()
    #expect(
      path.reversing().cgPath.value.elements == [
        .move(to: CGPoint(x: 10, y: 10)),
        .curve(
          to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 12, y: 7),
          control2: CGPoint(x: 12, y: 3)),
        .line(to: .zero), .close,
      ])
  }

  @Test("A transform moves every point of the path itself")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.apply(CGAffineTransform(translationX: 3, y: 5))
    #expect(path.bounds == CGRect(x: 3, y: 5, width: 4, height: 4))
  }

  @Test("A mutable path is a reference, and its arcs turn as Core Graphics has them")
  func mutablePath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.currentPoint.distance(to: CGPoint(x: 0, y: 10)) < 1e-9)
    #expect(path.boundingBoxOfPath.width < 10.001)
    #expect(UIBezierPath(cgPath: path).cgPath == path.copy())
  }
}
