import Testing

@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct DamageTests {
  let stage = Stage(size: Size(width: 200, height: 200))

  init() {
    stage.window.backgroundColor = .white
    stage.render()
  }

  private func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  /// Returns the bounding box of the damage of the next frame, or `nil` if no frame is drawn.
  private func damage(_ change: () -> Void) -> Rect? {
    stage.render()
    let frames = stage.frameCount
    change()
    stage.render()
    guard stage.frameCount > frames else { return nil }
    return stage.lastDamage.reduce(Rect.null) { $0.union($1) }
  }

  /// Returns the bounding box of the pixels in which two images differ visibly, or `nil` if there are none.
  private func differences(_ a: Image, _ b: Image) -> Rect? {
    if a.hasSamePixels(as: b) { return nil }
    var box = Rect.null
    for y in 0..<a.pixelHeight {
      for x in 0..<a.pixelWidth where a.pixel(x: x, y: y) != b.pixel(x: x, y: y) {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }

  // MARK: Redrawn areas

  @Test("a control that changes its state draws itself again, and nothing else")
  func controlsDrawThemselves() {
    let button = Button(frame: Rect(x: 20, y: 30, width: 80, height: 44))
    button.setTitle("Title", for: .normal)
    button.configuration = .filled()
    stage.window.addSubview(button)
    _ = add(0, 120, 200, 40)
    #expect(damage { button.isHighlighted = true } == button.frame)
    #expect(damage { button.isSelected = true } == button.frame)
    #expect(damage { button.isEnabled = false } == button.frame)
    #expect(damage { button.isEnabled = true } == button.frame)
    #expect(damage { button.isHighlighted = false } == button.frame)
    #expect(
      damage {
        stage.touchDown(at: button.center)
        stage.frame()
      } == button.frame)
    #expect(
      damage {
        stage.touchUp()
        stage.frame()
      } == button.frame)
  }

  @Test("a change that changes nothing draws nothing")
  func noChangeNoFrame() {
    let view = add(10, 10, 50, 50)
    #expect(damage { view.backgroundColor = .red } == nil)
    #expect(damage { view.isHidden = false } == nil)
    #expect(damage { view.alpha = 1 } == nil)
    #expect(damage { view.frame = view.frame } == nil)
    #expect(damage { view.setNeedsLayout() } == nil)
    #expect(damage { view.tag = 5 } == nil)
  }

  @Test("a view that moves draws where it was and where it is")
  func movingDrawsBoth() {
    let view = add(10, 10, 20, 20)
    #expect(
      damage { view.frame.origin = Point(x: 100, y: 10) }
        == Rect(x: 10, y: 10, width: 110, height: 20))
    #expect(stage.lastDamage.count == 2)
  }

  @Test("setNeedsDisplay draws the view, or the part of it that is named")
  func setNeedsDisplay() {
    let view = add(10, 10, 50, 50)
    #expect(damage { view.setNeedsDisplay() } == view.frame)
    #expect(
      damage { view.setNeedsDisplay(Rect(x: 5, y: 5, width: 10, height: 10)) }
        == Rect(x: 15, y: 15, width: 10, height: 10))
    #expect(
      damage { view.setNeedsDisplay(Rect(x: 45, y: 45, width: 100, height: 100)) }
        == Rect(x: 55, y: 55, width: 5, height: 5))
    #expect(damage { view.setNeedsDisplay(Rect(x: 500, y: 0, width: 5, height: 5)) } == nil)
  }

  @Test(
    "a button that is let go of looks so with the next frame, draws itself alone, and rests then")
  func buttonReleased() {
    let button = Button(frame: Rect(x: 20, y: 30, width: 80, height: 44))
    button.configuration = .filled()
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    let rest = stage.snapshot().pixel(x: 30, y: 50)
    stage.touchDown(at: button.center)
    stage.frame()
    stage.advance(by: 0.1)
    let pressed = stage.snapshot().pixel(x: 30, y: 50)
    stage.touchUp()
    stage.frame()
    stage.render()
    #expect(stage.lastDamage == [button.frame])
    #expect(pressed != rest)
    #expect(stage.snapshot().pixel(x: 30, y: 50) == rest)
    // A fade would delay the next press until the current frame is done.
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("what cannot be seen is not drawn")
  func unseenViews() {
    let outer = add(10, 10, 50, 50)
    outer.clipsToBounds = true
    let inner = View(frame: Rect(x: 100, y: 0, width: 20, height: 20))
    outer.addSubview(inner)
    #expect(damage { inner.setNeedsDisplay() } == nil)
    inner.frame.origin.x = 40
    #expect(damage { inner.setNeedsDisplay() } == Rect(x: 50, y: 10, width: 10, height: 20))
    outer.isHidden = true
    #expect(damage { inner.setNeedsDisplay() } == nil)
    outer.isHidden = false
    outer.alpha = 0
    #expect(damage { inner.setNeedsDisplay() } == nil)
  }

  @Test("changes outside the window do not prevent the drawing of changes inside")
  func outsideTheWindow() {
    let outside = add(1_000, 1_000, 50, 50)
    let inside = add(10, 10, 50, 50)
    stage.advance(by: 1)
    let frames = stage.frameCount
    outside.backgroundColor = .blue
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
    inside.backgroundColor = .blue
    stage.advance(by: 1)
    #expect(stage.frameCount == frames + 1)
    #expect(stage.snapshot().pixel(x: 20, y: 20) == .blue)
  }

  @Test("hiding, showing, adding and removing draw the view's place")
  func comingAndGoing() {
    let view = add(10, 10, 50, 50)
    let frame = view.frame
    #expect(damage { view.isHidden = true } == frame)
    #expect(damage { view.isHidden = false } == frame)
    #expect(damage { view.removeFromSuperview() } == frame)
    #expect(damage { stage.window.addSubview(view) } == frame)
  }

  @Test("a transformed view draws the box around it")
  func transformedViews() {
    let view = add(50, 50, 40, 20)
    let inner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    view.transform = Transform(rotationAngle: .pi / 2)
    let box = damage { inner.setNeedsDisplay() }
    #expect(box.map { Rect(x: 69, y: 39, width: 12, height: 12).contains($0) } == true)
  }

  @Test("a shadow is drawn again with its view, before and after")
  func shadows() {
    let view = add(60, 60, 40, 40)
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = Size(width: 0, height: 10)
    let box = damage { view.layer.shadowOpacity = 0 }
    #expect((box?.maxY ?? 0) >= 114)
    #expect((box?.minX ?? 100) <= 56)
  }

  // MARK: Contents of the buffer

  @Test("after every kind of change the buffer shows what a full drawing shows")
  func theBufferIsRight() throws {
    let view = add(10, 10, 60, 60)
    let inner = View(frame: Rect(x: 40, y: 40, width: 40, height: 40))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let button = Button(configuration: .filled())
    button.setTitle("Title", for: .normal)
    button.frame = Rect(x: 90, y: 120, width: 100, height: 44)
    stage.window.addSubview(button)
    let changes: [() -> Void] = [
      { view.frame.origin.x = 33.5 }, { view.alpha = 0.5 }, { view.layer.cornerRadius = 12 },
      { view.clipsToBounds = true }, { view.clipsToBounds = false },
      { view.transform = Transform(rotationAngle: 0.4) },
      { inner.transform = Transform(scaleX: 1.5, y: 0.5) },
      { inner.layer.borderWidth = 3 }, { inner.layer.shadowOpacity = 0.7 },
      { inner.layer.shadowOffset = Size(width: 10, height: 14) }, { inner.layer.shadowRadius = 6 },
      { view.bounds.origin = Point(x: 7, y: -5) }, { view.alpha = 1 },
      { inner.frame.origin.y = -20 }, { button.isHighlighted = true },
      { button.isEnabled = false }, { button.configuration = .tinted() },
      { view.isHidden = true }, { view.isHidden = false },
      { self.stage.window.bringSubviewToFront(view) },
      { self.stage.window.sendSubviewToBack(view) },
      { inner.removeFromSuperview() }, { self.stage.window.addSubview(inner) },
      { view.transform = .identity }, { inner.alpha = 0.3 },
      { self.stage.window.exchangeSubview(at: 0, withSubviewAt: 1) },
      { self.stage.resize(to: Size(width: 240, height: 180)) },
      { view.removeFromSuperview() }, { self.stage.application.theme = .dark },
    ]
    for (index, change) in changes.enumerated() {
      change()
      stage.render()
      let shown = try #require(stage.surface?.image())
      let expected = stage.snapshot()
      let box = differences(shown, expected)
      #expect(box == nil, "change \(index) left \(box ?? .zero) as it was")
    }
  }

  // MARK: Frames that are drawn

  @Test("with nothing dirty no frame is drawn, however much time passes")
  func nothingDirtyNoFrame() {
    _ = add(10, 10, 50, 50)
    stage.advance(by: 1)
    let frames = stage.frameCount
    stage.advance(by: 60)
    #expect(stage.frameCount == frames)
    #expect(!stage.window.needsFrame)
  }

  @Test("a change is drawn at once where no frame callback is pending, else when it comes")
  func pacing() {
    let view = add(10, 10, 50, 50)
    stage.advance(by: 1)
    let frames = stage.frameCount
    view.backgroundColor = .blue
    stage.application.settle()
    #expect(stage.frameCount == frames + 1)
    view.backgroundColor = .green
    stage.application.settle()
    view.backgroundColor = .yellow
    stage.application.settle()
    #expect(stage.frameCount == frames + 1)
    stage.advance(by: 1.0 / 60)
    #expect(stage.frameCount == frames + 2)
    #expect(stage.snapshot().pixel(x: 20, y: 20) == .yellow)
    stage.advance(by: 1)
    #expect(stage.frameCount == frames + 2)
  }

  @Test("a thousand changes in one turn are one frame")
  func manyChangesOneFrame() {
    let view = add(10, 10, 50, 50)
    stage.advance(by: 1)
    let frames = stage.frameCount
    for index in 0..<1_000 { view.frame.origin.x = Double(index % 100) }
    stage.advance(by: 1)
    #expect(stage.frameCount == frames + 1)
  }

  @Test("a thousand resizes between two frames draw the last size once")
  func manyResizesOneFrame() {
    stage.advance(by: 1)
    let frames = stage.frameCount
    for index in 0..<1_000 {
      stage.surface?.configuration.width = 200 + Double(index % 100)
      stage.surface?.configuration.height = 200
      stage.surface?.configure()
    }
    stage.render()
    #expect(stage.frameCount <= frames + 2)
    #expect(stage.window.bounds.width == 299)
  }

  @Test("a view that asks for a drawing while it is drawn gets the next frame")
  func askingWhileDrawing() {
    let view = AnimatedView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    view.rest = 5
    view.setNeedsDisplay()
    stage.advance(by: 1)
    #expect(view.draws >= 6)
    let draws = view.draws
    stage.advance(by: 1)
    #expect(view.draws == draws)
  }

  @Test("a window that is closed draws no more, and draws all when it is shown again")
  func closedWindows() {
    let view = add(10, 10, 50, 50)
    stage.window.close()
    view.backgroundColor = .blue
    stage.render()
    stage.window.makeKeyAndVisible()
    stage.render()
    #expect(stage.snapshot().pixel(x: 20, y: 20) == .blue)
    #expect(stage.frameCount == 1)
    #expect(stage.lastDamage.reduce(Rect.null) { $0.union($1) } == stage.window.bounds)
  }
}

/// A view that requests another drawing each time it is drawn, for a limited number of times.
private final class AnimatedView: View {
  var draws = 0
  var rest = 0
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    draws += 1
    if rest > 0 {
      rest -= 1
      setNeedsDisplay()
    }
  }
}
