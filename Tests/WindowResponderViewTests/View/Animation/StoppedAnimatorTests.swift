import TestScenes
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of property animators that are stopped, and perhaps started again.
@MainActor @Suite(.serialized) struct StoppedAnimatorTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
  let log = Log()

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private func make() -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 120 }
    animator.addCompletion { [log] position in log.add("\(position)") }
    return animator
  }

  private var x: Double { (view.presentation.center.x * 1e4).rounded() / 1e4 }

  @Test("Stopped and not finished yet, the views have the visible values as their own")
  func stoppedValues() {
    view.backgroundColor = .systemBackground
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      view.alpha = 0
      view.bounds.size.width = 80
      view.transform = Transform(translationX: 30, y: 0)
      view.backgroundColor = .tint
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect((view.alpha - 0.5).magnitude < 1e-6)
    #expect((view.bounds.width - 60).magnitude < 1e-6)
    #expect((view.transform.tx - 15).magnitude < 1e-6)
    #expect(view.motion == nil)
    #expect((animator.fractionComplete - 0.5).magnitude < 1e-6)
    stage.advance(by: 1)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(view.alpha == 0 && view.bounds.width == 80)
    #expect(view.transform == Transform(translationX: 30, y: 0))
    #expect(view.backgroundColor == .tint)
  }

  @Test("Stopped and finished at the start, the views have their former values and colors")
  func finishedAtTheStart() {
    view.backgroundColor = .systemBackground
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      view.alpha = 0
      view.backgroundColor = .tint
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(view.backgroundColor != .systemBackground && view.backgroundColor != .tint)
    animator.finishAnimation(at: .start)
    #expect(view.alpha == 1 && view.backgroundColor == .systemBackground)
  }

  @Test("A stopped animator that is released leaves the visible values")
  func stoppedAndReleased() {
    var animator: ViewPropertyAnimator? = make()
    animator?.startAnimation()
    stage.advance(by: 0.5)
    animator?.stopAnimation(false)
    animator = nil
    stage.advance(by: 1)
    #expect((view.center.x - 70).magnitude < 1e-6 && log.take().isEmpty)
  }

  @Test(
    "An animator that is stopped and started again runs its new changes", arguments: [false, true])
  func startedAgain(withoutFinishing: Bool) {
    var animator: ViewPropertyAnimator? = make()
    animator?.startAnimation()
    stage.advance(by: 0.5)
    animator?.stopAnimation(withoutFinishing)
    if !withoutFinishing { animator?.finishAnimation(at: .current) }
    animator?.addAnimations { view.center.x = 170 }
    animator?.addCompletion { [log] position in log.add("again \(position)") }
    animator?.startAnimation()
    animator = nil
    stage.advance(by: 0.5)
    #expect(x == 120)
    #expect(log.take() == (withoutFinishing ? [] : ["current"]))
    stage.advance(by: 0.6)
    #expect(x == 170 && log.take() == ["again end"])
  }
}
