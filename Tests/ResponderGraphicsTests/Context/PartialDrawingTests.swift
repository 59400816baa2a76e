import ResponderGeometry
import ResponderPixels
import SeededRandom
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// Tests that each pixel is the same whether the whole drawing is drawn or only a part with that pixel.
@Suite("Drawing in part") @MainActor struct PartialDrawingTests {
  private static let size = (width: 120, height: 90)

  /// Returns a canvas with a random color in every pixel.
  private func makeCanvas() throws -> Canvas {
    let canvas = try #require(Canvas(width: Self.size.width, height: Self.size.height))
    var generator = SeededGenerator(seed: 3)
    for index in 0..<canvas.width * canvas.height {
      canvas.base[index] = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
    }
    return canvas
  }

  /// Returns one to four rectangles that do not overlap.
  private func randomParts(_ generator: inout SeededGenerator) -> [PixelRect] {
    var parts: [PixelRect] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let x = Int.random(in: 0..<Self.size.width - 1, using: &generator)
      let y = Int.random(in: 0..<Self.size.height - 1, using: &generator)
      let part = PixelRect(
        minX: x, minY: y,
        maxX: min(Self.size.width, x + Int.random(in: 1..<60, using: &generator)),
        maxY: min(Self.size.height, y + Int.random(in: 1..<50, using: &generator)))
      if !parts.contains(where: { $0.intersects(part) }) { parts.append(part) }
    }
    return parts
  }

  /// Draws a whole drawing, and then random parts of it repeatedly. Expects that the pixels in the parts are
  /// the same, and that no pixel outside of them changes.
  private func expectSame(
    scale: Double = 1, sourceLocation: SourceLocation = #_sourceLocation,
    _ actions: (GraphicsContext) -> Void
  ) throws {
    let before = try makeCanvas()
    let whole = try makeCanvas()
    actions(GraphicsContext(canvas: whole, scale: scale))
    var generator = SeededGenerator(seed: 17)
    var largest = 0
    var wrong = 0
    for round in 0..<sampleSize(60) {
      let parts = randomParts(&generator)
      let drawn = try makeCanvas()
      let context = GraphicsContext(canvas: drawn, scale: scale)
      context.saveState()
      // A single part is also tested as a plain clip.
      if parts.count == 1, round.isMultiple(of: 2) {
        context.clip(toPixels: parts[0])
      } else {
        context.clip(toParts: parts)
      }
      actions(context)
      context.restoreState()
      for y in 0..<drawn.height {
        for x in 0..<drawn.width {
          let isInside = parts.contains {
            $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY
          }
          let expected = (isInside ? whole : before).base[y * drawn.stride + x]
          let found = drawn.base[y * drawn.stride + x]
          if found == expected { continue }
          let difference = Self.difference(found, expected)
          largest = max(largest, difference)
          wrong += 1
        }
      }
    }
    #expect(
      wrong == 0, "\(wrong) pixels differ, by up to \(largest)", sourceLocation: sourceLocation)
  }

  /// Returns the largest difference between the components of two pixels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int((a >> $0) & 0xFF) - Int((b >> $0) & 0xFF)) }.max() ?? 0
  }

  private func star() -> Path {
    var path = Path()
    path.move(to: Point(x: 60, y: 4))
    path.addLine(to: Point(x: 95.3, y: 82.7))
    path.addLine(to: Point(x: 7.1, y: 30.9))
    path.addLine(to: Point(x: 113.4, y: 27.2))
    path.addLine(to: Point(x: 25.6, y: 85.5))
    path.close()
    return path
  }

  @Test("slanted edges")
  func slantedEdges() throws {
    try expectSame { $0.fill(star(), color: .red) }
    try expectSame { context in
      var path = star()
      path.usesEvenOddFillRule = true
      context.fill(path, color: Color(red: 0, green: 0, blue: 1, alpha: 0.4))
    }
  }

  @Test("slanted edges that reach beyond the canvas")
  func beyondTheCanvas() throws {
    for factor in [1.3, 2.5, 40] {
      try expectSame { context in
        context.translateBy(x: -20 * factor, y: -12 * factor)
        context.scaleBy(x: factor, y: factor)
        context.fill(star(), color: .red)
      }
    }
  }

  @Test("circles and curves", arguments: [1, 1.5, 2])
  func curves(scale: Double) throws {
    try expectSame(scale: scale) { $0.fillEllipse(in: Rect(x: 3.2, y: 5.1, width: 51, height: 37)) }
    try expectSame(scale: scale) { context in
      var path = Path()
      path.move(to: Point(x: 2, y: 40))
      path.addCurve(
        to: Point(x: 110, y: 30), control1: Point(x: 40, y: -60), control2: Point(x: 60, y: 140))
      path.close()
      context.fill(path, color: .purple)
    }
  }

  @Test("lines along paths", arguments: [1, 1.5])
  func strokes(scale: Double) throws {
    try expectSame(scale: scale) { $0.stroke(star(), color: .blue, width: 3.5) }
    try expectSame(scale: scale) { context in
      var path = star()
      path.lineJoinStyle = .round
      path.lineCapStyle = .round
      path.setLineDash([7, 4], phase: 2)
      context.stroke(path, color: .blue, width: 2)
    }
    try expectSame(scale: scale) { context in
      context.setLineWidth(5)
      context.strokeEllipse(in: Rect(x: 10.5, y: 8, width: 60, height: 44))
    }
  }

  @Test("rectangles that are turned, straight ones between pixels, and round corners")
  func rectangles() throws {
    try expectSame { context in
      context.rotate(by: 0.3)
      context.fill(Rect(x: 30, y: 5, width: 60, height: 30), color: .orange)
      context.fillRoundedRect(
        Rect(x: 40, y: 40, width: 50, height: 20), cornerRadius: 8, color: .green)
      context.strokeRoundedRect(
        Rect(x: 20, y: 20, width: 50, height: 40), cornerRadius: 8, color: .black, width: 3)
    }
    try expectSame(scale: 1.5) { context in
      context.fill(Rect(x: 3.3, y: 5.4, width: 30, height: 20.2), color: .orange)
      context.stroke(Rect(x: 10.3, y: 10.4, width: 30, height: 20.2), width: 1.3)
      context.fillRoundedRect(
        Rect(x: 10.7, y: 30.3, width: 50, height: 20), cornerRadius: 8, color: .green)
    }
  }

  @Test("every blend mode")
  func blendModes() throws {
    let modes: [BlendMode] = [
      .copy, .clear, .multiply, .screen, .overlay, .darken, .lighten, .sourceIn, .sourceAtop,
      .destinationOver, .destinationIn, .destinationOut, .plusLighter, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceOut, .destinationAtop, .xor,
    ]
    for mode in modes {
      try expectSame { context in
        context.setBlendMode(mode)
        context.fill(star(), color: Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.7))
        context.fill(Rect(x: 50, y: 30, width: 50, height: 40), color: .red)
      }
    }
  }

  @Test("gradients", arguments: [1, 1.5])
  func gradients(scale: Double) throws {
    let gradient = Gradient(colors: [.red, .yellow, Color(red: 0, green: 0, blue: 1, alpha: 0.3)])
    try expectSame(scale: scale) { context in
      context.fill(Rect(x: 5, y: 6, width: 60, height: 40), withVertical: gradient)
    }
    try expectSame(scale: scale) { context in
      context.fill(star(), with: gradient, from: Point(x: 10, y: 3), to: Point(x: 90, y: 70))
      context.rotate(by: 0.4)
      context.fill(
        Path(roundedRect: Rect(x: 30, y: 10, width: 50, height: 30), cornerRadius: 9),
        with: gradient, center: Point(x: 50, y: 20), endRadius: 33)
    }
  }

  private func picture() -> Image {
    drawing(width: 37, height: 29) { context in
      context.fill(Rect(x: 3, y: 3, width: 20, height: 9), color: .red)
      context.fillEllipse(in: Rect(x: 12, y: 7, width: 20, height: 20))
      context.stroke(Rect(x: 1.5, y: 1.5, width: 34, height: 26), width: 1)
    }
  }

  @Test("images in their own size and stretched", arguments: [1, 1.5, 2])
  func images(scale: Double) throws {
    let image = picture()
    try expectSame(scale: scale) { $0.draw(image, at: Point(x: 9, y: 4)) }
    try expectSame(scale: scale) {
      $0.draw(image, in: Rect(x: 5, y: 6, width: 91, height: 47))
    }
    try expectSame(scale: scale) {
      $0.draw(image, in: Rect(x: 5, y: 6, width: 17, height: 11))
    }
  }

  @Test("images that are turned")
  func turnedImages() throws {
    let image = picture()
    try expectSame { context in
      context.translateBy(x: 20, y: 3)
      context.rotate(by: 0.5)
      context.draw(image, in: Rect(x: 5, y: 6, width: 61, height: 47))
    }
  }

  @Test("text small and large, and turned", arguments: [1, 1.5])
  func text(scale: Double) throws {
    try expectSame(scale: scale) {
      $0.draw("Every pixel", at: Point(x: 2, y: 4), font: .systemFont(ofSize: 15), color: .black)
    }
    try expectSame(scale: scale) {
      $0.draw("Qgß", at: Point(x: -10, y: -20), font: .systemFont(ofSize: 110), color: .black)
    }
    try expectSame(scale: scale) { context in
      context.rotate(by: 0.6)
      context.draw("Every Qg", at: Point(x: 12, y: 4), font: .systemFont(ofSize: 22), color: .red)
    }
  }

  @Test("what is cut off at shapes")
  func clipShapes() throws {
    try expectSame { context in
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 8, width: 90, height: 70)))
      context.fill(Rect(x: 0, y: 0, width: 120, height: 60), color: .green)
      context.fill(star(), color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.draw(
        "Every pixel", at: Point(x: 2, y: 14), font: .systemFont(ofSize: 15), color: .black)
    }
    try expectSame { context in
      context.clip(to: Rect(x: 10, y: 8, width: 90, height: 70), cornerRadius: 20)
      context.fill(
        Rect(x: 0, y: 0, width: 120, height: 60),
        color: Color(red: 0, green: 1, blue: 0, alpha: 0.5))
      context.fillRoundedRect(
        Rect(x: 0, y: 30, width: 60, height: 60), cornerRadius: 9, color: .red)
      context.draw(
        "Every pixel", at: Point(x: 2, y: 14), font: .systemFont(ofSize: 15), color: .black)
      context.clip(to: star())
      context.fill(Rect(x: 0, y: 0, width: 120, height: 90), color: .blue)
    }
  }

  @Test("what is drawn in layers")
  func layers() throws {
    try expectSame { context in
      context.beginTransparencyLayer(alpha: 0.6)
      context.fill(star(), color: .red)
      context.beginTransparencyLayer(in: Rect(x: 20, y: 20, width: 50, height: 40), alpha: 0.6)
      context.fillEllipse(in: Rect(x: 30, y: 10, width: 51, height: 57))
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    try expectSame { context in
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 8, width: 90, height: 70)))
      context.beginTransparencyLayer(in: Rect(x: 20, y: 20, width: 80, height: 60), alpha: 0.6)
      context.fill(Rect(x: 0, y: 0, width: 120, height: 60), color: .green)
      context.fill(star(), color: .red)
      context.endTransparencyLayer()
    }
  }

  @Test("shadows and symbols")
  func shadowsAndSymbols() throws {
    try expectSame { context in
      context.drawShadow(
        of: Rect(x: 20, y: 20, width: 50, height: 40), cornerRadius: 6, color: .black, radius: 4)
      context.rotate(by: 0.2)
      context.drawShadow(
        of: Rect(x: 60, y: 20, width: 40, height: 40), cornerRadius: 6, color: .black, radius: 4)
    }
    let image = try #require(Image(systemName: "person"))
    try expectSame { context in
      context.draw(image, in: Rect(x: 5, y: 5, width: 40, height: 40), tint: .blue)
      context.draw(
        image, in: Rect(x: 20, y: 5, width: 300, height: 300),
        tint: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.rotate(by: 0.5)
      context.draw(image, in: Rect(x: 40, y: 5, width: 40, height: 40), tint: .green)
    }
  }

  @Test("shadows of whatever is drawn", arguments: [1, 1.5])
  func shadowsOfAnything(scale: Double) throws {
    let image = picture()
    try expectSame(scale: scale) { context in
      context.setShadow(
        offset: Size(width: 3, height: 4), blur: 5, color: Color(red: 0, green: 0, blue: 1))
      context.fill(star(), color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.draw("Qg", at: Point(x: 5, y: 40), font: .systemFont(ofSize: 30), color: .black)
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 8, width: 90, height: 70)))
      context.draw(image, in: Rect(x: 40, y: 6, width: 31, height: 27))
      context.beginTransparencyLayer(in: Rect(x: 20, y: 20, width: 80, height: 50), alpha: 0.6)
      context.fill(Rect(x: 30, y: 30, width: 40, height: 60), color: .green)
      context.endTransparencyLayer()
    }
    try expectSame(scale: scale) { context in
      context.drawShadow(
        of: star(), color: .black, offset: Vector(dx: -4, dy: 6), radius: 3.3)
    }
  }

  @Test("masks of images, and gradients that end or go around", arguments: [1, 1.5])
  func masksAndGradients(scale: Double) throws {
    let image = drawing(width: 37, height: 29, on: nil) { context in
      context.fillEllipse(in: Rect(x: 2, y: 7, width: 30, height: 20))
    }
    let gradient = Gradient(colors: [.red, .yellow, Color(red: 0, green: 0, blue: 1, alpha: 0.3)])
    try expectSame(scale: scale) { context in
      context.saveState()
      context.clip(to: Rect(x: 10, y: 10, width: 60, height: 50), mask: image)
      context.fill(star(), color: .red)
      context.drawLinearGradient(
        gradient, start: Point(x: 20, y: 10), end: Point(x: 70, y: 40),
        options: .drawsAfterEndLocation)
      context.restoreState()
      context.drawRadialGradient(
        gradient, startCenter: Point(x: 90, y: 40), startRadius: 5,
        endCenter: Point(x: 85, y: 42), endRadius: 20, options: .drawsBeforeStartLocation)
    }
    try expectSame(scale: scale) { context in
      context.fillConic(
        Path(ovalIn: Rect(x: 12, y: 9, width: 71, height: 60)), with: gradient,
        center: Point(x: 50, y: 41), startAngle: 0.4)
    }
  }

  @Test("images that are mirrored and tiled")
  func mirroredImages() throws {
    let image = picture().withHorizontallyFlippedOrientation()
    try expectSame { $0.draw(image, in: Rect(x: 5, y: 6, width: 61, height: 47)) }
    let tiles = picture().resizableImage(
      withCapInsets: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: .tile)
    try expectSame { $0.draw(tiles, in: Rect(x: 5, y: 6, width: 91, height: 77)) }
  }
}
