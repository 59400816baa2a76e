import TestScenes
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct ViewPropertyAnimatorTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private func make(_ curve: View.AnimationCurve = .linear) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 120 }
    animator.addCompletion { [log] position in log.add("\(position)") }
    return animator
  }

  private var x: Double { (view.presentation.center.x * 1e4).rounded() / 1e4 }

  @Test("An animator that was not started changes nothing")
  func notStarted() {
    let animator = make()
    stage.advance(by: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.center.x == 20)
  }

  @Test("An animator without strong references runs to its end and calls its completion")
  func toTheEnd() {
    weak var kept: ViewPropertyAnimator?
    do {
      let animator = make()
      kept = animator
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
    }
    #expect(view.center.x == 120)
    stage.advance(by: 0.5)
    #expect(x == 70)
    stage.advance(by: 0.6)
    #expect(log.take() == ["end"])
    #expect(kept == nil)
    #expect(view.motion == nil)
  }

  @Test("A pause stays where it is, without frames, and goes on from there")
  func pausing() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    stage.advance(by: 0.1)
    let requests = stage.frameRequestCount
    stage.advance(by: 5)
    #expect(stage.frameRequestCount == requests)
    #expect(x == 45)
    #expect((animator.fractionComplete - 0.25).magnitude < 1e-6)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(x == 95)
    stage.advance(by: 0.3)
    #expect(log.take() == ["end"])
  }

  @Test("A pause along a curve does not jump, and goes on along it")
  func pausingOnACurve() {
    let animator = make(.easeInOut)
    animator.startAnimation()
    stage.advance(by: 0.25)
    let before = x
    animator.pauseAnimation()
    stage.advance(by: 1)
    #expect(x == before)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.25)
    #expect((x - 70).magnitude < 0.01)
  }

  @Test("Setting the fraction scrubs, before the start too")
  func scrubbing() {
    let animator = make(.easeIn)
    animator.fractionComplete = 0.5
    stage.advance(by: 0.1)
    #expect(x == 70)
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.1
    stage.advance(by: 0.1)
    #expect(x == 30)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.advance(by: 0.1)
    #expect((x - (20 + 31.5357)).magnitude < 1e-3)
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(log.take() == ["end"])
  }

  @Test("A reversed animator goes back to its start, and the views have their old values")
  func reversing() {
    view.backgroundColor = nil
    let animator = make()
    animator.addAnimations { view.backgroundColor = .red }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    #expect(x == 45)
    #expect((animator.fractionComplete - 0.75).magnitude < 1e-6)
    stage.advance(by: 0.3)
    #expect(log.take() == ["start"])
    #expect(view.center.x == 20)
    #expect(view.backgroundColor == nil)
    #expect(view.motion == nil)
  }

  @Test("Going on with a spring comes to the end in the time that is given")
  func continuingWithASpring() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: SpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    stage.advance(by: 0.25)
    // A critically damped spring at half its duration: (1 + 4.6167)·e^−4.6167 of the distance remains.
    #expect((x - (120 - 50 * 0.055503)).magnitude < 0.05)
    stage.advance(by: 0.3)
    #expect(log.take() == ["end"])
  }

  @Test("Stopped without finishing the views keep what is seen, and no completion is called")
  func stopping() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect((view.center.x - 70).magnitude < 1e-6)
    stage.advance(by: 1)
    #expect(log.take() == [])
    #expect((view.center.x - 70).magnitude < 1e-6)
  }

  @Test(
    "Stopped and finished the views have the values of the position",
    arguments: [
      (ViewAnimatingPosition.start, 20.0), (.end, 120), (.current, 70),
    ])
  func finishing(position: ViewAnimatingPosition, expected: Double) {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    stage.advance(by: 1)
    #expect(x == 70)
    animator.finishAnimation(at: position)
    #expect((view.center.x - expected).magnitude < 1e-6)
    #expect(animator.state == .inactive)
    #expect(log.take() == ["\(position)"])
    stage.render()
    #expect(log.take().isEmpty)
  }

  @Test("Changes that are added later take what is left of the time")
  func addingLater() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { view.alpha = 0 }
    stage.advance(by: 0.25)
    #expect((view.presentation.alpha - 0.5).magnitude < 1e-6)
    stage.advance(by: 0.3)
    #expect(view.presentation.alpha == 0)
    #expect(log.take() == ["end"])
  }

  @Test("Changes with a delay factor begin later")
  func delayFactor() {
    let animator = make()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect((view.presentation.alpha - 0.5).magnitude < 1e-6)
    stage.advance(by: 1)
  }

  @Test("An animator that pauses at its end can be played back")
  func pausingAtTheEnd() {
    let animator = make()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1.1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(x == 120)
    #expect(log.take() == [])
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(x == 70)
    animator.pausesOnCompletion = false
    stage.advance(by: 0.6)
    #expect(log.take() == ["start"])
  }

  @Test("An animator starts after its delay")
  func delay() {
    let animator = make()
    animator.startAnimation(afterDelay: 1)
    stage.advance(by: 1)
    #expect(x == 20)
    stage.advance(by: 0.5)
    #expect((x - 70).magnitude < 2)
    stage.advance(by: 1)
    #expect(log.take() == ["end"])
  }

  @Test("An animator without anything to move is over at once")
  func nothingToMove() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { [log] position in log.add("\(position)") }
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(log.take() == ["end"])
  }

  @Test("An animator without anything to move ends only while it is running")
  func nothingToMovePaused() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { [log] position in log.add("\(position)") }
    animator.pauseAnimation()
    stage.advance(by: 0.1)
    #expect(animator.state == .active && log.take().isEmpty)
    animator.startAnimation()
    animator.stopAnimation(false)
    stage.advance(by: 0.1)
    #expect(animator.state == .stopped && log.take().isEmpty)
    animator.finishAnimation(at: .start)
    stage.render()
    #expect(log.take() == ["start"])
    let other = ViewPropertyAnimator(duration: 1, curve: .linear) {}
    other.addCompletion { [log] position in log.add("\(position)") }
    other.pausesOnCompletion = true
    other.startAnimation()
    stage.advance(by: 0.1)
    #expect(other.state == .active && !other.isRunning && log.take().isEmpty)
    other.stopAnimation(true)
  }

  @Test("An animator that moves nothing at first runs the changes that are added to it")
  func changesAddedToNothing() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { [log] position in log.add("\(position)") }
    animator.startAnimation()
    animator.addAnimations { view.center.x = 120 }
    stage.advance(by: 0.5)
    #expect(x == 70 && log.take().isEmpty)
    stage.advance(by: 0.6)
    #expect(log.take() == ["end"])
  }

  @Test("A running animator lets its views have touches, unless told otherwise")
  func touches() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(stage.window.hitTest(Point(x: 120, y: 20), with: nil) === view)
    animator.stopAnimation(true)
    view.center.x = 20
    let other = make()
    other.isUserInteractionEnabled = false
    other.startAnimation()
    stage.advance(by: 0.1)
    #expect(stage.window.hitTest(Point(x: 120, y: 20), with: nil) === stage.window)
    other.stopAnimation(true)
  }

  @Test("A view that leaves its window ends its animator where it is")
  func leaving() {
    let animator = make()
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(log.take() == ["current"])
    #expect(animator.state == .inactive)
    #expect(view.center.x == 120)
  }

  @Test("An animator that is let go of while it is paused ends where its views lead to")
  func letGo() {
    do {
      let animator = make()
      animator.fractionComplete = 0.5
      stage.advance(by: 0.1)
    }
    #expect(view.presentation.center.x == 120)
    #expect(view.motion == nil)
  }

  @Test("The one-line form runs at once")
  func oneLine() {
    ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 120 },
      completion: { [log] position in log.add("\(position)") })
    stage.advance(by: 0.5)
    #expect(x == 70)
    stage.advance(by: 0.6)
    #expect(log.take() == ["end"])
  }

  @Test("The options of the one-line form determine touches and the layout of subviews")
  func oneLineOptions() {
    let holder = HoldingView(frame: Rect(x: 0, y: 100, width: 20, height: 20))
    stage.window.addSubview(holder)
    stage.render()
    let cases: [(View.AnimationOptions, View, Double)] = [
      (.curveLinear, stage.window, 100),
      ([.curveLinear, .allowUserInteraction, .layoutSubviews], holder.inner, 60),
    ]
    for (options, hit, width) in cases {
      let animator = ViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: options, animations: { holder.frame.size.width = 100 })
      stage.advance(by: 0.5)
      #expect(stage.window.hitTest(Point(x: 10, y: 110), with: nil) === hit)
      #expect((holder.inner.presentation.bounds.width - width).magnitude < 1e-6)
      animator.stopAnimation(true)
      holder.frame.size.width = 20
      stage.advance(by: 0.1)
    }
  }

  @Test("An animator that is not interruptible goes on, whatever is set or called")
  func notInterruptible() {
    let animator = make()
    animator.isInterruptible = false
    let animating: any ViewImplicitlyAnimating = animator
    animating.startAnimation()
    stage.advance(by: 0.5)
    animating.pauseAnimation()
    animating.fractionComplete = 0
    animating.isReversed = true
    animating.stopAnimation(true)
    #expect(animator.isRunning && !animator.isReversed)
    #expect(x == 70)
    stage.advance(by: 0.6)
    #expect(log.take() == ["end"])
  }

  @Test("A spring without parameters rests when the duration is over, and does not swing")
  func usualSpring() {
    let animator = ViewPropertyAnimator(duration: 1, timingParameters: SpringTimingParameters())
    animator.addAnimations { view.center.x = 120 }
    animator.startAnimation()
    var last = x
    for _ in 0..<11 {
      stage.advance(by: 0.1)
      #expect(x >= last && x <= 120)
      last = x
    }
    #expect(animator.state == .inactive && x == 120)
    #expect(SpringTimingParameters() == SpringTimingParameters(dampingRatio: 4.56))
  }
}

/// A view whose subview has its size.
private final class HoldingView: View {
  let inner = View()

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
}
