import Testing

@testable import ResponderGraphics
@testable import ResponderPhysics
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of interruptions, springs and options.
extension AnimationTests {
  // MARK: Interruption

  @Test("A new animation goes on from where the view is seen")
  func interruption() {
    View.animate(
      withDuration: 1, options: .curveLinear, animations: { view.frame.origin.x = 100 },
      completion: note("a"))
    stage.advance(by: 0.5)
    View.animate(
      withDuration: 1, options: .curveLinear, animations: { view.frame.origin.x = 0 },
      completion: note("b"))
    #expect(isNear(view.presentation.frame.minX, 50))
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.frame.minX, 25))
    #expect(log.take() == ["a false"])
    stage.advance(by: 0.5)
    #expect(log.take() == ["b true"])
  }

  @Test("A spring goes on with the velocity that there was")
  func springKeepsVelocity() {
    View.animate(withDuration: 1, options: .curveLinear) { view.center.x = 120 }
    stage.advance(by: 0.5)
    let before = view.presentation.center.x
    View.animate(
      withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { view.center.x = 20 }
    stage.advance(by: 1.0 / 60)
    // The velocity is 100 points a second, less the deceleration by the spring: −ω²·50 in 1/60 s.
    let spring = Spring(restingAfter: 1, dampingRatio: 1)
    let time = 1.0 / 60
    let expected = 20 + 50 * spring.displacement(at: time) + 100 * spring.response(at: time)
    #expect(isNear(view.presentation.center.x, expected, 1e-3))
    #expect(view.presentation.center.x > before)
  }

  @Test("The velocity at a spring's start is in whole ways a second")
  func springVelocity() {
    View.animate(
      withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 3
    ) { view.center.x = 120 }
    stage.advance(by: 0.1)
    let spring = Spring(restingAfter: 1, dampingRatio: 0.5)
    let expected = 120 - 100 * spring.displacement(at: 0.1) + 300 * spring.response(at: 0.1)
    #expect(isNear(view.presentation.center.x, expected, 1e-6))
  }

  @Test("A spring with little damping goes beyond its end, and ends there")
  func springOvershoots() {
    View.animate(
      withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { view.center.x = 120 }, completion: note("a"))
    var furthest = 0.0
    for _ in 0..<70 {
      stage.advance(by: 1.0 / 60)
      furthest = max(furthest, view.presentation.center.x)
    }
    #expect(furthest > 130 && furthest < 160)
    #expect(view.presentation.center.x == 120)
    #expect(log.take() == ["a true"])
  }

  @Test("A spring by duration and bounce is over when it rests")
  func springDuration() {
    View.animate(
      springDuration: 0.5, bounce: 0, animations: { view.center.x = 120 }, completion: note("a"))
    stage.advance(by: 0.5)
    #expect(log.take() == [])
    #expect(view.presentation.center.x > 115)
    // ω = 2π / 0.5. The spring is within a thousandth of its rest after 9.2334 / ω seconds.
    stage.advance(by: 9.2334 / 12.566 - 0.5 + 0.02)
    #expect(log.take() == ["a true"])
  }

  // MARK: Options

  @Test("A delay keeps what is seen, and asks for no frames while it lasts")
  func delay() {
    View.animate(withDuration: 0.5, delay: 5, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.1)
    let requests = stage.frameRequestCount
    stage.advance(by: 4.8)
    #expect(view.presentation.alpha == 1)
    #expect(stage.frameRequestCount == requests)
    stage.advance(by: 0.35)
    #expect(isNear(view.presentation.alpha, 0.5, 0.04))
    stage.advance(by: 1)
    #expect(view.motion == nil)
  }

  @Test("Repeating and reversing goes forth and back until something else is done")
  func repeating() {
    View.animate(
      withDuration: 1, options: [.curveLinear, .repeat, .autoreverse],
      animations: { view.frame.origin.x = 100 }, completion: note("a"))
    for (seconds, x) in [(0.5, 50.0), (0.75, 75), (0.5, 25), (0.75, 50)] {
      stage.advance(by: seconds)
      #expect(isNear(view.presentation.frame.minX, x, 1e-3))
    }
    #expect(log.take() == [])
    view.removeAllAnimations()
    stage.advance(by: 0.1)
    #expect(log.take() == ["a false"])
    #expect(view.presentation.frame.minX == 100)
  }

  @Test("Reversing alone goes forth and back once, and ends with the final value")
  func reversingOnce() {
    View.animate(
      withDuration: 0.5, options: [.curveLinear, .autoreverse],
      animations: { view.frame.origin.x = 100 }, completion: note("a"))
    stage.advance(by: 0.75)
    #expect(isNear(view.presentation.frame.minX, 50, 1e-3))
    stage.advance(by: 0.3)
    #expect(view.presentation.frame.minX == 100)
    #expect(log.take() == ["a true"])
  }

  @Test("Animations can be played a number of times")
  func counted() {
    View.animate(
      withDuration: 0.2, options: .curveLinear,
      animations: {
        View.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.frame.origin.x = 100
        }
      }, completion: note("a"))
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.frame.minX, 50, 1e-3))
    #expect(log.take() == [])
    stage.advance(by: 0.35)
    #expect(log.take() == ["a true"])
  }

  @Test("A nested animation takes over duration and curve, unless it says otherwise")
  func nesting() {
    let other = View(frame: Rect(x: 0, y: 100, width: 40, height: 40))
    stage.window.addSubview(other)
    View.animate(withDuration: 1, options: .curveLinear) {
      #expect(View.inheritedAnimationDuration == 1)
      view.frame.origin.x = 100
      View.animate(withDuration: 0.1) { view.alpha = 0 }
      View.animate(
        withDuration: 0.5, options: [.overrideInheritedDuration]
      ) { other.frame.origin.x = 100 }
    }
    #expect(View.inheritedAnimationDuration == 0)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 0.75))
    #expect(isNear(other.presentation.frame.minX, 50))
    stage.advance(by: 0.3)
    #expect(other.motion == nil && view.motion != nil)
  }

  @Test("Within performWithoutAnimation nothing is animated, also in an animation")
  func withoutAnimation() {
    View.animate(withDuration: 1) {
      View.performWithoutAnimation {
        #expect(!View.areAnimationsEnabled)
        view.alpha = 0.5
        View.animate(
          withDuration: 1, animations: { view.layer.cornerRadius = 5 }, completion: note("inner"))
      }
      view.frame.origin.x = 100
    }
    #expect(View.areAnimationsEnabled)
    #expect(view.presentation.alpha == 0.5 && view.presentation.cornerRadius == 5)
    #expect(view.presentation.frame.minX == 0)
    stage.render()
    #expect(log.take() == ["inner true"])
  }

  @Test("With animations disabled changes are made at once, and completions come")
  func disabled() {
    View.setAnimationsEnabled(false)
    View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("a"))
    View.setAnimationsEnabled(true)
    #expect(view.presentation.alpha == 0)
    stage.render()
    #expect(log.take() == ["a true"])
  }

  @Test("The options have UIKit's values")
  func rawValues() {
    let values: [(View.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65_536),
      (.curveEaseOut, 131_072), (.curveLinear, 196_608), (.transitionFlipFromLeft, 1 << 20),
      (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
      (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
      (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
      (.preferredFramesPerSecond60, 3 << 24), (.preferredFramesPerSecond30, 7 << 24),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
    #expect(View.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4_096)
    #expect(View.AnimationCurve.linear.rawValue == 3)
  }
}
