import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// Tests of the layer of a view.
@Suite("A view's layer") @MainActor struct ViewLayerTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let view = View(frame: Rect(x: 20, y: 20, width: 40, height: 40))

  init() {
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.render()
  }

  private func seen(_ x: Int, _ y: Int) -> Color {
    stage.render()
    return stage.snapshot().pixel(x: x, y: y)
  }

  @Test("A view that is never asked for its layer has none")
  func madeWhenAsked() {
    #expect(view.madeLayer == nil)
    #expect(view.layer === view.layer)
    #expect(view.layer.superlayer === stage.window.layer)
  }

  @Test("The layer has the view's place and looks, and the view the layer's")
  func faces() {
    view.alpha = 0.25
    view.backgroundColor = .red
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.25)
    #expect(view.layer.backgroundColor == .red)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.frame == view.frame)
    view.layer.opacity = 0.5
    view.layer.backgroundColor = Color.blue.cgColor
    view.layer.position = Point(x: 50, y: 50)
    view.layer.bounds.size = Size(width: 20, height: 20)
    view.layer.isHidden = true
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == .blue)
    #expect(view.frame == Rect(x: 40, y: 40, width: 20, height: 20))
    #expect(view.isHidden)
    view.layer.transform = Transform3D(scaleX: 2, y: 2, z: 1)
    #expect(view.transform == Transform(scaleX: 2, y: 2))
  }

  @Test("The defaults are Core Animation's")
  func defaults() {
    let layer = Layer()
    #expect(layer.opacity == 1 && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == Size(width: 0, height: -3) && layer.shadowColor == .black)
    #expect(layer.borderColor == .black && View().layer.borderColor == .black)
    #expect(layer.anchorPoint == Point(x: 0.5, y: 0.5))
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && !layer.masksToBounds)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.mask == nil)
    #expect(layer.contentsGravity == .resize && layer.contents == nil)
    #expect(layer.maskedCorners.rawValue == 15)
    let shape = ShapeLayer()
    #expect(shape.fillColor == .black && shape.strokeColor == nil && shape.lineWidth == 1)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.miterLimit == 10)
    let gradient = GradientLayer()
    #expect(gradient.startPoint == Point(x: 0.5, y: 0))
    #expect(gradient.endPoint == Point(x: 0.5, y: 1))
  }

  @Test("With another anchor the position is that point's, and turns go around it")
  func anchors() {
    view.layer.anchorPoint = .zero
    #expect(view.layer.position == Point(x: 40, y: 40))
    #expect(view.frame == Rect(x: 40, y: 40, width: 40, height: 40))
    view.frame = Rect(x: 10, y: 10, width: 20, height: 30)
    #expect(view.layer.position == Point(x: 10, y: 10))
    #expect(view.convert(Point(x: 5, y: 6), to: stage.window) == Point(x: 15, y: 16))
    view.transform = Transform(rotationAngle: .pi / 2)
    #expect(view.frame == Rect(x: -20, y: 10, width: 30, height: 20))
    #expect(view.convert(Point(x: 5, y: 6), to: stage.window) == Point(x: 4, y: 15))
    #expect(stage.window.hitTest(Point(x: 4, y: 15), with: nil) === view)
  }

  @Test("Only the corners that are named are round, for background, border and what is cut off")
  func corners() {
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.clipsToBounds = true
    let child = View(frame: view.bounds)
    child.backgroundColor = .blue
    view.addSubview(child)
    #expect(seen(22, 22) == .white)
    #expect(seen(58, 22) == .blue)
    #expect(seen(58, 58) == .white)
    #expect(seen(40, 40) == .blue)
  }

  @Test("A mask shows the view where it draws, and a mask of a view likewise")
  func masks() {
    view.backgroundColor = .red
    let mask = ShapeLayer()
    mask.path = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 20))
    view.layer.mask = mask
    #expect(seen(30, 30) == .red)
    #expect(seen(50, 50) == .white)
    mask.path = Path(rect: Rect(x: 20, y: 20, width: 20, height: 20))
    #expect(seen(30, 30) == .white)
    #expect(seen(50, 50) == .red)
    let half = View(frame: Rect(x: 0, y: 0, width: 20, height: 40))
    half.backgroundColor = .black
    view.mask = half
    #expect(view.mask === half)
    #expect(seen(30, 50) == .red)
    #expect(seen(50, 50) == .white)
    half.frame.origin.x = 20
    #expect(seen(50, 50) == .red)
    view.mask = nil
    #expect(seen(30, 50) == .red)
  }

  @Test("A shadow with a path has the path's shape")
  func shadowPath() {
    view.backgroundColor = .red
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowColor = .blue
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = Path(rect: Rect(x: 50, y: 0, width: 20, height: 20))
    #expect(seen(75, 30) == .blue)
    #expect(seen(75, 50) == .white)
    #expect(seen(30, 30) == .red)
    view.layer.shadowPath = nil
    #expect(seen(75, 30) == .white)
  }

  @Test("Sublayers lie among the subviews in the order in which they came")
  func order() {
    let (below, above) = (Layer(), Layer())
    let child = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    child.backgroundColor = .green
    below.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    below.backgroundColor = .red
    above.frame = Rect(x: 15, y: 0, width: 20, height: 12)
    above.backgroundColor = .blue
    view.layer.addSublayer(below)
    view.addSubview(child)
    view.layer.addSublayer(above)
    #expect(view.layer.sublayers?.map { $0 === child.layer } == [false, true, false])
    #expect(seen(32, 32) == .green)
    #expect(seen(45, 45) == .red)
    #expect(seen(37, 25) == .blue)
    view.layer.insertSublayer(above, at: 0)
    #expect(seen(37, 25) == .green)
    #expect(seen(32, 32) == .green)
    above.removeFromSuperlayer()
    #expect(seen(45, 25) == .white)
    child.removeFromSuperview()
    #expect(seen(32, 32) == .red)
    #expect(view.layer.sublayers?.count == 1)
  }

  @Test("zPosition decides what is in front, and touches go by the order of the subviews")
  func zPositions() {
    let (one, other) = (View(frame: view.bounds), View(frame: view.bounds))
    one.backgroundColor = .red
    other.backgroundColor = .blue
    view.addSubview(one)
    view.addSubview(other)
    #expect(seen(30, 30) == .blue)
    one.layer.zPosition = 1
    #expect(seen(30, 30) == .red)
    #expect(stage.window.hitTest(Point(x: 30, y: 30), with: nil) === other)
    one.layer.zPosition = -1
    #expect(seen(30, 30) == .blue)
  }

  @Test("A view's own layer may be of another kind")
  func layerClass() throws {
    final class Shade: View {
      override class var layerClass: AnyClass { GradientLayer.self }
    }
    let shade = Shade(frame: view.bounds)
    let layer = try #require(shade.layer as? GradientLayer)
    layer.colors = [Color.red.cgColor, Color.blue.cgColor]
    layer.startPoint = Point(x: 0, y: 0.5)
    layer.endPoint = Point(x: 1, y: 0.5)
    view.addSubview(shade)
    #expect(seen(21, 40).red > 0.9)
    #expect(seen(58, 40).blue > 0.9)
    #expect(View().layer is ShapeLayer == false)
  }

  @Test("Contents are placed as their gravity says")
  func contents() {
    let image = ImageRenderer(size: Size(width: 10, height: 20), scale: 1).image {
      $0.fill(Rect(x: 0, y: 0, width: 10, height: 20), color: .green)
    }
    view.layer.contents = image.cgImage
    #expect(seen(22, 40) == .green)
    view.layer.contentsGravity = .resizeAspect
    #expect(seen(22, 40) == .white)
    #expect(seen(40, 22) == .green)
    view.layer.contentsGravity = .bottomRight
    #expect(seen(58, 58) == .green)
    #expect(seen(45, 58) == .white)
    view.layer.contents = nil
    #expect(seen(58, 58) == .white)
  }

  @Test("Coordinates are converted between layers with and without views")
  func conversion() {
    let layer = Layer()
    layer.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    view.layer.addSublayer(layer)
    #expect(layer.convert(Point(x: 1, y: 2), to: stage.window.layer) == Point(x: 26, y: 27))
    #expect(layer.convert(Point(x: 26, y: 27), from: stage.window.layer) == Point(x: 1, y: 2))
    #expect(view.layer.hitTest(Point(x: 26, y: 27)) === layer)
    #expect(view.layer.hitTest(Point(x: 50, y: 50)) === view.layer)
    #expect(view.layer.hitTest(Point(x: 5, y: 5)) == nil)
  }
}
