import SeededRandom
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of `draw(_:in:)`: it is called once a frame with the bounds of the view, and the context is clipped
/// to the dirty area.
@MainActor @Suite(.serialized) struct DrawingOnceTests {
  let stage = Stage(size: Size(width: 200, height: 200))

  init() {
    stage.window.backgroundColor = .white
    stage.render()
  }

  private func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RecordingView {
    let view = RecordingView(frame: Rect(x: x, y: y, width: width, height: height))
    stage.window.addSubview(view)
    stage.render()
    view.calls = []
    return view
  }

  @Test("K9: a view is drawn once a frame, with its bounds, however many parts of it are dirty")
  func onceAFrame() {
    let view = add(10, 20, 150, 150)
    view.bounds.origin = Point(x: 3, y: 4)
    stage.render()
    view.calls = []
    let parts = [
      Rect(x: 10, y: 10, width: 5, height: 5), Rect(x: 100, y: 20, width: 8, height: 5),
      Rect(x: 20, y: 120, width: 5, height: 9),
    ]
    for part in parts { view.setNeedsDisplay(part) }
    stage.render()
    #expect(stage.lastDamage.count == 3)
    #expect(view.calls.map(\.rect) == [Rect(x: 3, y: 4, width: 150, height: 150)])
    #expect(view.calls.map(\.clip) == [Rect(x: 10, y: 10, width: 98, height: 119)])
    let middles = view.calls.first?.isVisible ?? []
    #expect(middles == [true, true, true, false])
    view.calls = []
    view.setNeedsDisplay(parts[1])
    stage.render()
    #expect(view.calls.map(\.clip) == [parts[1]])
    #expect(view.calls.map(\.rect) == [view.bounds])
  }

  @Test("K9: a view in a round box that clips is drawn once too, and whole")
  func onceInRoundBoxes() {
    let box = View(frame: Rect(x: 10, y: 10, width: 120, height: 120))
    box.layer.cornerRadius = 20
    box.clipsToBounds = true
    let view = RecordingView(frame: box.bounds)
    box.addSubview(view)
    stage.window.addSubview(box)
    stage.render()
    #expect(view.calls.map(\.rect) == [view.bounds])
    #expect(view.calls.map(\.clip) == [view.bounds])
  }

  @Test(
    "K9: what lies between two dirty parts is not drawn, in a window with round corners neither")
  func betweenParts() {
    let between = add(80, 80, 40, 40)
    let (first, last) = (add(0, 0, 40, 40), add(160, 160, 40, 40))
    first.setNeedsDisplay()
    last.setNeedsDisplay()
    stage.render()
    #expect(first.calls.count == 1 && last.calls.count == 1)
    #expect(first.calls.first?.clip == first.bounds)
    #expect(between.calls.isEmpty)
  }

  @Test("K9: of a view that is seen through a transform clipBounds is in its own coordinates")
  func scaledViews() {
    let view = add(40, 40, 60, 60)
    view.transform = Transform(scaleX: 2, y: 2)
    stage.render()
    view.calls = []
    view.setNeedsDisplay(Rect(x: 10, y: 20, width: 5, height: 6))
    stage.render()
    #expect(view.calls.map(\.rect) == [view.bounds])
    #expect(view.calls.map(\.clip) == [Rect(x: 10, y: 20, width: 5, height: 6)])
  }

