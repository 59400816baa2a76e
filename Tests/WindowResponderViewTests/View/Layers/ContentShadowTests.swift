import Testing

@testable import ResponderGraphics
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the shadow of a view or layer without a background, which is that of its content.
@Suite("Shadows of content") @MainActor struct ContentShadowTests {
  let stage = Stage(size: Size(width: 120, height: 100))
  let view = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))
  let child = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))

  init() {
    stage.window.backgroundColor = .white
    child.backgroundColor = .red
    view.addSubview(child)
    setShadow(of: view.layer)
    stage.window.addSubview(view)
    stage.render()
  }

  private func setShadow(of layer: Layer) {
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = Size(width: 20, height: 0)
  }

  private func seen(_ x: Int, _ y: Int) -> Color { stage.snapshot().pixel(x: x, y: y) }

  private func expectShownIsWhole(_ comment: Comment) throws {
    stage.render()
    let shown = try #require(stage.surface?.image())
    #expect(shown.hasSamePixels(as: stage.snapshot()), comment)
  }

  @Test("A view without a background casts the shadow of its subviews, and of nothing else")
  func subviews() {
    #expect(seen(35, 35) == .red)
    #expect(seen(55, 35) == .black)
    #expect(seen(70, 70) == .white)
    #expect(seen(90, 50) == .white)
  }

  @Test("A view with a background casts the shadow of its box")
  func background() {
    view.backgroundColor = .yellow
    stage.render()
    #expect(seen(90, 50) == .black)
    #expect(seen(55, 35) == .yellow)
    view.backgroundColor = .clear
    stage.render()
    #expect(seen(90, 50) == .white)
  }

  @Test("The shadow of a part that is clipped away is visible")
  func shadowOfInvisiblePart() {
    let frame = View(frame: Rect(x: 45, y: 0, width: 75, height: 100))
    frame.clipsToBounds = true
    stage.window.addSubview(frame)
    view.frame.origin.x -= 45
    frame.addSubview(view)
    stage.render()
    #expect(seen(35, 35) == .white)
    #expect(seen(55, 35) == .black)
  }

  @Test("A change of a subview redraws its shadow, also outside of the view")
  func damage() throws {
    let changes: [(Comment, () -> Void)] = [
      ("moved", { child.frame.origin.y = 30 }), ("outside", { child.frame.origin.x = 58 }),
      ("colored", { child.backgroundColor = nil }), ("added", { child.backgroundColor = .blue }),
      ("blurred", { view.layer.shadowRadius = 4 }), ("removed", { child.removeFromSuperview() }),
      ("bordered", { view.layer.borderWidth = 3 }), ("hidden", { view.layer.shadowOpacity = 0 }),
    ]
    for (comment, change) in changes {
      change()
      try expectShownIsWhole(comment)
    }
  }

  @Test("A label casts the shadow of its text")
  func label() throws {
    let label = Label(text: "Text")
    label.frame = Rect(x: 20, y: 0, width: 60, height: 20)
    setShadow(of: label.layer)
    stage.window.addSubview(label)
    stage.render()
    #expect(seen(95, 1) == .white)
    label.text = "Te"
    try expectShownIsWhole("shorter")
    label.text = "Text"
    try expectShownIsWhole("longer")
  }

  @Test("A shape casts the shadow of its path, also in a layer with a shadow of its own")
  func shape() throws {
    let shape = ShapeLayer()
    shape.path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    shape.fillColor = .blue
    setShadow(of: shape)
    let group = Layer()
    group.frame = Rect(x: 5, y: 85, width: 80, height: 10)
    group.addSublayer(shape)
    stage.window.layer.addSublayer(group)
    stage.render()
    #expect(seen(10, 90) == .blue)
    #expect(seen(30, 90) == .black)
    #expect(seen(50, 90) == .white)
    setShadow(of: group)
    try expectShownIsWhole("group")
    shape.path = Path(rect: Rect(x: 5, y: 0, width: 10, height: 10))
    try expectShownIsWhole("path")
  }
}
