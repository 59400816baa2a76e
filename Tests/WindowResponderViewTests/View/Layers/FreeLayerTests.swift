import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

/// Tests of layers without views, and of their animations.
@Suite("Layers by themselves") @MainActor struct FreeLayerTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let layer = Layer()

  init() {
    stage.window.backgroundColor = .white
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    stage.window.layer.addSublayer(layer)
    stage.render()
  }

  private final class Recorder: LayerAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: LayerAnimation) { events.append("start") }
    func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
      events.append("stop \(flag)")
    }
  }

  private var shown: LayerLook { layer.shownLook }

  @Test("What is set on a layer that is seen leads there in a quarter of a second")
  func implicitAnimation() {
    layer.position = Point(x: 60, y: 10)
    #expect(layer.position == Point(x: 60, y: 10))
    #expect(layer.animationKeys() == ["position"])
    stage.advance(by: 0.125)
    let x = layer.presentation()?.position.x ?? 0
    #expect(x > 20 && x < 60)
    stage.advance(by: 0.2)
    #expect(layer.presentation()?.position.x == 60)
    #expect(layer.animationKeys() == nil)
    stage.render()
    #expect(stage.snapshot().pixel(x: 60, y: 10) == .red)
    #expect(stage.snapshot().pixel(x: 10, y: 10) == .white)
  }

  @Test("A transaction may take another time, or none, and hears of the end")
  func transactions() {
    var ends = 0
    Transaction.begin()
    Transaction.setAnimationDuration(1)
    Transaction.setCompletionBlock { ends += 1 }
    layer.opacity = 0
    Transaction.commit()
    stage.advance(by: 0.5)
    let opacity = layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.01 && opacity < 0.6)
    #expect(ends == 0)
    stage.advance(by: 0.6)
    #expect(ends == 1)
    Transaction.begin()
    Transaction.setDisableActions(true)
    layer.opacity = 1
    Transaction.commit()
    #expect(layer.animationKeys() == nil)
    Transaction.begin()
    Transaction.setCompletionBlock { ends += 1 }
    Transaction.commit()
    #expect(ends == 2)
  }

  @Test("The completion block of a transaction waits for the animations of views")
  func transactionsOfViews() {
    let view = View(frame: Rect(x: 0, y: 50, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.render()
    var ends = 0
    Transaction.begin()
    Transaction.setCompletionBlock { ends += 1 }
    View.animate(withDuration: 1) { view.alpha = 0 }
    Transaction.commit()
    stage.advance(by: 0.5)
    #expect(ends == 0)
    stage.advance(by: 0.6)
    #expect(ends == 1)
    Transaction.begin()
    Transaction.setCompletionBlock { ends += 1 }
    View.animate(withDuration: 1) {}
    Transaction.commit()
    #expect(ends == 2)
  }

  @Test("Another completion block of a transaction calls the one before, when its animations end")
  func replacedCompletionBlock() {
    var log: [String] = []
    Transaction.begin()
    Transaction.setCompletionBlock { log.append("empty") }
    Transaction.setCompletionBlock { log.append("long") }
    #expect(log == ["empty"])
    Transaction.setAnimationDuration(1)
    layer.opacity = 0
    Transaction.setCompletionBlock { log.append("last") }
    #expect(log == ["empty"])
    Transaction.commit()
    #expect(log == ["empty", "last"])
    stage.advance(by: 1.1)
    #expect(log == ["empty", "last", "long"])
  }

  @Test("A new layer's values count at once, and those of layers whose actions say so")
  func noImplicitAnimation() {
    let fresh = Layer()
    stage.window.layer.addSublayer(fresh)
    fresh.backgroundColor = .blue
    fresh.frame = Rect(x: 50, y: 50, width: 10, height: 10)
    #expect(fresh.animationKeys() == nil)
    layer.actions = ["opacity": 0]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }

  @Test("A basic animation moves what is seen, and the layer's own value is seen afterwards")
  func basicAnimation() {
    let recorder = Recorder()
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 90.0
    animation.duration = 1
    animation.delegate = recorder
    layer.add(animation, forKey: "move")
    #expect(layer.animation(forKey: "move") === animation)
    stage.advance(by: 0.5)
    #expect(recorder.events == ["start"])
    #expect(abs(shown.geometry.center.x - 50) < 3)
    #expect(layer.position.x == 10)
    stage.advance(by: 0.6)
    #expect(shown.geometry.center.x == 10)
    #expect(recorder.events == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("An animation that is not removed and fills forwards keeps its end in view")
  func fillForwards() {
    let animation = BasicAnimation(keyPath: "opacity")
    animation.toValue = Float(0.25)
    animation.duration = 0.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    stage.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.25)
    #expect(layer.animationKeys() == ["fade"])
    let frames = stage.window.canvas.frameCount
    stage.advance(by: 2)
    #expect(stage.window.canvas.frameCount == frames)
    layer.removeAllAnimations()
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("Taken away before its end an animation did not finish")
  func removal() {
    let recorder = Recorder()
    let animation = BasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 5
    animation.delegate = recorder
    layer.add(animation, forKey: "fade")
    stage.advance(by: 0.5)
    layer.removeAnimation(forKey: "fade")
    #expect(recorder.events == ["start", "stop false"])
    #expect(shown.appearance.alpha == 1)
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.1)
    layer.removeFromSuperlayer()
    #expect(recorder.events.last == "stop false")
  }

  @Test("Rounds, the way back, and times before the beginning")
  func timing() {
    var timing = LayerTiming(
      duration: 2, beginTime: 0, timeOffset: 0, speed: 1, repeatCount: 2, repeatDuration: 0,
      autoreverses: true, fillMode: .removed, curve: nil)
    #expect(timing.total == 8)
    #expect(timing.moment(after: 1)?.progress == 0.5)
    #expect(timing.moment(after: 3)?.progress == 0.5)
    #expect(timing.moment(after: 5)?.progress == 0.5)
    #expect(timing.moment(after: 5)?.round == 1)
    #expect(timing.moment(after: -1) == nil)
    #expect(timing.moment(after: 8) == nil)
    timing.fillMode = .both
    #expect(timing.moment(after: -1)?.progress == 0)
    #expect(timing.moment(after: 9)?.progress == 0)
    timing.speed = 2
    #expect(timing.total == 4)
    #expect(timing.moment(after: 0.5)?.progress == 0.5)
    timing.autoreverses = false
    timing.repeatCount = .infinity
    #expect(timing.total == .infinity)
  }

  @Test("Keyframes are reached at their times")
  func keyframes() {
    let animation = KeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 40]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 4
    layer.add(animation, forKey: nil)
    stage.advance(by: 1)
    #expect(abs(shown.geometry.center.x - 100) < 2)
    stage.advance(by: 1.5)
    #expect(abs(shown.geometry.center.x - 70) < 2)
    #expect(layer.animationKeys() == nil)
    let path = KeyframeAnimation(keyPath: "position")
    path.path = Path(rect: Rect(x: 0, y: 0, width: 40, height: 40))
    path.duration = 4
    layer.removeAllAnimations()
    layer.add(path, forKey: "path")
    stage.advance(by: 1)
    #expect(abs(shown.geometry.center.x - 40) < 2 && abs(shown.geometry.center.y) < 2)
  }

  @Test("A full turn by its key path goes all the way around, and a group runs as one")
  func groups() {
    let turn = BasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = Double.pi * 2
    let grow = BasicAnimation(keyPath: "transform.scale")
    grow.toValue = 3
    let group = LayerAnimationGroup()
    group.animations = [turn, grow]
    for animation in [turn, grow] { animation.duration = 2 }
    group.duration = 2
    layer.add(group, forKey: "both")
    stage.advance(by: 0.5)
    let parts = AnimationVector(shown.geometry.transform)
    #expect(abs(parts[2] - .pi / 2) < 0.1)
    #expect(abs(parts[3] - 1.5) < 0.1)
    stage.advance(by: 2)
    #expect(shown.geometry.transform.isIdentity)
  }

  @Test("A view's own layer is animated too, and views' animations beside")
  func viewLayers() {
    let view = View(frame: Rect(x: 0, y: 40, width: 20, height: 20))
    view.backgroundColor = .blue
    stage.window.addSubview(view)
    stage.render()
    let animation = BasicAnimation(keyPath: "transform.translation.x")
    animation.fromValue = 0
    animation.toValue = 60
    animation.duration = 1
    view.layer.add(animation, forKey: "slide")
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.y = 90 }
    stage.advance(by: 0.5)
    stage.render()
    #expect(stage.snapshot().pixel(x: 40, y: 70) == .blue)
    #expect(view.layer.presentation()?.affineTransform().tx ?? 0 > 20)
    stage.advance(by: 1)
    #expect(stage.snapshot().pixel(x: 10, y: 90) == .blue)
    #expect(view.motion == nil)
  }

  @Test("Shapes draw themselves along, and colours and paths lead to others")
  func specialValues() {
    let shape = ShapeLayer()
    shape.path = Path(rect: Rect(x: 10, y: 50, width: 40, height: 40))
    shape.fillColor = .green
    stage.window.layer.addSublayer(shape)
    let morph = BasicAnimation(keyPath: "path")
    morph.toValue = Path(rect: Rect(x: 50, y: 50, width: 40, height: 40))
    morph.duration = 1
    shape.add(morph, forKey: "morph")
    stage.advance(by: 0.5)
    let x = shape.shownValues.shape?.path?.bounds.minX ?? 0
    #expect(abs(x - 30) < 2)
    let draw = BasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    shape.add(draw, forKey: "draw")
    stage.advance(by: 0.5)
    #expect(abs((shape.shownValues.shape?.strokeEnd ?? 0) - 0.5) < 0.05)
    let gradient = GradientLayer()
    gradient.colors = [Color.red, Color.blue]
    stage.window.layer.addSublayer(gradient)
    let fade = BasicAnimation(keyPath: "colors")
    fade.toValue = [Color.blue.cgColor, Color.red.cgColor]
    fade.duration = 1
    gradient.add(fade, forKey: "fade")
    stage.advance(by: 0.5)
    #expect(abs((gradient.shownValues.gradient?.colors.first?.red ?? 0) - 0.5) < 0.1)
  }

  @Test("A layer that draws itself does so once it was told that it needs to")
  func drawing() {
    final class Ring: Layer {
      override func draw(in context: GraphicsContext) {
        context.setFillColor(.blue)
        context.fill(bounds.insetBy(dx: 5, dy: 5))
      }
    }
    let ring = Ring()
    ring.frame = Rect(x: 50, y: 50, width: 20, height: 20)
    stage.window.layer.addSublayer(ring)
    stage.render()
    #expect(stage.snapshot().pixel(x: 60, y: 60) == .white)
    ring.setNeedsDisplay()
    stage.render()
    #expect(stage.snapshot().pixel(x: 60, y: 60) == .blue)
    #expect(stage.snapshot().pixel(x: 52, y: 52) == .white)
    let image = ImageRenderer(size: Size(width: 20, height: 20), scale: 1).image {
      ring.render(in: $0)
    }
    #expect(image.pixel(x: 10, y: 10) == .blue)
  }

  @Test("Text layers draw text in their colour")
  func text() {
    let text = TextLayer()
    text.string = "MMM"
    text.fontSize = 20
    text.foregroundColor = .blue
    text.frame = Rect(x: 30, y: 30, width: 60, height: 30)
    stage.window.layer.addSublayer(text)
    stage.render()
    let image = stage.snapshot()
    var ink = 0
    for x in 30..<90 { for y in 30..<60 where image.pixel(x: x, y: y).red < 0.2 { ink += 1 } }
    #expect(ink > 50)
  }

  @Test("A transition pushes the old away")
  func transitions() {
    let recorder = Recorder()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.render()
    let transition = LayerTransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.delegate = recorder
    view.layer.add(transition, forKey: nil)
    view.backgroundColor = .blue
    stage.advance(by: 0.5)
    stage.render()
    #expect(stage.snapshot().pixel(x: 10, y: 50) == .red)
    #expect(stage.snapshot().pixel(x: 90, y: 50) == .blue)
    stage.advance(by: 1)
    #expect(stage.snapshot().pixel(x: 10, y: 50) == .blue)
    #expect(recorder.events == ["start", "stop true"])
  }
}
