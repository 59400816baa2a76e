import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct AnimationDamageTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 20, y: 20, width: 40, height: 40))

  init() {
    view.backgroundColor = .red
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private var damage: Rect { stage.lastDamage.reduce(Rect.null) { $0.union($1) } }

  @Test("A fade draws the view and nothing else")
  func fade() {
    View.animate(withDuration: 1) { view.alpha = 0 }
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 60)
      #expect(stage.lastDamage.isEmpty || damage == view.frame)
    }
  }

  @Test("A movement draws where the view was seen and where it is seen")
  func movement() {
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 140 }
    stage.advance(by: 0.5)
    let step = 120.0 / 60
    let x = view.presentation.frame.minX
    #expect((damage.minX - (x - step)).magnitude < 1e-6)
    #expect((damage.maxX - (x + 40)).magnitude < 1e-6)
    #expect((damage.minY, damage.maxY) == (20, 60))
  }

  @Test("Setting what is animated draws nothing yet")
  func settingDrawsNothing() {
    let frames = stage.frameCount
    View.animate(withDuration: 1) { view.frame.origin.x = 140 }
    stage.application.settle()
    #expect(stage.frameCount == frames)
  }

  @Test("An animation that is ended draws where the view was seen and where it is now")
  func ending() {
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 140 }
    stage.advance(by: 0.5)
    view.frame.origin.x = 150
    stage.render()
    #expect(damage == Rect(x: 80, y: 20, width: 110, height: 40))
  }

  @Test("A view inside a moving one that is drawn again is drawn where it is seen")
  func inside() {
    let inner = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(inner)
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 140 }
    stage.advance(by: 0.5)
    stage.window.pacer.setNeedsFrame()
    let before = stage.window.pacer.damage
    #expect(before.isEmpty)
    inner.setNeedsDisplay()
    #expect(stage.window.pacer.damage.region.rects == [Rect(x: 90, y: 30, width: 10, height: 10)])
  }

  @Test("A frame is drawn for each step, and none when nothing moves any more")
  func frameCount() {
    let frames = stage.frameCount
    View.animate(withDuration: 0.5, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.5)
    #expect((29...31).contains(stage.frameCount - frames))
    let requests = stage.frameRequestCount
    stage.advance(by: 60)
    #expect(stage.frameRequestCount <= requests + 1)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("At every step of everything the buffer shows what a full drawing shows")
  func theBufferIsRight() throws {
    let inner = View(frame: Rect(x: 20, y: 20, width: 40, height: 30))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let painted = PaintedView(frame: Rect(x: 120, y: 120, width: 40, height: 40))
    stage.window.addSubview(painted)
    let label = Label(text: "Label")
    label.frame = Rect(x: 10, y: 150, width: 80, height: 20)
    stage.window.addSubview(label)
    stage.advance(by: 0.5)
    let changes: [() -> Void] = [
      { view.frame = Rect(x: 60, y: 40, width: 90, height: 70) },
      { view.transform = Transform(rotationAngle: 1).scaledBy(x: 1.3, y: 0.8) },
      { view.bounds.origin = Point(x: 10, y: -8) },
      { inner.alpha = 0.3 },
      { painted.frame = Rect(x: 60, y: 100, width: 100, height: 70) },
      { painted.layer.shadowOpacity = 0.8 },
      { view.layer.cornerRadius = 20 }, { view.layer.borderWidth = 5 },
      { label.frame.size.width = 160 }, { view.backgroundColor = nil },
      { view.transform = .identity },
      { view.alpha = 0.4 },
    ]
    for (index, change) in changes.enumerated() {
      View.animate(withDuration: 0.2) { change() }
      for _ in 0..<7 {
        stage.advance(by: 2.0 / 60)
        let shown = try #require(stage.surface?.image())
        // In a partial drawing, the edges of rotated views are rounded slightly differently.
        #expect(
          shown.hasSamePixels(as: stage.snapshot(), tolerance: 6), "change \(index)")
      }
    }
  }

  @Test("Content that is drawn for one size is stretched to the size that is seen, as UIKit does")
  func contentIsStretched() {
    let painted = PaintedView(frame: Rect(x: 100, y: 100, width: 20, height: 20))
    painted.sizes = []
    stage.window.addSubview(painted)
    stage.advance(by: 0.1)
    View.animate(withDuration: 1, options: .curveLinear) {
      painted.frame = Rect(x: 100, y: 100, width: 80, height: 80)
    }
    stage.advance(by: 0.5)
    #expect(painted.sizes.last == 80)
    // 50 points are visible. Their left half is green.
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 123, y: 120) == Color(hex: 0x00FF00))
    #expect(picture.pixel(x: 127, y: 120) == Color(hex: 0x0000FF))
    painted.contentMode = .redraw
    stage.advance(by: 0.25)
    #expect(painted.sizes.last.map { ($0 - 65).magnitude < 0.01 } == true)
    #expect(painted.bounds.width == 80)
  }

  @Test("Views without animations have no part for them")
  func noPart() {
    #expect(view.motion == nil)
    #expect(stage.window.existingFrameClock == nil)
    View.animate(withDuration: 0.1) { view.alpha = 0.5 }
    #expect(view.motion != nil)
    stage.advance(by: 0.2)
    #expect(view.motion == nil)
  }
}

/// A view with a green left half and a blue right half.
private final class PaintedView: View {
  var sizes: [Double] = []
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    sizes.append(bounds.width)
    context.fill(bounds, color: Color(hex: 0x0000FF))
    context.fill(
      Rect(origin: bounds.origin, size: Size(width: bounds.width / 2, height: bounds.height)),
      color: Color(hex: 0x00FF00))
  }
}
