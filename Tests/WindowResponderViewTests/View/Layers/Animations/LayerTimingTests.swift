import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of a layer's own time, with which applications pause, resume and scrub animations.
@Suite("The time of layers", .serialized) @MainActor struct LayerTimingTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let layer = Layer()

  init() {
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    stage.window.layer.addSublayer(layer)
    stage.render()
  }

  private func slide(_ seconds: Double = 2) -> BasicAnimation {
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = seconds
    return animation
  }

  /// Pauses a layer as Apple's documentation does.
  private func pause(_ layer: Layer) {
    let pausedTime = layer.convertTime(Layer.currentTime, from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
  }

  /// Resumes a layer as Apple's documentation does.
  private func resume(_ layer: Layer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(Layer.currentTime, from: nil) - pausedTime
  }

  private var x: Double { layer.presentation()?.position.x ?? -1 }

  @Test("T16: a paused layer stands still without frames, and resumes where it was")
  func pausing() {
    var ends = 0
    Transaction.begin()
    Transaction.setCompletionBlock { ends += 1 }
    layer.add(slide(), forKey: "slide")
    Transaction.commit()
    stage.advance(by: 1)
    pause(layer)
    stage.advance(by: 0.1)
    #expect(abs(x - 50) < 3)
    let frames = stage.frameCount
    let held = x
    stage.advance(by: 5)
    #expect(x == held && ends == 0 && stage.frameCount <= frames + 1)
    resume(layer)
    stage.advance(by: 0.5)
    #expect(abs(x - held - 25) < 3)
    stage.advance(by: 0.6)
    #expect(ends == 1 && layer.animationKeys() == nil)
  }

  @Test(
    "T16: what is inside a paused layer stands still too: sublayers, views and their animations")
  func inside() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(view)
    stage.window.addSubview(outer)
    let inner = Layer()
    inner.frame = Rect(x: 0, y: 50, width: 20, height: 20)
    view.layer.addSublayer(inner)
    stage.render()
    var isDone = false
    View.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.center.x = 110
    } completion: {
      isDone = $0
    }
    inner.add(slide(), forKey: "slide")
    stage.advance(by: 1)
    pause(outer.layer)
    stage.advance(by: 4)
    #expect(!isDone && abs((view.motion?.geometry.center.x ?? 0) - 60) < 4)
    #expect(abs((inner.presentation()?.position.x ?? 0) - 50) < 3)
    resume(outer.layer)
    stage.advance(by: 0.5)
    #expect(abs((view.motion?.geometry.center.x ?? 0) - 85) < 4)
    stage.advance(by: 0.7)
    #expect(isDone && view.motion == nil && inner.animationKeys() == nil)
  }

  @Test("T16: what begins after a pause begins at once, and what begins in one waits")
  func beginnings() {
    pause(stage.window.layer)
    stage.advance(by: 3)
    resume(stage.window.layer)
    stage.advance(by: 0.1)
    layer.add(slide(), forKey: "slide")
    let view = View(frame: Rect(x: 0, y: 40, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.render()
    View.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 110 }
    stage.advance(by: 1)
    #expect(abs(x - 50) < 3 && abs((view.motion?.geometry.center.x ?? 0) - 60) < 4)
    layer.removeAllAnimations()
    pause(layer)
    layer.add(slide(), forKey: "slide")
    stage.advance(by: 1)
    #expect(x == 0)
    resume(layer)
    stage.advance(by: 1)
    #expect(abs(x - 50) < 3)
  }

  @Test("A speed makes animations faster, and a time offset moves a paused one")
  func speeds() {
    layer.speed = 2
    layer.add(slide(), forKey: "slide")
    stage.advance(by: 0.5)
    #expect(abs(x - 50) < 4)
    layer.removeAllAnimations()
    layer.speed = 0
    layer.timeOffset = 0
    let animation = slide(1)
    animation.beginTime = 0.001
    layer.add(animation, forKey: "slide")
    for part in [0.25, 0.75, 0.5] {
      layer.timeOffset = part
      stage.advance(by: 0.1)
      #expect(abs(x - part * 100) < 1)
    }
  }

  @Test("Times are converted between layers")
  func conversion() {
    let inner = Layer()
    layer.addSublayer(inner)
    let now = Layer.currentTime
    #expect(inner.convertTime(now, from: nil) == now)
    layer.beginTime = 10
    layer.speed = 2
    layer.timeOffset = 3
    inner.speed = 0.5
    #expect(layer.convertTime(20, from: nil) == 23)
    #expect(inner.convertTime(20, from: nil) == 11.5)
    #expect(inner.convertTime(11.5, to: nil) == 20)
    #expect(inner.convertTime(23, from: layer) == 11.5)
    #expect(inner.convertTime(11.5, to: layer) == 23)
    layer.speed = 0
    #expect(layer.convertTime(20, from: nil) == 3 && layer.convertTime(3, to: nil) == 10)
    layer.speed = .nan
    layer.timeOffset = .infinity
    #expect(layer.speed == 1 && layer.timeOffset == 0)
  }

  @Test("Times in a layer that stands still are converted within it")
  func conversionInside() {
    let (inner, sibling) = (Layer(), Layer())
    layer.addSublayer(inner)
    layer.addSublayer(sibling)
    layer.beginTime = 10
    layer.timeOffset = 3
    layer.speed = 0
    inner.speed = 0.5
    sibling.timeOffset = 1
    #expect(layer.convertTime(7, from: layer) == 7 && layer.convertTime(7, to: layer) == 7)
    #expect(inner.convertTime(7, from: layer) == 3.5 && inner.convertTime(7, to: layer) == 14)
    #expect(sibling.convertTime(7, from: inner) == 15 && sibling.convertTime(15, to: inner) == 7)
    #expect(inner.convertTime(7, from: Layer()) == 1.5)
  }

  @Test("T16: an animator pauses and continues in the time of its layers")
  func animators() {
    stage.window.layer.speed = 0.5
    let (view, other) = (movingView(), movingView())
    let animator = ViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 110 }
    animator.startAnimation()
    stage.advance(by: 1)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.25) < 0.03)
    stage.advance(by: 1)
    #expect(abs(view.presentation.center.x - 35) < 3)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 1)
    #expect(abs(view.presentation.center.x - 60) < 3)
    animator.addAnimations { other.center.x = 110 }
    stage.advance(by: 1)
    #expect(abs(view.presentation.center.x - 85) < 3)
    #expect(abs(other.presentation.center.x - 60) < 5)
  }

  @Test(
    "T16: an animation that is kept after its end runs again when the time returns, and ends once")
  func returning() {
    let counter = EndCounter()
    let animation = slide(1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = counter
    layer.add(animation, forKey: "slide")
    stage.advance(by: 1.2)
    #expect(x == 100 && counter.ends == 1)
    layer.timeOffset = -1
    stage.advance(by: 0.5)
    #expect(abs(x - 70) < 4)
    stage.advance(by: 0.5)
    #expect(x == 100)
    layer.removeAllAnimations()
    #expect(counter.ends == 1)
  }

  @Test(
    "An animation that repeats endlessly, or by the greatest number, sets no timer when unseen",
    arguments: [Float.infinity, .greatestFiniteMagnitude])
  func endless(count: Float) {
    let animation = slide(0.5)
    animation.repeatCount = count
    layer.add(animation, forKey: "slide")
    stage.advance(by: 0.1)
    stage.setSuspended(true)
    stage.advance(by: 0.1)
    #expect(stage.application.nextTimer == nil)
    stage.setSuspended(false)
    stage.advance(by: 0.1)
    #expect(x > 0)
  }

  private final class EndCounter: LayerAnimationDelegate {
    var ends = 0
    func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) { ends += 1 }
  }

  private func movingView() -> View {
    let view = View(frame: Rect(x: 0, y: 40, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  @Test(
    "T16: the first time to which an application moves a layer counts for its view's animations")
  func scrubbingView() {
    let view = movingView()
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
    pause(view.layer)
    let start = view.layer.timeOffset
    for part in [0.5, 0.25] {
      view.layer.timeOffset = start + part
      stage.advance(by: 0.1)
      #expect(abs(view.presentation.center.x - 10 - 100 * part) < 3)
    }
  }

  @Test("T16: an animation before whose beginning the time runs backward needs no frames")
  func backward() {
    let view = movingView()
    view.layer.speed = -1
    View.animate(withDuration: 1, delay: 0.5) { view.center.x = 110 }
    stage.advance(by: 0.1)
    let frames = stage.frameRequestCount
    stage.advance(by: 2)
    #expect(stage.frameRequestCount <= frames + 1 && view.presentation.center.x == 10)
  }

  @Test("A copy of a layer has its time, which is also set and read by name")
  func copies() throws {
    layer.beginTime = 2
    layer.timeOffset = 3
    layer.speed = 0.5
    let shown = try #require(layer.presentation())
    for copy in [Layer(layer: layer), shown] {
      #expect(copy.beginTime == 2 && copy.timeOffset == 3 && copy.speed == 0.5)
    }
    #expect(shown.convertTime(4, from: nil) == 4 && shown.convertTime(7, from: layer) == 7)
    layer.setValue(0, forKey: "speed")
    layer.setValue(5.5, forKeyPath: "timeOffset")
    layer.setValue(Float(1), forKey: "beginTime")
    #expect(layer.speed == 0 && layer.timeOffset == 5.5 && layer.beginTime == 1)
    layer.setValue("fast", forKey: "speed")
    #expect(layer.value(forKey: "speed") as? Double == 0)
    #expect(layer.value(forKeyPath: "timeOffset") as? Double == 5.5)
    #expect(layer.value(forKey: "beginTime") as? Double == 1)
  }
}
