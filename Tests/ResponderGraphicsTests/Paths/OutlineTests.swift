import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Paths made from paths") struct OutlineTests {
  private var line: Path {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 30, y: 10))
    return path
  }

  @Test("The outline of a line holds the points that the line would cover")
  func strokedLine() {
    let butt = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.bounds == Rect(x: 10, y: 8, width: 20, height: 4))
    #expect(butt.contains(Point(x: 20, y: 11)))
    #expect(!butt.contains(Point(x: 20, y: 13)))
    let square = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.bounds == Rect(x: 8, y: 8, width: 24, height: 4))
    let round = line.copy(
      strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(round.contains(Point(x: 8.5, y: 10)))
    #expect(!round.contains(Point(x: 8.5, y: 11.9)))
  }

  @Test("A pointed corner reaches as far as its limit lets it")
  func corners() {
    var path = Path()
    path.addLines(between: [Point(x: 0, y: 20), Point(x: 20, y: 20), Point(x: 20, y: 0)])
    func outline(_ join: LineJoin, _ limit: Double = 10) -> Path {
      path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    let tip = Point(x: 21.9, y: 21.9)
    #expect(outline(.miter).contains(tip))
    #expect(!outline(.miter, 1.2).contains(tip))
    #expect(!outline(.bevel).contains(tip))
    #expect(!outline(.round).contains(tip))
    #expect(outline(.round).contains(Point(x: 21.3, y: 21.3)))
  }

  @Test("Dashes become lines of their own, a phase into the pattern")
  func dashes() {
    let dashed = line.copy(dashingWithPhase: 2, lengths: [6, 4])
    #expect(
      dashed.elements == [
        .move(to: Point(x: 10, y: 10)), .line(to: Point(x: 14, y: 10)),
        .move(to: Point(x: 18, y: 10)), .line(to: Point(x: 24, y: 10)),
        .move(to: Point(x: 28, y: 10)), .line(to: Point(x: 30, y: 10)),
      ])
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test("A part of a path's length")
  func trimmed() {
    let half = line.trimmed(from: 0.25, to: 0.75)
    #expect(half.bounds == Rect(x: 15, y: 10, width: 10, height: 0))
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmed(from: 0, to: 0.5).currentPoint == Point(x: 10, y: 10))
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: 0.7, to: 0.2).isEmpty)
  }

  @Test("A path the other way round has the same points from its end to its beginning")
  func reversed() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 10, y: 0), controlPoint1: Point(x: 1, y: 5), controlPoint2: Point(x: 9, y: 6))
    path.addLine(to: Point(x: 20, y: 0))
    let back = path.reversing()
    #expect(
      back.elements == [
        .move(to: Point(x: 20, y: 0)), .line(to: Point(x: 10, y: 0)),
        .curve(to: .zero, control1: Point(x: 9, y: 6), control2: Point(x: 1, y: 5)),
      ])
    #expect(back.reversing() == path)
    let ring = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(ring.reversing().contains(Point(x: 2, y: 2)))
    var both = Path(rect: Rect(x: -2, y: -2, width: 8, height: 8))
    both.append(ring.reversing())
    #expect(!both.contains(Point(x: 2, y: 2)))
  }

  @Test("The box of all points is larger than the box of the lines where curves bend")
  func boxes() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 10, y: 0), controlPoint: Point(x: 5, y: 10))
    #expect(path.boundingBoxOfPath == Rect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.boundingBox.maxY > 6)
    let tall = Path(
      roundedRect: Rect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: Size(width: 20, height: 5))
    #expect(!tall.contains(Point(x: 1, y: 1)))
    #expect(tall.contains(Point(x: 39, y: 1)))
    #expect(tall.contains(Point(x: 1, y: 7)))
  }
}
