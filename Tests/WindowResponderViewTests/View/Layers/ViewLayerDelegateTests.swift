import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of views as delegates of their own layer and of others.
@Suite("Views as delegates of layers") @MainActor struct ViewLayerDelegateTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  private final class OwnView: View {
    var events: [String] = []
    override func draw(_ layer: Layer, in context: GraphicsContext) {
      super.draw(layer, in: context)
      events.append(layer === self.layer ? "draw own" : "draw")
      context.setFillColor(.red)
      context.fill(layer.bounds)
    }
    override func draw(_ rect: Rect, in context: GraphicsContext) { events.append("rect") }
    override func display(_ layer: Layer) { events.append("display") }
    override func layoutSublayers(of layer: Layer) {
      super.layoutSublayers(of: layer)
      if layer !== self.layer { events.append("layout") }
    }
  }

  private final class MeterLayer: Layer {
    var drawnCount = 0
    override class func needsDisplay(forKey key: String) -> Bool {
      ["level", "cornerRadius"].contains(key)
    }
    override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 0.25 : nil }
    override func draw(in context: GraphicsContext) { drawnCount += 1 }
  }

  private func add(_ view: View, _ layer: Layer) {
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    layer.frame = Rect(x: 20, y: 20, width: 20, height: 20)
    view.layer.addSublayer(layer)
    stage.window.addSubview(view)
    stage.render()
  }

  @Test("The delegate of a view's layer is the view by default")
  func ownDelegate() {
    let view = View()
    #expect(view.layer.delegate === view)
    let other = OwnView()
    view.layer.delegate = other
    #expect(view.layer.delegate === other)
    view.layer.delegate = nil
    #expect(view.layer.delegate === view)
  }

  @Test("A view draws its own layer, and calls the drawing of the rectangle")
  func ownLayer() {
    let view = OwnView()
    add(view, Layer())
    #expect(view.events == ["rect", "draw own"])
    #expect(stage.snapshot().pixel(x: 80, y: 80) == .red)
  }

  @Test("A view draws, displays and lays out a sublayer whose delegate it is")
  func sublayer() {
    let (view, layer) = (OwnView(), Layer())
    layer.delegate = view
    add(view, layer)
    view.events = []
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    stage.render()
    #expect(view.events.contains("layout") && view.events.contains("display"))
    #expect(view.events.contains("draw"))
  }

  @Test("A layer whose delegate is a view is animated only in an animation block")
  func actions() {
    let (view, layer) = (View(), Layer())
    layer.delegate = view
    add(view, layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil && layer.action(forKey: "opacity") == nil)
    View.animate(withDuration: 2) { layer.opacity = 1 }
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
  }

  @Test("A layer is drawn after a change of a key for which its class needs display")
  func keys() {
    let layer = MeterLayer()
    add(View(), layer)
    #expect(layer.drawnCount == 0)
    #expect(layer.value(forKey: "level") as? Double == 0.25 && layer.value(forKey: "other") == nil)
    layer.setValue(0.5, forKey: "other")
    stage.render()
    #expect(layer.drawnCount == 0)
    layer.setValue(0.5, forKey: "level")
    stage.render()
    #expect(layer.drawnCount == 1 && layer.value(forKey: "level") as? Double == 0.5)
    let other = MeterLayer()
    add(View(), other)
    other.cornerRadius = 3
    stage.render()
    #expect(other.drawnCount == 1)
  }
}
