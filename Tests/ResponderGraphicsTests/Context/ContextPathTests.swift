import ResponderGeometry
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("A context's own path") @MainActor struct ContextPathTests {
  @Test("A path is filled, and forgotten then")
  func fillingForgets() {
    let image = drawing { context in
      context.setFillColor(.red)
      context.addRect(Rect(x: 10, y: 10, width: 10, height: 10))
      #expect(!context.isPathEmpty)
      context.fillPath()
      #expect(context.isPathEmpty)
      context.setFillColor(.blue)
      context.fillPath()
    }
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 10, height: 10))
    #expect(image.pixel(x: 12, y: 12).isNear(.red))
  }

  @Test("What is added before a transform stays where it is")
  func transformWhileBuilding() {
    let image = drawing { context in
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.addRect(Rect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.addRect(Rect(x: 30, y: 30, width: 2, height: 2))
      context.setFillColor(gray: 0, alpha: 1)
      context.fillPath()
    }
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 22, height: 22))
    #expect(image.pixel(x: 19, y: 19).isNear(.black))
    #expect(image.pixel(x: 21, y: 21).isNear(.white))
  }

  @Test("Even and odd: what is enclosed twice is outside")
  func evenOdd() {
    func picture(_ mode: PathDrawingMode) -> Image {
      drawing { context in
        context.addRect(Rect(x: 0, y: 0, width: 30, height: 30))
        context.addRect(Rect(x: 10, y: 10, width: 10, height: 10))
        context.drawPath(using: mode)
      }
    }
    #expect(picture(.fill).pixel(x: 15, y: 15).isNear(.black))
    #expect(picture(.eoFill).pixel(x: 15, y: 15).isNear(.white))
    #expect(picture(.eoFill).pixel(x: 5, y: 5).isNear(.black))
  }

  @Test("A line has the context's width, cap and dashes")
  func lineStyle() {
    let image = drawing { context in
      context.setLineWidth(4)
      context.setLineCap(.square)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.move(to: Point(x: 10, y: 20))
      context.addLine(to: Point(x: 20, y: 20))
      context.strokePath()
    }
    #expect(image.box(otherThan: .white) == Rect(x: 8, y: 18, width: 14, height: 4))
    let dashed = drawing { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [4, 4])
      context.strokeLineSegments(between: [Point(x: 0, y: 10), Point(x: 40, y: 10)])
    }
    #expect(dashed.pixel(x: 2, y: 10).isNear(.black))
    #expect(dashed.pixel(x: 6, y: 10).isNear(.white))
    #expect(dashed.pixel(x: 10, y: 10).isNear(.black))
  }

  @Test("A state that is restored has its own line style again")
  func styleIsState() {
    let image = drawing { context in
      context.saveGState()
      context.setLineDash(phase: 0, lengths: [1, 30])
      context.restoreGState()
      context.setLineWidth(2)
      context.strokeLineSegments(between: [Point(x: 0, y: 10), Point(x: 40, y: 10)])
    }
    #expect(image.pixel(x: 20, y: 10).isNear(.black))
  }

  @Test(
    "An arc's clockwise is that of an axis that points up: on the screen it is counterclockwise")
  func arcDirection() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.minY < -9.9 && path.bounds.maxY < 0.1)
    var bezier = Path()
    bezier.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(bezier.bounds.maxY > 9.9 && bezier.bounds.minY > -0.1)
  }

  @Test("An arc between two lines touches both")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: Point(x: 20, y: 0), tangent2End: Point(x: 20, y: 20), radius: 5)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    #expect(path.contains(Point(x: 18, y: 1.5)))
    #expect(!path.contains(Point(x: 19.5, y: 0.5)))
    var flat = Path()
    flat.move(to: .zero)
    flat.addArc(tangent1End: Point(x: 20, y: 0), tangent2End: Point(x: 40, y: 0), radius: 5)
    #expect(flat.currentPoint == Point(x: 20, y: 0))
  }

  @Test("Clips of paths and rectangles")
  func clips() {
    let image = drawing { context in
      context.addEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
      context.clip()
      context.clip(to: [
        Rect(x: 0, y: 0, width: 20, height: 40), Rect(x: 30, y: 0, width: 10, height: 40),
      ])
      context.fill(Rect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image.pixel(x: 1, y: 1).isNear(.white))
    #expect(image.pixel(x: 10, y: 20).isNear(.black))
    #expect(image.pixel(x: 25, y: 20).isNear(.white))
    #expect(image.pixel(x: 35, y: 20).isNear(.black))
  }

  @Test("A mask of an image cuts off what is drawn until the state is restored")
  func imageMask() {
    let mask = drawing(width: 10, height: 10, on: nil) { context in
      context.fill(Rect(x: 0, y: 0, width: 5, height: 10))
    }
    let image = drawing { context in
      context.saveGState()
      context.clip(to: Rect(x: 10, y: 10, width: 20, height: 20), mask: mask)
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.setFillColor(.blue)
      context.fill(Rect(x: 35, y: 35, width: 5, height: 5))
    }
    #expect(image.pixel(x: 12, y: 15).isNear(.red))
    #expect(image.pixel(x: 25, y: 15).isNear(.white))
    #expect(image.pixel(x: 12, y: 35).isNear(.white))
    #expect(image.pixel(x: 37, y: 37).isNear(.blue))
  }
}
