import ResponderTestKit
import Testing
import UIKitNames

@testable import WindowResponder

/// Tests of a layer's own time, with which applications pause, resume and scrub animations.
@Suite("The time of layers", .serialized) @MainActor struct LayerTimingTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let layer = CALayer()

  init() {
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    stage.window.layer.addSublayer(layer)
    stage.render()
  }

  private func slide(_ seconds: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = seconds
    return animation
  }

  /// Pauses a layer as Apple's documentation does.
  private func pause(_ layer: CALayer) {
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
  }

  /// Resumes a layer as Apple's documentation does.
  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
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
    let inner = CALayer()
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
    let inner = CALayer()
    layer.addSublayer(inner)
    let now = CACurrentMediaTime()
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
}
