import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Shapes on pixels") @MainActor struct ShapeTests {
  private let rect = Rect(x: 5, y: 6, width: 20, height: 10)

  @Test("a rectangle covers its pixels and no other", arguments: [1.0, 1.5, 2])
  func fill(scale: Double) {
    let image = drawing(scale: scale) { $0.fill(rect, color: .red) }
    let box = Rect(
      x: (5 * scale).rounded(), y: 6 * scale, width: (25 * scale).rounded() - (5 * scale).rounded(),
      height: 10 * scale)
    #expect(image.box(otherThan: .white) == box)
    #expect(image.count(otherThan: .white) == Int(box.width * box.height))
    #expect(image.pixel(x: Int(box.midX), y: Int(box.midY)) == .red)
  }

  @Test(
    "a colour with another one over it is what two fills draw",
    arguments: [Color.red, Color.red.withAlphaComponent(0.4)], [1.0, 0.7])
  func fillUnder(color: Color, alpha: Double) {
    let rect = Rect(x: 5.3, y: 6, width: 20, height: 10)
    for top in [Color.black.withAlphaComponent(0.045), .blue, .clear] {
      let once = drawing {
        $0.setAlpha(alpha)
        $0.fill(rect, color: color, under: top)
      }
      let twice = drawing {
        $0.setAlpha(alpha)
        $0.fill(rect, color: color)
        $0.fill(rect, color: top)
      }
      #expect(once.hasSamePixels(as: twice, tolerance: 0))
      #expect(once.count(otherThan: .white) > 0)
    }
  }

  @Test(
    "a rounded rectangle with another color over it is what two fills draw",
    arguments: [
      Rect(x: 5.3, y: 6, width: 21, height: 10), Rect(x: 4, y: 3, width: 7, height: 30),
      Rect(x: -6, y: 30, width: 52, height: 20), Rect(x: 8, y: 8, width: 30, height: 5),
    ], [1.0, 5, 9.5])
  func fillRoundedUnder(rect: Rect, radius: Double) {
    for color in [Color.red, Color.red.withAlphaComponent(0.4)] {
      for top in [Color.black.withAlphaComponent(0.28), .blue, .clear] {
        for clip in [
          Rect(x: 0, y: 0, width: 40, height: 40), Rect(x: 7, y: 9, width: 3, height: 30),
        ] {
          let once = drawing {
            $0.clip(to: clip)
            $0.fillRoundedRect(rect, cornerRadius: radius, color: color, under: top)
          }
          let twice = drawing {
            $0.clip(to: clip)
            $0.fillRoundedRect(rect, cornerRadius: radius, color: color)
            $0.fillRoundedRect(rect, cornerRadius: radius, color: top)
          }
          #expect(once.hasSamePixels(as: twice, tolerance: 0))
          #expect(once.count(otherThan: .white) > 0 || !rect.intersects(clip))
        }
      }
    }
  }

  @Test("a hairline is one crisp pixel wherever it lies", arguments: [0.0, 0.3, 0.5, 0.9])
  func hairline(offset: Double) {
    let image = drawing {
      $0.fill(Rect(x: 0, y: 10 + offset, width: 40, height: 0.5), color: .black)
    }
    #expect(image.box(otherThan: .white).height == 1)
    #expect(image.pixel(x: 20, y: Int(image.box(otherThan: .white).minY)) == .black)
  }

  @Test("an opacity mixes with what lies beneath")
  func alpha() {
    let image = drawing { context in
      context.setAlpha(0.5)
      context.fill(rect, color: Color.black.withAlphaComponent(0.5))
    }
    #expect(image.pixel(x: 10, y: 10).isNear(Color(white: 0.75)))
  }

  @Test("a rounded rectangle looks as cairo draws it", arguments: [3.0, 5, 10.5])
  func roundedRect(radius: Double) {
    let rect = Rect(x: 4, y: 4, width: 30, height: 21)
    let direct = drawing { $0.fillRoundedRect(rect, cornerRadius: radius, color: .blue) }
    let exact = drawing { context in
      var path = Path(roundedRect: rect, cornerRadius: radius)
      path.addRect(Rect(x: -10, y: -10, width: 1, height: 1))
      context.fill(path, color: .blue)
    }
    #expect(direct.hasSamePixels(as: exact, tolerance: 24))
    #expect(direct.pixel(x: 4, y: 4).isNear(.white, tolerance: 0.6))
    #expect(direct.pixel(x: 19, y: 4) == .blue)
  }

  @Test("a knob is the same wherever it stands", arguments: [0.0, 0.2, 0.5, 0.7])
  func knob(offset: Double) {
    let knob = Rect(x: 3, y: 3, width: 27, height: 27)
    let here = drawing(width: 60) {
      $0.fillRoundedRect(knob, cornerRadius: 13.5, color: .black)
    }
    let there = drawing(width: 60) {
      $0.fillRoundedRect(knob.offsetBy(dx: 20 + offset, dy: 0), cornerRadius: 13.5, color: .black)
    }
    let shift = offset >= 0.5 ? 21 : 20
    for y in 0..<40 {
      for x in 0..<31 { #expect(here.pixel(x: x, y: y) == there.pixel(x: x + shift, y: y)) }
    }
  }

  @Test("a narrow round shape is symmetric and full in its middle", arguments: [3.0, 4, 7, 8])
  func narrow(side: Double) {
    let image = drawing(width: side, height: side, on: nil) {
      $0.fillRoundedRect(
        Rect(x: 0, y: 0, width: side, height: side), cornerRadius: side, color: .black)
    }
    let last = Int(side) - 1
    for y in 0...last {
      for x in 0...last {
        let alpha = image.pixel(x: x, y: y).alpha
        #expect(alpha == image.pixel(x: last - x, y: y).alpha)
        #expect(alpha == image.pixel(x: y, y: x).alpha)
      }
    }
    #expect(image.pixel(x: last / 2, y: last / 2).alpha == 1)
    #expect(image.pixel(x: 0, y: 0).alpha < 0.6)
  }

  @Test("a border lies inside its rectangle and leaves the middle alone", arguments: [0.0, 6])
  func border(radius: Double) {
    let image = drawing { context in
      context.strokeRoundedRect(rect, cornerRadius: radius, color: .black, width: 2)
    }
    #expect(image.box(otherThan: .white) == rect)
    #expect(image.pixel(x: 15, y: 6) == .black)
    #expect(image.pixel(x: 15, y: 7) == .black)
    #expect(image.pixel(x: 15, y: 8) == .white)
    #expect(image.pixel(x: 5, y: 11).isNear(.black, tolerance: 0.05))
    #expect(image.pixel(x: 24, y: 11).isNear(.black, tolerance: 0.05))
    #expect(image.pixel(x: 8, y: 11) == .white)
  }

  @Test("a border as wide as its rectangle fills it")
  func wideBorder() {
    let image = drawing {
      $0.strokeRoundedRect(rect, cornerRadius: 0, color: .black, width: 50)
    }
    #expect(image.count(otherThan: .white) == 200)
  }

  @Test("only what the clip lets through is drawn")
  func clip() {
    let image = drawing { context in
      context.saveState()
      context.clip(to: Rect(x: 10, y: 0, width: 5, height: 40))
      context.clip(to: Rect(x: 0, y: 8, width: 40, height: 4))
      #expect(context.clipBounds == Rect(x: 10, y: 8, width: 5, height: 4))
      context.fillRoundedRect(rect, cornerRadius: 4, color: .red)
      context.strokeRoundedRect(rect, cornerRadius: 4, color: .red, width: 1)
      context.restoreState()
      context.fill(Rect(x: 0, y: 39, width: 1, height: 1), color: .blue)
    }
    #expect(image.count(otherThan: .white) == 21)
    #expect(image.pixel(x: 10, y: 8) == .red && image.pixel(x: 14, y: 11) == .red)
    #expect(image.pixel(x: 0, y: 39) == .blue)
  }

  @Test("a round clip cuts the corners of everything drawn in it")
  func roundClip() {
    let image = drawing { context in
      context.clip(to: rect, cornerRadius: 5)
      context.fill(Rect(x: 0, y: 0, width: 40, height: 40), color: .red)
    }
    let exact = drawing { $0.fillRoundedRect(rect, cornerRadius: 5, color: .red) }
    #expect(image.hasSamePixels(as: exact, tolerance: 12))
  }

  @Test("a clip of a path holds until the state is restored")
  func pathClip() {
    let image = drawing { context in
      context.saveState()
      var triangle = Path()
      triangle.move(to: .zero)
      triangle.addLine(to: Point(x: 40, y: 0))
      triangle.addLine(to: Point(x: 0, y: 40))
      context.clip(to: triangle)
      context.fill(Rect(x: 0, y: 0, width: 40, height: 40), color: .red)
      context.restoreState()
      context.fill(Rect(x: 38, y: 38, width: 2, height: 2), color: .blue)
    }
    #expect(image.pixel(x: 5, y: 5) == .red)
    #expect(image.pixel(x: 30, y: 30) == .white)
    #expect(image.pixel(x: 39, y: 39) == .blue)
  }

  @Test("transforms add up, and a turned rectangle is drawn by its edges")
  func transforms() {
    let image = drawing { context in
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(Rect(x: 1, y: 1, width: 3, height: 3), color: .red)
      context.rotate(by: .pi / 2)
      context.fill(Rect(x: 6, y: -10, width: 4, height: 2), color: .blue)
      #expect(context.currentTransform.applying(to: Point(x: 6, y: -10)) == Point(x: 30, y: 17))
    }
    #expect(image.pixel(x: 12, y: 7) == .red && image.pixel(x: 17, y: 12) == .red)
    #expect(image.pixel(x: 18, y: 13) == .white)
    #expect(image.pixel(x: 29, y: 18) == .blue && image.pixel(x: 26, y: 24) == .blue)
    #expect(image.pixel(x: 25, y: 18) == .white)
  }

  @Test("a transform that flattens everything draws nothing, and harms nothing after it")
  func flattening() {
    let image = drawing { context in
      context.saveState()
      context.scaleBy(x: 0, y: 0)
      context.fill(Path(ovalIn: rect), color: .red)
      context.fill(rect, color: .red)
      context.concatenate(Transform(a: .nan))
      context.fill(Path(ovalIn: rect), color: .red)
      context.stroke(Path(ovalIn: rect))
      context.draw(TextLayout("x", font: .systemFont(ofSize: 9)), at: .zero, color: .red)
      context.restoreState()
      context.fill(Path(ovalIn: rect), color: .blue)
    }
    #expect(image.pixel(x: 15, y: 11) == .blue)
    #expect(image.pixel(x: 0, y: 0) == .white)
  }

  @Test("numbers that are no numbers or huge do not trap")
  func brokenNumbers() {
    let image = drawing { context in
      for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9] {
        let broken = Rect(x: value, y: 0, width: value, height: value)
        for shape in [broken, rect] {
          context.fill(shape, color: .blue)
          context.fillRoundedRect(shape, cornerRadius: value, color: .blue)
          context.strokeRoundedRect(shape, cornerRadius: value, color: .blue, width: value)
          context.fill(Path(roundedRect: shape, cornerRadius: value), color: .blue)
          context.fill(Path(ovalIn: shape), color: .blue)
          context.drawShadow(of: shape, cornerRadius: value, color: .blue, radius: 3)
          context.fill(shape, withVertical: Gradient(colors: [.red, .blue]))
          context.draw(TextLayout("x", font: .systemFont(ofSize: 9)), at: shape.origin)
          context.saveState()
          context.clip(to: shape)
          context.clip(to: shape, cornerRadius: value)
          context.fill(Path(ovalIn: rect), color: .blue)
          context.restoreState()
        }
        context.drawShadow(of: rect, color: Color(white: 0, alpha: 0.1), radius: value)
        context.drawShadow(
          of: rect, color: .blue, offset: Vector(dx: value, dy: value), radius: 3)
        context.saveState()
        context.translateBy(x: value, y: value)
        context.fill(rect, color: .blue)
        context.fillRoundedRect(rect, cornerRadius: 3, color: .blue)
        context.fill(Path(ovalIn: rect), color: .blue)
        context.draw(TextLayout("x", font: .systemFont(ofSize: 9)), at: .zero)
        context.restoreState()
      }
      context.fill(rect, color: .red)
      context.fill(Path(ovalIn: Rect(x: 30, y: 30, width: 8, height: 8)), color: .red)
    }
    #expect(image.pixel(x: 10, y: 10) == .red)
    #expect(image.pixel(x: 34, y: 34) == .red)
  }

  @Test("a line has the width, caps and dashes of its path")
  func stroke() {
    var line = Path()
    line.move(to: Point(x: 10, y: 20))
    line.addLine(to: Point(x: 30, y: 20))
    line.lineWidth = 4
    let butt = drawing { $0.stroke(line, color: .black) }
    #expect(butt.box(otherThan: .white) == Rect(x: 10, y: 18, width: 20, height: 4))
    line.lineCapStyle = .square
    let square = drawing { $0.stroke(line, color: .black) }
    #expect(square.box(otherThan: .white) == Rect(x: 8, y: 18, width: 24, height: 4))
    line.lineCapStyle = .butt
    line.setLineDash([5, 5])
    let dashed = drawing { $0.stroke(line, color: .black) }
    #expect(dashed.pixel(x: 12, y: 20) == .black && dashed.pixel(x: 17, y: 20) == .white)
  }

  @Test("clearing takes away even opacity")
  func clear() {
    let image = drawing { $0.clear(rect) }
    #expect(image.pixel(x: 10, y: 10) == .clear)
    #expect(image.pixel(x: 4, y: 10) == .white)
  }

  @Test("blend modes do what they say")
  func blendModes() {
    func blended(_ mode: BlendMode) -> Color {
      drawing(on: Color(red: 1, green: 0.5, blue: 0)) { context in
        context.setBlendMode(mode)
        context.fill(rect, color: Color(red: 0.5, green: 0.5, blue: 0.5))
      }.pixel(x: 10, y: 10)
    }
    #expect(blended(.normal).isNear(.gray))
    #expect(blended(.multiply).isNear(Color(red: 0.5, green: 0.25, blue: 0)))
    #expect(blended(.plusLighter).isNear(Color(red: 1, green: 1, blue: 0.5)))
    #expect(blended(.darken).isNear(Color(red: 0.5, green: 0.5, blue: 0)))
    #expect(blended(.destinationOut) == .clear)
    #expect(blended(.clear) == .clear)
  }
}

extension Transform {
  fileprivate func applying(to point: Point) -> Point {
    let moved = point.applying(self)
    return Point(x: (moved.x * 1e6).rounded() / 1e6, y: (moved.y * 1e6).rounded() / 1e6)
  }
}
