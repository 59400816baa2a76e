import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of blend modes in `draw(_:in:)`, in the frames that the compositor receives.
@MainActor @Suite(.serialized) struct OwnBlendingTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  init() { stage.window.backgroundColor = .white }

  /// Returns the color of a point in the last frame that the compositor received.
  private func shown(_ x: Int, _ y: Int) throws -> Color {
    try #require(stage.surface?.image()).pixel(x: x, y: y)
  }

  private func add(
    _ background: Color?, _ draw: @escaping (GraphicsContext) -> Void
  ) -> ClosureView {
    let view = ClosureView(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    view.onDraw = draw
    view.backgroundColor = background
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  @Test(
    "K11: clear makes a hole in the view, and the window is seen through it, from the first frame")
  func clear() throws {
    stage.window.backgroundColor = .green
    let view = add(nil, hole)
    #expect(stage.frameCount > 0)
    #expect(try shown(25, 25) == .green)
    #expect(try shown(35, 35) == .red)
    #expect(try shown(50, 50) == .green)
    view.setNeedsDisplay()
    stage.render()
    #expect(try shown(50, 50) == .green)
    #expect(try shown(35, 35) == .red)
  }

  @Test("K11: clear(_:) does the same, for a rectangle on whole pixels and for one that is turned")
  func clearedRectangles() throws {
    _ = add(nil) { context in
      context.fill(Rect(x: 0, y: 0, width: 60, height: 60), color: .red)
      context.clear(Rect(x: 20, y: 20, width: 20, height: 20))
    }
    #expect(try shown(50, 50) == .white && shown(30, 30) == .red)
    _ = add(nil) { context in
      context.fill(Rect(x: 0, y: 0, width: 60, height: 60), color: .blue)
      context.translateBy(x: 30, y: 30)
      context.rotate(by: 0.5)
      context.clear(Rect(x: -10, y: -10, width: 20, height: 20))
    }
    // The view below has a hole at the same position.
    #expect(try shown(50, 50) == .white && shown(30, 30) == .blue)
  }

  @Test(
    "K11: a hole goes through a background that lets something through, and is black in an opaque one"
  )
  func backgrounds() throws {
    let view = add(Color(red: 0, green: 0, blue: 1, alpha: 0.5), hole)
    #expect(try shown(50, 50) == .white)
    #expect(try shown(25, 25).blue == 1 && shown(25, 25).red < 0.6)
    view.backgroundColor = .blue
    stage.render()
    #expect(try shown(50, 50) == .black)
    #expect(try shown(25, 25) == .blue && shown(35, 35) == .red)
    view.isOpaque = false
    view.setNeedsDisplay()
    stage.render()
    #expect(try shown(50, 50) == .white)
    #expect(try shown(25, 25) == .blue)
  }

  @Test(
    "K11: what lies between the view and the window is seen, and subviews are drawn over the hole")
  func tree() throws {
    let behind = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    behind.backgroundColor = .yellow
    stage.window.addSubview(behind)
    let view = add(nil, hole)
    let inside = View(frame: Rect(x: 30, y: 0, width: 30, height: 60))
    inside.backgroundColor = .green
    view.addSubview(inside)
    stage.render()
    #expect(try shown(47, 50) == .yellow)
    #expect(try shown(53, 50) == .green)
    #expect(try shown(35, 35) == .red)
  }

  @Test("K11: the view's opacity, its clip and its round corners hold for the group")
  func opacityAndClip() throws {
    let view = add(nil, hole)
    view.alpha = 0.5
    stage.render()
    #expect(try shown(50, 50) == .white)
    #expect(try (shown(35, 35).green - 0.5).magnitude < 0.01 && shown(35, 35).red == 1)
    view.alpha = 1
    view.backgroundColor = .blue
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    stage.render()
    #expect(try shown(21, 21) == .white)
    #expect(try shown(50, 50) == .black && shown(50, 22) == .blue)
    view.layer.cornerRadius = 0
    let box = View(frame: Rect(x: 0, y: 0, width: 40, height: 100))
    box.clipsToBounds = true
    stage.window.addSubview(box)
    box.addSubview(view)
    view.backgroundColor = nil
    stage.render()
    #expect(try shown(35, 35) == .red && shown(45, 35) == .white)
  }

  @Test("K11: a part that is drawn again has the pixels of the whole")
  func damage() throws {
    stage.window.backgroundColor = .green
    let view = add(Color(red: 0, green: 0, blue: 1, alpha: 0.5), hole)
    let before = try #require(stage.surface?.image())
    view.setNeedsDisplay(Rect(x: 25, y: 5, width: 8, height: 50))
    view.setNeedsDisplay(Rect(x: 5, y: 25, width: 8, height: 8))
    stage.render()
    let after = try #require(stage.surface?.image())
    for y in 0..<100 {
      for x in 0..<100 where before.pixel(x: x, y: y) != after.pixel(x: x, y: y) {
        Issue.record("another pixel at \(x), \(y)")
        return
      }
    }
  }

  @Test(
    "K11: the modes that keep the drawing or what lies beneath ask the view's own drawing",
    arguments: [
      (BlendMode.sourceIn, Color.green), (.sourceOut, .white), (.sourceAtop, .green),
      (.destinationIn, .red), (.destinationOut, .white), (.destinationOver, .red),
      (.destinationAtop, .red), (.xor, .white), (.copy, .green),
    ])
  func porterDuff(_ mode: BlendMode, _ expected: Color) throws {
    _ = add(nil) { context in
      context.fill(Rect(x: 0, y: 0, width: 30, height: 60), color: .red)
      context.setBlendMode(mode)
      context.fill(Path(rect: Rect(x: 0, y: 0, width: 60, height: 30)), color: .green)
    }
    #expect(try shown(30, 30) == expected)
    // Outside of the view, no blend mode changes any pixel.
    #expect(try shown(10, 10) == .white && shown(90, 50) == .white)
    // The drawing, where the view has no content beneath it.
    let showsAlone = [.sourceOut, .destinationOver, .destinationAtop, .xor, .copy].contains(mode)
    #expect(try shown(70, 30) == (showsAlone ? .green : .white))
  }

  @Test("K11: modes that mix colours mix with the view's own drawing and background")
  func mixing() throws {
    stage.window.backgroundColor = .red
    func draw(_ context: GraphicsContext) {
      context.fill(Rect(x: 0, y: 0, width: 30, height: 60), color: .yellow)
      context.setBlendMode(.multiply)
      context.fill(Rect(x: 0, y: 0, width: 60, height: 30), color: .cyan)
    }
    let view = add(nil, draw)
    #expect(try shown(30, 30) == .green)
    #expect(try shown(70, 30) == .cyan)
    view.backgroundColor = .magenta
    stage.render()
    #expect(try shown(70, 30) == .blue)
  }

  @Test(
    "K11: a view that uses no such mode, or one in a layer of its own, is drawn once, on the window"
  )
  func ordinaryViews() {
    let plain = add(nil) { $0.fill(Rect(x: 0, y: 0, width: 60, height: 60), color: .red) }
    #expect(plain.drawCount == 1 && !plain.ownDrawing.isGrouped)
    let layered = add(nil) { context in
      context.beginTransparencyLayer()
      context.fill(Rect(x: 0, y: 0, width: 60, height: 60), color: .red)
      context.clear(Rect(x: 20, y: 20, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    #expect(layered.drawCount == 1 && !layered.ownDrawing.isGrouped)
    let copying = add(nil) { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 60, height: 60), blendMode: .copy)
    }
    #expect(copying.drawCount == 1 && !copying.ownDrawing.isGrouped)
    let blending = add(nil, hole)
    #expect(blending.drawCount == 2 && blending.ownDrawing.isGrouped)
    blending.drawCount = 0
    blending.setNeedsDisplay()
    stage.render()
    #expect(blending.drawCount == 1)
  }

  @Test("K11: pictures of a view that was never on screen are right too")
  func images() throws {
    let view = ClosureView(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    view.onDraw = hole
    let image = view.renderedImage(of: view.bounds, scale: 1)
    #expect(image.pixel(x: 30, y: 30).alpha == 0 && image.pixel(x: 15, y: 15) == .red)
    let other = ClosureView(frame: view.bounds)
    other.onDraw = hole
    let drawn = ImageRenderer(size: view.bounds.size, scale: 1).image { context in
      context.fill(view.bounds, color: .green)
      other.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    #expect(drawn.pixel(x: 30, y: 30) == .green && drawn.pixel(x: 15, y: 15) == .red)
  }

  @Test("K11: a layer's own drawing has its own pixels, over the layer's background")
  func layers() throws {
    let layer = HoleLayer()
    layer.frame = Rect(x: 20, y: 20, width: 60, height: 60)
    layer.backgroundColor = .blue
    layer.setNeedsDisplay()
    stage.window.layer.addSublayer(layer)
    stage.render()
    #expect(try shown(50, 50) == .blue && shown(35, 35) == .red)
    layer.backgroundColor = nil
    stage.render()
    stage.advance(by: 1)
    #expect(try shown(50, 50) == .white && shown(35, 35) == .red)
  }
}

/// Fills a square, and clears a hole in its center.
@MainActor private func hole(_ context: GraphicsContext) {
  context.setFillColor(.red)
  context.fill(Rect(x: 10, y: 10, width: 40, height: 40))
  context.setBlendMode(.clear)
  context.fill(Path(ovalIn: Rect(x: 20, y: 20, width: 20, height: 20)))
}

private final class ClosureView: View {
  var onDraw: ((GraphicsContext) -> Void)?
  var drawCount = 0

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawCount += 1
    onDraw?(context)
  }
}

private final class HoleLayer: Layer {
  override func draw(in context: GraphicsContext) {
    context.fill(Rect(x: 10, y: 10, width: 40, height: 40), color: .red)
    context.clear(Rect(x: 20, y: 20, width: 20, height: 20))
  }
}
