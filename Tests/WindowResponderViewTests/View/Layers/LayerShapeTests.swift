import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// The corners, the sides and the transitions of layers.
@Suite("Shapes and sides of layers") @MainActor struct LayerShapeTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.backgroundColor = .white
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.render()
  }

  /// Returns the number of pixels in the top left quarter that the view does not cover at all.
  private func freePixels() -> Int {
    stage.render()
    let image = stage.snapshot()
    var count = 0
    for x in 0..<50 { for y in 0..<50 where image.pixel(x: x, y: y) == .white { count += 1 } }
    return count
  }

  @Test("A continuous corner begins farther along the side than a circular one, and cuts as deep")
  func continuousCorner() {
    view.layer.cornerRadius = 30
    let circular = freePixels()
    let depth = { (stage: Stage) in
      let image = stage.snapshot()
      return (0..<50).first { image.pixel(x: $0, y: $0) != .white }
    }
    let circularDepth = depth(stage)
    view.layer.cornerCurve = .continuous
    let continuous = freePixels()
    #expect(view.layer.cornerCurve == .continuous)
    #expect(continuous > circular && continuous < circular + 60)
    // The arc in the middle of the corner is the same.
    #expect(depth(stage) == circularDepth)
    // 30 points from the corner, the circle meets the side. The continuous curve is still inside.
    let side = stage.snapshot().pixel(x: 30, y: 0)
    #expect(side != .red && side != .white)
    view.layer.cornerCurve = .circular
    #expect(freePixels() == circular)
  }

  @Test("A continuous curve applies to rounded corners, to a border and to clipped sublayers")
  func continuousParts() {
    view.layer.cornerRadius = 30
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.masksToBounds = true
    let cover = Layer()
    cover.frame = view.bounds
    cover.backgroundColor = .blue
    view.layer.addSublayer(cover)
    stage.render()
    var image = stage.snapshot()
    #expect(image.pixel(x: 1, y: 1) == .white && image.pixel(x: 98, y: 1) == .blue)
    cover.removeFromSuperlayer()
    view.layer.borderWidth = 4
    view.layer.borderColor = .green
    stage.render()
    image = stage.snapshot()
    #expect(image.pixel(x: 1, y: 1) == .white && image.pixel(x: 98, y: 1) == .green)
    #expect(image.pixel(x: 60, y: 1) == .green && image.pixel(x: 60, y: 50) == .red)
  }

  @Test(
    "The outline of continuous corners is inside its rectangle and symmetrical",
    arguments: [0.5, 10, 30, 45, 50, 500])
  func outline(radius: Double) {
    let box = Rect(x: 10, y: 20, width: 100, height: 120)
    let path = Path(continuousRoundedRect: box, corners: .allCorners, cornerRadius: radius)
    let bounds = path.bounds
    #expect((bounds.minX - 10).magnitude < 1e-9 && (bounds.maxX - 110).magnitude < 1e-9)
    #expect((bounds.minY - 20).magnitude < 1e-9 && (bounds.maxY - 140).magnitude < 1e-9)
    for step in 0...50 {
      let point = Point(x: 10 + Double(step), y: 20 + Double(step) / 3)
      let mirrored = Point(x: 120 - point.x, y: point.y)
      let turned = Point(x: 120 - point.x, y: 160 - point.y)
      // Exactly on the outline, rounding decides.
      guard step > 0 else { continue }
      #expect(path.contains(point) == path.contains(mirrored))
      #expect(path.contains(point) == path.contains(turned))
    }
    #expect(path.contains(Point(x: 60, y: 80)))
  }

  @Test("A layer that is not double-sided is invisible from its back, with its sublayers")
  func backSide() {
    let layer = Layer()
    layer.frame = Rect(x: 20, y: 20, width: 40, height: 40)
    layer.backgroundColor = .blue
    let child = Layer()
    child.frame = Rect(x: 30, y: 30, width: 40, height: 40)
    child.backgroundColor = .green
    layer.addSublayer(child)
    view.layer.addSublayer(layer)
    Transaction.begin()
    Transaction.setDisableActions(true)
    func color(_ x: Int, _ y: Int) -> Color {
      stage.render()
      return stage.snapshot().pixel(x: x, y: y)
    }
    #expect(color(30, 30) == .blue && color(80, 80) == .green)
    layer.transform = Transform3D(scaleX: -1, y: 1, z: 1)
    #expect(color(50, 30) == .blue)
    layer.isDoubleSided = false
    #expect(color(50, 30) == .red && color(30, 80) == .red)
    // A turn in the plane, or two mirrorings, show the front.
    layer.transform = Transform3D(scaleX: -1, y: -1, z: 1)
    #expect(color(50, 30) == .blue)
    layer.transform = .identity
    #expect(color(30, 30) == .blue)
    Transaction.commit()
  }

  @Test("A view's layer that is not double-sided is hidden by a transform that mirrors the view")
  func backOfView() {
    view.layer.isDoubleSided = false
    stage.render()
    #expect(stage.snapshot().pixel(x: 50, y: 50) == .red)
    view.transform = Transform(scaleX: 1, y: -1)
    stage.render()
    #expect(stage.snapshot().pixel(x: 50, y: 50) == .white)
    view.transform = .identity
    stage.render()
    #expect(stage.snapshot().pixel(x: 50, y: 50) == .red)
  }

  @Test("A transition runs from its start progress to its end progress")
  func transitionRange() {
    let transition = LayerTransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.timingFunction = MediaTimingFunction(name: .linear)
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    func color(_ x: Int) -> Color { stage.snapshot().pixel(x: x, y: 50) }
    stage.advance(by: 0.02)
    #expect(color(45) == .red && color(55) == .blue)
    stage.advance(by: 0.96)
    #expect(color(20) == .red && color(30) == .blue)
    stage.advance(by: 0.1)
    #expect(color(5) == .blue)
  }

  @Test("A spring is not overdamped unless it allows that")
  func overdamping() {
    let spring = SpringAnimation()
    spring.mass = 1
    spring.stiffness = 100
    spring.damping = 20
    let critical = spring.settlingDuration
    spring.damping = 200
    #expect((spring.settlingDuration - critical).magnitude < 1e-9)
    spring.allowsOverdamping = true
    #expect(spring.settlingDuration > 2 * critical)
  }
}
