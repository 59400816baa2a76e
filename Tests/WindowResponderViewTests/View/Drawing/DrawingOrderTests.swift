import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct DrawingOrderTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  init() { stage.window.backgroundColor = .white }

  private func add(
    _ color: Color?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    to superview: View? = nil
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    (superview ?? stage.window).addSubview(view)
    return view
  }

  private func pixel(_ x: Int, _ y: Int) -> Color { stage.snapshot().pixel(x: x, y: y) }

  private func near(_ a: Color, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(a.red - red) < 0.02 && abs(a.green - green) < 0.02 && abs(a.blue - blue) < 0.02
  }

  @Test("later siblings are drawn over earlier ones, and subviews over their superview")
  func order() {
    let back = add(.red, 0, 0, 60, 60)
    let front = add(.blue, 30, 30, 60, 60)
    _ = add(.green, 0, 0, 10, 10, to: front)
    #expect(pixel(20, 20) == .red)
    #expect(pixel(50, 50) == .blue)
    #expect(pixel(35, 35) == .green)
    #expect(pixel(95, 95) == .white)
    stage.window.bringSubviewToFront(back)
    #expect(pixel(50, 50) == .red)
    stage.window.sendSubviewToBack(back)
    #expect(pixel(50, 50) == .blue)
    stage.window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(pixel(50, 50) == .red)
  }

  @Test("what reaches out of a view is drawn where nothing of the view itself is")
  func reachingOut() {
    let outer = add(.red, 0, 0, 20, 20)
    let inner = add(nil, 5, 5, 10, 10, to: outer)
    let far = add(.blue, 60, 60, 20, 20, to: inner)
    let shadow = add(.red, -5, 60, 10, 10, to: inner)
    shadow.layer.shadowColor = .green
    shadow.layer.shadowOpacity = 1
    shadow.layer.shadowRadius = 0
    shadow.layer.shadowOffset = Size(width: 20, height: 0)
    stage.render()
    stage.window.setNeedsDisplay(Rect(x: 60, y: 60, width: 30, height: 30))
    #expect(pixel(75, 75) == .blue)
    stage.window.setNeedsDisplay(Rect(x: 20, y: 60, width: 15, height: 20))
    #expect(pixel(25, 70) == .green)
    inner.clipsToBounds = true
    #expect(pixel(75, 75) == .white)
    inner.clipsToBounds = false
    outer.alpha = 0
    #expect(pixel(75, 75) == .white)
    outer.alpha = 1
    far.transform = Transform(translationX: -30, y: 0)
    #expect(pixel(75, 75) == .white)
    #expect(pixel(45, 75) == .blue)
  }

  @Test("insertSubview puts a view above, below or at an index")
  func inserting() {
    let a = add(.red, 0, 0, 50, 50)
    let b = add(.blue, 0, 0, 50, 50)
    let c = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    c.backgroundColor = .green
    stage.window.insertSubview(c, belowSubview: b)
    #expect(stage.window.subviews == [a, c, b])
    #expect(pixel(10, 10) == .blue)
    stage.window.insertSubview(c, aboveSubview: b)
    #expect(stage.window.subviews == [a, b, c])
    #expect(pixel(10, 10) == .green)
    stage.window.insertSubview(c, at: 0)
    #expect(stage.window.subviews == [c, a, b])
    stage.window.insertSubview(a, aboveSubview: b)
    #expect(stage.window.subviews == [c, b, a])
    stage.window.insertSubview(a, belowSubview: c)
    #expect(stage.window.subviews == [a, c, b])
    stage.window.insertSubview(a, at: 99)
    #expect(stage.window.subviews == [c, b, a])
    stage.window.addSubview(c)
    #expect(stage.window.subviews == [b, a, c])
  }

  @Test("hidden views are not drawn, nor is anything in them")
  func hidden() {
    let outer = add(.red, 0, 0, 50, 50)
    _ = add(.blue, 10, 10, 10, 10, to: outer)
    outer.isHidden = true
    #expect(pixel(15, 15) == .white)
    outer.isHidden = false
    #expect(pixel(15, 15) == .blue)
  }

  @Test("alpha counts for a view and its subviews as a whole")
  func alpha() {
    let outer = add(.red, 0, 0, 50, 50)
    _ = add(.blue, 0, 0, 20, 20, to: outer)
    outer.alpha = 0.5
    #expect(near(pixel(40, 40), 1, 0.5, 0.5))
    // The blue view hides the red one below it. Both together have an opacity of one half.
    #expect(near(pixel(10, 10), 0.5, 0.5, 1))
    outer.alpha = 0
    #expect(pixel(40, 40) == .white)
    outer.alpha = 7
    #expect(outer.alpha == 1)
    outer.alpha = -1
    #expect(outer.alpha == 0)
  }

  @Test("subviews are cut off at the bounds only where the view clips")
  func clipping() {
    let outer = add(.red, 10, 10, 30, 30)
    _ = add(.blue, 20, 20, 30, 30, to: outer)
    #expect(pixel(50, 50) == .blue)
    outer.clipsToBounds = true
    #expect(pixel(50, 50) == .white)
    #expect(pixel(35, 35) == .blue)
  }

  @Test("what draw(_:in:) draws is cut off at the bounds")
  func drawIsClipped() {
    let view = SplashView(frame: Rect(x: 20, y: 20, width: 20, height: 20))
    stage.window.addSubview(view)
    #expect(pixel(30, 30) == .red)
    #expect(pixel(45, 30) == .white)
    #expect(pixel(15, 30) == .white)
  }

  @Test("rounded corners round the background, and clip subviews")
  func cornerRadius() {
    let outer = add(.red, 0, 0, 40, 40)
    outer.layer.cornerRadius = 20
    #expect(pixel(1, 1) == .white)
    #expect(pixel(20, 20) == .red)
    _ = add(.blue, 0, 0, 40, 40, to: outer)
    #expect(pixel(1, 1) == .blue)
    outer.clipsToBounds = true
    #expect(pixel(1, 1) == .white)
    #expect(pixel(20, 20) == .blue)
  }

  @Test("the border lies inside the bounds, over background and subviews")
  func border() {
    let view = add(.red, 10, 10, 40, 40)
    _ = add(.green, 0, 0, 40, 40, to: view)
    view.layer.borderWidth = 4
    view.layer.borderColor = .blue
    #expect(pixel(12, 30) == .blue)
    #expect(pixel(8, 30) == .white)
    #expect(pixel(15, 30) == .green)
  }

  @Test("the shadow is drawn behind the view, moved by its offset")
  func shadow() {
    let view = add(.red, 20, 20, 30, 30)
    #expect(pixel(60, 35) == .white)
    view.layer.shadowOpacity = 1
    view.layer.shadowColor = .black
    view.layer.shadowOffset = Size(width: 15, height: 0)
    view.layer.shadowRadius = 1
    #expect(pixel(58, 35).red < 0.2)
    #expect(pixel(35, 35) == .red)
    #expect(pixel(10, 35) == .white)
    view.layer.shadowOpacity = 0
    #expect(pixel(58, 35) == .white)
  }

  @Test("a view without a background shows what is behind it")
  func noBackground() {
    _ = add(.red, 0, 0, 50, 50)
    let clear = add(nil, 0, 0, 50, 50)
    #expect(pixel(10, 10) == .red)
    clear.backgroundColor = Color.blue.withAlphaComponent(0.5)
    #expect(near(pixel(10, 10), 0.5, 0, 0.5))
  }

  @Test("transforms turn and stretch what is drawn, around the middle")
  func transforms() {
    let view = add(.red, 40, 20, 20, 60)
    view.transform = Transform(rotationAngle: .pi / 2)
    #expect(pixel(25, 50) == .red)
    #expect(pixel(75, 50) == .red)
    #expect(pixel(50, 25) == .white)
    view.transform = Transform(scaleX: 2, y: 0.5)
    #expect(pixel(32, 50) == .red)
    #expect(pixel(50, 30) == .white)
    view.transform = Transform(translationX: 30, y: 0)
    #expect(pixel(45, 50) == .white)
    #expect(pixel(85, 50) == .red)
  }

  @Test("a view that is scaled to nothing is not drawn, and harms no other")
  func collapsed() {
    let view = add(.red, 0, 0, 50, 50)
    let after = add(.blue, 60, 60, 20, 20)
    view.transform = Transform(scaleX: 0, y: 0)
    #expect(pixel(25, 25) == .white)
    #expect(pixel(70, 70) == .blue)
    view.transform = Transform(scaleX: 1, y: 0)
    #expect(pixel(25, 25) == .white)
    after.backgroundColor = .green
    #expect(pixel(70, 70) == .green)
    view.transform = .identity
    #expect(pixel(25, 25) == .red)
  }

  @Test("a scrolled view moves its subviews and not its background")
  func scrolling() {
    let outer = add(.red, 0, 0, 50, 50)
    outer.clipsToBounds = true
    _ = add(.blue, 0, 60, 50, 20, to: outer)
    #expect(pixel(10, 10) == .red)
    outer.bounds.origin.y = 60
    #expect(pixel(10, 10) == .blue)
    #expect(pixel(10, 30) == .red)
  }

  @Test("named colours follow the theme, also of one window alone")
  func themes() {
    let view = add(.label, 0, 0, 50, 50)
    let light = pixel(10, 10)
    stage.application.theme = .dark
    let dark = pixel(10, 10)
    #expect(light != dark)
    stage.window.overrideTheme = .light
    #expect(pixel(10, 10) == light)
    #expect(view.theme == .light)
  }

  @Test("the tint colour is the superview's until it is set")
  func tintColor() {
    let outer = add(nil, 0, 0, 100, 100)
    let view = TintView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(view)
    #expect(view.tintColor == .tint)
    outer.tintColor = .red
    #expect(view.tintColor == .red)
    #expect(view.changes == 1)
    #expect(pixel(10, 10) == .red)
    view.tintColor = .blue
    #expect(pixel(10, 10) == .blue)
    outer.tintColor = .green
    #expect(view.changes == 2)
    view.tintColor = nil
    #expect(pixel(10, 10) == .green)
  }
}

private final class SplashView: View {
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(Rect(x: -100, y: -100, width: 300, height: 300), color: .red)
  }
}

private final class TintView: View {
  var changes = 0
  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fill(bounds, color: tintColor)
  }
}