  @Test(
    "whatever is drawn, pixels change in the dirty parts alone, and there as in a whole drawing")
  func everyKindOfDrawing() throws {
    var generator = SeededGenerator(seed: 11)
    let box = View(frame: Rect(x: 5, y: 5, width: 190, height: 190))
    box.layer.cornerRadius = 24
    box.clipsToBounds = true
    box.backgroundColor = .lightGray
    let view = EveryDrawing(frame: box.bounds)
    view.layer.shadowOpacity = 0.5
    box.addSubview(view)
    let faded = EveryDrawing(frame: Rect(x: 60, y: 70, width: 120, height: 100))
    faded.alpha = 0.5
    box.addSubview(faded)
    stage.window.addSubview(box)
    stage.render()
    for step in 1...12 {
      let before = try #require(stage.surface?.image())
      view.step = step
      faded.step = step
      let whole = stage.snapshot()
      for _ in 0..<Int.random(in: 2...6, using: &generator) {
        let part = Rect(
          x: Double(Int.random(in: 0..<190, using: &generator)),
          y: Double(Int.random(in: 0..<190, using: &generator)),
          width: Double(Int.random(in: 1..<50, using: &generator)),
          height: Double(Int.random(in: 1..<50, using: &generator)))
        box.setNeedsDisplay(part)
      }
      stage.render()
      let shown = try #require(stage.surface?.image())
      let damage = stage.lastDamage
      var wrong = 0
      for y in 0..<200 {
        for x in 0..<200 {
          let isDirty = damage.contains {
            $0.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          }
          let expected = (isDirty ? whole : before).pixel(x: x, y: y)
          if shown.pixel(x: x, y: y) != expected { wrong += 1 }
        }
      }
      #expect(wrong == 0, "step \(step), \(damage)")
    }
  }
}

/// A view that records the calls of `draw(_:in:)`.
private final class RecordingView: View {
  struct Call {
    var rect: Rect
    var clip: Rect
    /// Boolean values that indicate whether three points and a fourth one between them are visible.
    var isVisible: [Bool]
  }

  var calls: [Call] = []

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let places = [
      Point(x: 12, y: 12), Point(x: 104, y: 22), Point(x: 22, y: 124), Point(x: 60, y: 60),
    ]
    calls.append(
      Call(
        rect: rect, clip: context.clipBounds,
        isVisible: places.map {
          context.isVisible(Rect(origin: $0, size: Size(width: 1, height: 1)))
        }))
  }
}

/// A view that draws with all kinds of drawing calls, in colors that change with each step.
private final class EveryDrawing: View {
  var step = 0

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let part = Double(step % 7) / 7
    let color = Color(red: part, green: 1 - part, blue: 0.5)
    let other = Color(red: 0.3, green: part, blue: 1 - part, alpha: 0.7)
    context.fill(Rect(x: 0, y: 0, width: rect.width, height: 30), color: color)
    context.fill(Rect(x: 10, y: 10, width: 30, height: 60), color: other)
    context.fillRoundedRect(
      Rect(x: 45, y: 20, width: 60, height: 40), cornerRadius: 12, color: other)
    context.strokeRoundedRect(
      Rect(x: 110, y: 20, width: 60, height: 40), cornerRadius: 9, color: color, width: 3)
    context.draw(
      "Every kind of text", in: Rect(x: 4, y: 62, width: rect.width, height: 40),
      font: .systemFont(ofSize: 20), color: color)
    context.fillEllipse(in: Rect(x: 20, y: 90, width: 50, height: 30))
    if let image = Image(systemName: "person") {
      context.draw(image, in: Rect(x: 80, y: 90, width: 30, height: 30), tint: color)
    }
    context.fill(
      Rect(x: 120, y: 90, width: 40, height: 30),
      withVertical: Gradient(colors: [color, other]))
    context.drawShadow(
      of: Rect(x: 20, y: 130, width: 40, height: 30), cornerRadius: 6, color: other,
      offset: Vector(dx: 2, dy: 3), radius: 5)
    context.beginTransparencyLayer(alpha: 0.6)
    context.fill(Rect(x: 70, y: 130, width: 50, height: 30), color: color)
    context.fill(Rect(x: 90, y: 140, width: 50, height: 30), color: other)
    context.endTransparencyLayer()
    context.clear(Rect(x: 150, y: 130, width: 10, height: 20))
    context.saveState()
    context.clip(to: Path(ovalIn: Rect(x: 20, y: 165, width: 60, height: 20)))
    context.fill(rect, color: other)
    context.restoreState()
    context.saveState()
    context.rotate(by: 0.2)
    context.stroke(Rect(x: 100, y: 140, width: 50, height: 20), width: 2)
    context.restoreState()
  }
}
