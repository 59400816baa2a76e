import ResponderTestKit
import Testing

@testable import WindowResponder

/// Opacity of groups, edges and images of layers.
@MainActor @Suite(.serialized) struct LayerCompositingTests {
  private let stage = Stage(size: Size(width: 100, height: 100))

  init() { stage.window.backgroundColor = .white }

  private func pixel(_ x: Int, _ y: Int) -> Color {
    stage.render()
    return stage.snapshot().pixel(x: x, y: y)
  }

  private func isNear(_ color: Color, red: Double, green: Double, blue: Double) -> Bool {
    abs(color.red - red) < 0.02 && abs(color.green - green) < 0.02 && abs(color.blue - blue) < 0.02
  }

  @Test("A view that is no group has its opacity in each of its subviews by itself")
  func viewGroup() {
    let back = View(frame: Rect(x: 10, y: 10, width: 60, height: 60))
    let front = View(frame: Rect(x: 20, y: 20, width: 20, height: 20))
    back.backgroundColor = .red
    front.backgroundColor = .blue
    back.addSubview(front)
    back.alpha = 0.5
    stage.window.addSubview(back)
    #expect(isNear(pixel(15, 15), red: 1, green: 0.5, blue: 0.5))
    #expect(isNear(pixel(30, 30), red: 0.5, green: 0.5, blue: 1))
    back.layer.allowsGroupOpacity = false
    #expect(isNear(pixel(15, 15), red: 1, green: 0.5, blue: 0.5))
    #expect(isNear(pixel(30, 30), red: 0.5, green: 0.25, blue: 0.75))
    // The subview is a group, with both opacities.
    front.alpha = 0.5
    #expect(isNear(pixel(30, 30), red: 0.75, green: 0.375, blue: 0.625))
    back.layer.allowsGroupOpacity = true
    back.alpha = 1
    #expect(isNear(pixel(30, 30), red: 0.5, green: 0, blue: 0.5))
  }

  @Test("So has a layer without a view")
  func layerGroup() {
    let (back, front) = (Layer(), Layer())
    back.frame = Rect(x: 10, y: 10, width: 60, height: 60)
    front.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    back.backgroundColor = .red
    front.backgroundColor = .blue
    back.addSublayer(front)
    back.opacity = 0.5
    stage.window.layer.addSublayer(back)
    #expect(isNear(pixel(30, 30), red: 0.5, green: 0.5, blue: 1))
    back.allowsGroupOpacity = false
    #expect(isNear(pixel(15, 15), red: 1, green: 0.5, blue: 0.5))
    #expect(isNear(pixel(30, 30), red: 0.5, green: 0.25, blue: 0.75))
  }

  @Test("The edges of a turned layer have only its color and the one behind if they are not smooth")
  func edges() {
    let layer = Layer()
    layer.frame = Rect(x: 20, y: 20, width: 50, height: 50)
    layer.backgroundColor = .black
    layer.setAffineTransform(Transform(rotationAngle: 0.3))
    stage.window.layer.addSublayer(layer)
    func hasGrays() -> Bool {
      stage.advance(by: 1)
      stage.render()
      let picture = stage.snapshot()
      return (0..<100).contains { x in
        (0..<100).contains { y in
          let red = picture.pixel(x: x, y: y).red
          return red > 0.05 && red < 0.95
        }
      }
    }
    #expect(hasGrays())
    layer.allowsEdgeAntialiasing = false
    #expect(!hasGrays())
  }

  private final class Drawing: View {
    var color = Color.red
    var count = 0
    override func draw(_ rect: Rect, in context: GraphicsContext) {
      count += 1
      context.fill(bounds, color: color)
      // Half a pixel of this rectangle is a sharp pixel only with more than one pixel per point.
      context.fill(Rect(x: 0, y: 0, width: 0.5, height: 30), color: .green)
    }
  }

