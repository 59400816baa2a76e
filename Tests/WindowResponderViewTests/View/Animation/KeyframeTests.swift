import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct KeyframeTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private static let linear = View.KeyframeAnimationOptions(
    rawValue: View.AnimationOptions.curveLinear.rawValue)

  private func animate(_ options: View.KeyframeAnimationOptions) {
    View.animateKeyframes(withDuration: 1, options: options.union(Self.linear)) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
      View.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        view.center.x = 70
      }
    }
  }

  /// Returns the presented x coordinates of the view's center, at some times in seconds.
  private func places(_ times: [Double]) -> [Double] {
    var last = 0.0
    return times.map { time in
      stage.advance(by: time - last)
      last = time
      return (view.presentation.center.x * 1e6).rounded() / 1e6
    }
  }

  @Test("Keyframes change a property one after the other, and hold it in between")
  func oneAfterTheOther() {
    animate([])
    #expect(view.center.x == 70)
    #expect(places([0.25, 0.5, 0.6, 0.75, 0.85, 1]) == [70, 120, 120, 120, 100, 70])
    #expect(view.motion == nil)
  }

  @Test("A discrete animation jumps when each keyframe begins")
  func discrete() {
    animate(.calculationModeDiscrete)
    #expect(places([0.1, 0.5, 0.7, 0.8]) == [120, 120, 120, 70])
  }

  @Test("A paced animation goes along its way at an even speed")
  func paced() {
    animate(.calculationModePaced)
    // The view moves by 100 points and back by 50, in 1 s.
    let seen = places([1.0 / 3, 2.0 / 3, 5.0 / 6])
    #expect(zip(seen, [70, 120, 95]).allSatisfy { ($0 - $1).magnitude < 1e-3 })
  }

  @Test("A cubic animation passes through its keyframes")
  func cubic() {
    View.animateKeyframes(
      withDuration: 1, options: [.calculationModeCubic, Self.linear]
    ) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 220 }
    }
    let seen = places([0.25, 0.5, 1])
    // The Catmull-Rom spline in the middle between 20 and 120, with the neighbors 20 and 220:
    // (−20 + 9·20 + 9·120 − 220)/16.
    #expect((seen[0] - 63.75).magnitude < 1e-6)
    #expect(seen[1...] == [120, 220])
  }

  @Test("Without a curve among the options the whole is slow at both ends")
  func usualCurve() {
    View.animateKeyframes(withDuration: 1) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 120 }
    }
    #expect((places([0.25])[0] - (20 + 12.9162)).magnitude < 1e-3)
  }

  @Test("Several properties have keyframes of their own, and there is one completion")
  func severalProperties() {
    var told: [Bool] = []
    View.animateKeyframes(
      withDuration: 1, options: Self.linear,
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 120 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }, completion: { told.append($0) })
    stage.advance(by: 0.5)
    #expect(view.presentation.center.x == 120 && view.presentation.alpha == 1)
    stage.advance(by: 0.25)
    #expect((view.presentation.alpha - 0.5).magnitude < 1e-6)
    stage.advance(by: 0.3)
    #expect(told == [true])
  }

  @Test("A keyframe outside of keyframes is a plain change")
  func outside() {
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 120 }
    #expect(view.presentation.center.x == 120)
  }
}
