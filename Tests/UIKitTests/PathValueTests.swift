import Testing
import UIKit

@Suite("Values of paths, as Apple documents them") struct PathValueTests {
  @Test("A line or a curve on an empty path does nothing")
  func emptyPath() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 1, y: 2))
    path.removeAllPoints()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.isEmpty)
  }

  @Test("The bounds of a path contain its control points")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.cgPath.boundingBox == path.bounds)
    #expect(abs(path.cgPath.boundingBoxOfPath.height - 50) < 1e-9)
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
      controlPoint2: CGPoint(x: 10, y: 8))
    #expect(curve.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
    let frame = CGRect(x: 0.1, y: 0.2, width: 30.3, height: 20.7)
    #expect(UIBezierPath(rect: frame).bounds == frame)
    #expect(UIBezierPath(roundedRect: frame, cornerRadius: 5).bounds == frame)
    #expect(abs(UIBezierPath(ovalIn: frame).bounds.width - frame.width) < 1e-9)
  }

  @Test("A point in an open subpath is not in the path")
  func openSubpath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    path.close()
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 22, y: 2)))
    path.addLine(to: CGPoint(x: 20, y: 0))
    #expect(path.contains(CGPoint(x: 22, y: 2)))
    path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test("A quadratic curve is passed as one, and a cubic curve as a cubic curve")
  func quadraticCurve() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 8, y: 9), control: CGPoint(x: 4, y: -3))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 7, y: 0), control2: CGPoint(x: 3, y: 0))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      guard element.pointee.type == .addQuadCurveToPoint else { return }
      points = [element.pointee.points[0], element.pointee.points[1]]
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 4, y: -3), CGPoint(x: 8, y: 9)])
  }

  @Test("A copy of a path has its flatness")
  func flatness() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.flatness = 2
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.flatness == 2)
  }
}