  @Test("The image of a view is drawn again after changes, and not while its superview moves")
  func raster() {
    let scroll = ScrollView(frame: stage.window.bounds)
    scroll.contentSize = Size(width: 100, height: 500)
    let view = Drawing(frame: Rect(x: 10, y: 10, width: 30, height: 30))
    let inner = Drawing(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    inner.color = .blue
    view.addSubview(inner)
    scroll.addSubview(view)
    stage.window.addSubview(scroll)
    view.layer.shouldRasterize = true
    stage.render()
    #expect(pixel(35, 35) == .red && pixel(28, 28) == .blue)
    let (outer, deep) = (view.count, inner.count)
    scroll.backgroundColor = .yellow
    scroll.contentOffset.y = 5
    #expect(pixel(35, 30) == .red && pixel(28, 23) == .blue)
    #expect(view.count == outer && inner.count == deep)
    inner.color = .black
    inner.setNeedsDisplay()
    #expect(pixel(28, 23) == .black)
    #expect(view.count == outer + 1)
    inner.isHidden = true
    #expect(pixel(28, 23) == .red)
    view.layer.shouldRasterize = false
    inner.isHidden = false
    #expect(pixel(28, 23) == .black)
  }

  @Test("The image is released when its view leaves the window, and not kept outside of one")
  func releasedRaster() {
    let outer = View(frame: Rect(x: 10, y: 10, width: 60, height: 60))
    let view = Drawing(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    let sublayer = Layer()
    sublayer.frame = Rect(x: 30, y: 30, width: 10, height: 10)
    sublayer.backgroundColor = .blue
    sublayer.shouldRasterize = true
    outer.layer.addSublayer(sublayer)
    outer.addSubview(view)
    view.layer.shouldRasterize = true
    stage.window.addSubview(outer)
    #expect(pixel(20, 20) == .red && pixel(45, 45) == .blue)
    weak let image = view.layer.raster
    #expect(image != nil && sublayer.raster != nil)
    outer.removeFromSuperview()
    #expect(image == nil && view.layer.raster == nil && sublayer.raster == nil)
    let count = view.count
    _ = ImageRenderer(size: outer.bounds.size).image { outer.layer.render(in: $0) }
    #expect(view.count > count && view.layer.raster == nil && sublayer.raster == nil)
    stage.window.addSubview(outer)
    #expect(pixel(20, 20) == .red && view.layer.raster != nil)
    sublayer.removeFromSuperlayer()
    #expect(sublayer.raster == nil)
  }

  @Test("In a PDF document, the layer is drawn as vector graphics, and its image stays")
  func vectorRaster() {
    let view = Drawing(frame: Rect(x: 10, y: 10, width: 30, height: 30))
    let sublayer = Layer()
    sublayer.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    sublayer.backgroundColor = .blue
    sublayer.shouldRasterize = true
    view.layer.addSublayer(sublayer)
    view.layer.shouldRasterize = true
    stage.window.addSubview(view)
    #expect(pixel(35, 35) == .red)
    let image = view.layer.raster
    #expect(image != nil)
    let bytes = stage.window.pdfData()
    #expect(!bytes.isEmpty && !String(decoding: bytes, as: UTF8.self).contains("/Subtype /Image"))
    #expect(view.layer.raster === image)
  }

  @Test("A change in a window without images searches no superviews")
  func noSearch() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 90, height: 90))
    let view = Drawing(frame: Rect(x: 10, y: 10, width: 30, height: 30))
    outer.addSubview(view)
    stage.window.addSubview(outer)
    view.layer.shouldRasterize = true
    stage.render()
    var steps = LayerRaster.steps
    view.setNeedsDisplay()
    #expect(LayerRaster.steps > steps)
    view.layer.shouldRasterize = false
    stage.render()
    steps = LayerRaster.steps
    view.setNeedsDisplay()
    outer.backgroundColor = .green
    #expect(LayerRaster.steps == steps)
  }

  @Test("The image has the pixels per point that are set")
  func rasterScale() {
    let layer = Layer()
    layer.frame = Rect(x: 10, y: 10, width: 40, height: 40)
    let dot = Layer()
    dot.frame = Rect(x: 0, y: 0, width: 1, height: 1)
    dot.backgroundColor = .black
    layer.addSublayer(dot)
    stage.window.layer.addSublayer(layer)
    #expect(pixel(10, 10) == .black && pixel(12, 12) == .white)
    layer.rasterizationScale = 0.25
    #expect(pixel(10, 10) == .black && pixel(12, 12) == .white)
    layer.shouldRasterize = true
    // A pixel of the image is 4 points wide.
    #expect(pixel(12, 12) != .white)
    layer.rasterizationScale = .nan
    #expect(layer.rasterizationScale == 1)
    #expect(pixel(10, 10) == .black && pixel(12, 12) == .white)
  }

  @Test("A flush lays out and draws at once, and a second one in a layout does nothing")
  func flush() {
    final class Flushing: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        Transaction.flush()
      }
    }
    let view = Flushing(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.render()
    stage.advance(by: 0.1)
    let (frames, layouts) = (stage.frameCount, view.layouts)
    view.backgroundColor = .red
    view.setNeedsLayout()
    #expect(stage.frameCount == frames)
    Transaction.flush()
    #expect(stage.frameCount == frames + 1)
    #expect(view.layouts == layouts + 1)
  }
}
