import ResponderTestKit
import Testing
import UIKit

/// A layer with overrides of paths.
private final class CountingLayer: CAShapeLayer {
  var count = 0
  @_disfavoredOverload override var path: Path? { didSet { count += 1 } }
  @_disfavoredOverload override var shadowPath: Path? { didSet { count += 1 } }
}

@MainActor struct PathClassTests {
  /// Returns a triangle, as a function of an application that builds a path returns it.
  private func triangle() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 40))
    path.closeSubpath()
    return path
  }

  @Test("A mutable path is a path, and layers keep what it was when it was set")
  func mutable() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 20))
    let layer = CAShapeLayer()
    layer.path = path
    layer.shadowPath = path
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    let value = layer.value(forKeyPath: "path") as? CGPath
    #expect(value == layer.path && value != nil)
    layer.setValue(triangle(), forKey: "path")
    #expect(layer.path == triangle())
    layer.path = nil
    #expect(layer.path == nil)
    #expect(UIBezierPath(cgPath: path).cgPath == path.copy())
    let copy = try #require(triangle().mutableCopy())
    copy.addPath(path)
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(triangle().boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test("Copies are transformed, and no copy changes with the original")
  func copies() throws {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let moved = try #require(triangle().copy(using: &move))
    #expect(moved.boundingBox == CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(triangle().copy(using: nil) == triangle())
    let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: &move)
    #expect(ellipse.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 8, height: 8))
    let stroke = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).copy(
      strokingWidth: 2)
    #expect(stroke.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
  }

  @Test("The measures of a path")
  func measures() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    #expect(triangle().contains(CGPoint(x: 5, y: 5)) && !triangle().contains(CGPoint(x: 39, y: 39)))
    var box = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&box))
    #expect(box == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!triangle().isRect(nil))
  }

  @Test("A path is a rectangle in every order of corners, closed or not")
  func rectangles() {
    let corners = [
      CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9), CGPoint(x: 1, y: 9), CGPoint(x: 1, y: 2),
    ]
    func path(_ points: [CGPoint], closes: Bool) -> CGMutablePath {
      let path = CGMutablePath()
      path.addLines(between: points)
      if closes { path.closeSubpath() }
      return path
    }
    for first in 0..<4 {
      let turned = Array(corners[first...] + corners[..<first])
      for points in [turned, turned.reversed(), turned + [turned[0]]] {
        for closes in [false, true] {
          var box = CGRect.zero
          #expect(path(points, closes: closes).isRect(&box), "\(points)")
          #expect(box == CGRect(x: 1, y: 2, width: 4, height: 7))
        }
      }
    }
    #expect(!path(Array(corners[..<3]), closes: true).isRect(nil))
    #expect(!path(corners + [corners[1]], closes: true).isRect(nil))
    #expect(!path([corners[0], corners[2], corners[1], corners[3]], closes: true).isRect(nil))
    let back = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 3, y: 0)]
    #expect(!path(back, closes: true).isRect(nil))
    let two = path(corners, closes: true)
    two.addRect(CGRect(x: 20, y: 20, width: 4, height: 4))
    #expect(!two.isRect(nil) && !CGMutablePath().isRect(nil))
    #expect(!CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil).isRect(nil))
  }

  @Test("An override of a path in a layer has the library's type")
  func overrides() {
    let layer = CountingLayer()
    layer.path = triangle()
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.path = nil
    #expect(layer.count == 3 && layer.path == nil && layer.shadowPath != nil)
  }

  @Test("The segments of a path are passed to a closure")
  func segments() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0].x)
      case .addCurveToPoint: ends += (0..<3).map { element.pointee.points[$0].x }
      default: break
      }
    }
    #expect(types == [.moveToPoint, .addCurveToPoint, .addLineToPoint, .closeSubpath])
    #expect(ends == [1, 3, 5, 7, 9])
  }

  @Test("Animations lead to a path, and a layer follows one")
  func animations() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    stage.window.layer.addSublayer(layer)
    stage.render()
    let grow = CABasicAnimation(keyPath: "path")
    let target = CGMutablePath()
    target.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
    grow.toValue = target
    grow.duration = 1
    layer.add(grow, forKey: "grow")
    let follow = CAKeyframeAnimation(keyPath: "position")
    let way = CGMutablePath()
    way.move(to: .zero)
    way.addLine(to: CGPoint(x: 80, y: 0))
    follow.path = way
    follow.duration = 1
    layer.add(follow, forKey: "follow")
    stage.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(abs((shown.path?.boundingBox.width ?? 0) - 30) < 2)
    #expect(abs(shown.position.x - 40) < 3)
  }

  @Test("A context adds a path to its own, and a view has an outline for assistive technologies")
  func contexts() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { renderer in
      renderer.cgContext.addPath(triangle())
      #expect(renderer.cgContext.path == triangle())
      renderer.cgContext.setFillColor(UIColor.red.cgColor)
      renderer.cgContext.fillPath()
    }
    #expect(image.pixel(x: 5, y: 5) == .red && image.pixel(x: 45, y: 45) == .clear)
    let view = UIView()
    view.accessibilityPath = UIBezierPath(cgPath: triangle())
    #expect(view.accessibilityPath?.cgPath == triangle())
  }
}

extension CGPath {
  /// Returns the area of a stroke with square corners.
  fileprivate func copy(strokingWidth width: CGFloat) -> CGPath {
    copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  }
}
