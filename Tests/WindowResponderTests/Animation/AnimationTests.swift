import Testing

@testable import ResponderGraphics
@testable import ResponderPhysics
@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct AnimationTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
  let log = Log()

  init() {
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [log] finished in log.add("\(name) \(finished)") }
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    (a - b).magnitude < tolerance
  }

  // MARK: Values

  @Test("A property has its final value at once, and is seen on its way")
  func modelAndPresentation() {
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 100 }
    #expect(view.frame.minX == 100)
    #expect(view.presentation.frame.minX == 0)
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.frame.minX, 25))
    #expect(view.frame.minX == 100)
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.frame.minX, 75))
    stage.advance(by: 0.25)
    #expect(view.presentation.frame == view.frame)
  }

  @Test("The usual curve is slow at both ends")
  func usualCurve() {
    View.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(by: 0.25)
    #expect(isNear(view.presentation.alpha, 1 - 0.129162))
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.alpha, 1 - 0.870838))
  }

  @Test("Everything that can be animated is half-way in the middle")
  func everyProperty() {
    view.borderWidth = 2
    view.borderColor = .black
    View.animate(withDuration: 1, options: .curveLinear) {
      view.bounds = Rect(x: 10, y: 20, width: 80, height: 60)
      view.center = Point(x: 100, y: 60)
      view.transform = Transform(rotationAngle: .pi)
      view.alpha = 0.5
      view.backgroundColor = Color(red: 0, green: 0, blue: 1)
      view.cornerRadius = 10
      view.borderWidth = 6
      view.borderColor = .white
      view.shadowOpacity = 1
      view.shadowOffset = Size(width: 10, height: 13)
      view.shadowRadius = 9
      view.shadowColor = .white
    }
    stage.advance(by: 0.5)
    let seen = view.presentation
    #expect(seen.bounds == Rect(x: 5, y: 10, width: 60, height: 50))
    #expect(seen.center == Point(x: 60, y: 40))
    #expect(isNear(seen.transform.b, 1) && isNear(seen.transform.a, 0))
    #expect(isNear(seen.alpha, 0.75))
    #expect(seen.backgroundColor.map { isNear($0.red, Color.red.red / 2) } == true)
    #expect(isNear(seen.cornerRadius, 5) && isNear(seen.borderWidth, 4))
    #expect(seen.borderColor.map { isNear($0.red, 0.5) } == true)
    #expect(isNear(seen.shadowOpacity, 0.5))
    let shadow = seen.appearance.shadow
    #expect(shadow?.offset == Size(width: 5, height: 8))
    #expect(shadow?.radius == 6)
    #expect(shadow.map { isNear($0.color.red, 0.5) } == true)
    stage.advance(by: 0.5)
    #expect(view.motion == nil)
  }

  @Test("A background that comes from nothing fades in, and does not come out of black")
  func backgroundFromNothing() {
    view.backgroundColor = nil
    View.animate(withDuration: 1, options: .curveLinear) {
      view.backgroundColor = Color(red: 1, green: 1, blue: 1)
    }
    stage.advance(by: 0.5)
    #expect(view.presentation.backgroundColor == Color(white: 1, alpha: 0.5))
  }

  @Test("A colour of the theme is animated by what it stands for, and ends as its name")
  func themeColors() {
    View.animate(withDuration: 1) { view.backgroundColor = .tint }
    stage.advance(by: 0.5)
    #expect(view.presentation.backgroundColor?.role == 0)
    stage.advance(by: 0.5)
    #expect(view.presentation.backgroundColor == .tint)
  }

  @Test("What is seen is what is drawn")
  func drawn() throws {
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    let shown = try #require(stage.surface?.image())
    #expect(shown.pixel(x: 60, y: 20) == .red)
    #expect(shown.pixel(x: 40, y: 20) != .red)
    #expect(shown.pixel(x: 120, y: 20) != .red)
    #expect(shown.hasSamePixels(as: stage.snapshot(), tolerance: 2))
  }

  @Test("Subviews laid out within the block move along, and later ones jump")
  func layoutInTheBlock() {
    let outer = StretchingView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(outer)
    stage.advance(by: 0.1)
    View.animate(withDuration: 1, options: .curveLinear) {
      outer.frame.size.width = 200
      outer.layoutIfNeeded()
    }
    stage.advance(by: 0.5)
    #expect(isNear(outer.inner.presentation.frame.width, 150))
    stage.advance(by: 1)
    View.animate(withDuration: 1, options: .curveLinear) { outer.frame.size.width = 100 }
    stage.advance(by: 0.5)
    #expect(outer.inner.presentation.frame.width == 100)
    #expect(isNear(outer.presentation.frame.width, 150))
    stage.advance(by: 1)
    View.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
      outer.frame.size.width = 200
    }
    stage.advance(by: 0.5)
    #expect(isNear(outer.inner.presentation.frame.width, 150))
  }

  @Test("Views that are resized by their masks move along")
  func autoresizing() {
    let inner = View(frame: view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    View.animate(withDuration: 1, options: .curveLinear) { view.frame.size.width = 140 }
    stage.advance(by: 0.5)
    #expect(isNear(inner.presentation.frame.width, 90))
  }

  // MARK: Completion

  @Test("Completion comes with true when the time is over, and not before")
  func completion() {
    View.animate(
      withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 }, completion: note("a"))
    stage.advance(by: 0.74)
    #expect(log.take() == [])
    stage.advance(by: 0.02)
    #expect(log.take() == ["a true"])
    stage.advance(by: 10)
    #expect(log.take() == [])
  }

  @Test("A duration of zero changes at once; completion comes at the next turn")
  func zeroDuration() {
    View.animate(withDuration: 0, delay: 5, animations: { view.alpha = 0.5 }, completion: note("a"))
    #expect(view.presentation.alpha == 0.5)
    #expect(log.take() == [])
    stage.render()
    #expect(log.take() == ["a true"])
  }

  @Test("A view in no window is changed at once, and completion says true")
  func noWindow() {
    let lonely = View()
    View.animate(withDuration: 1, animations: { lonely.alpha = 0 }, completion: note("a"))
    #expect(lonely.motion == nil)
    stage.render()
    #expect(log.take() == ["a true"])
  }

  @Test("A block that changes nothing is over at once")
  func nothingChanged() {
    View.animate(
      withDuration: 1, animations: { view.alpha = 1 }, completion: note("a"))
    View.animate(
      withDuration: 1,
      animations: {
        view.frame.origin.x = 50
        view.frame.origin.x = 0
      }, completion: note("b"))
    stage.render()
    #expect(log.take() == ["a true", "b true"])
    #expect(view.motion == nil)
  }

  @Test("Setting the property without animation ends it, with false")
  func settingEnds() {
    View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("a"))
    stage.advance(by: 0.5)
    view.alpha = 0.25
    #expect(view.presentation.alpha == 0.25)
    stage.render()
    #expect(log.take() == ["a false"])
    stage.advance(by: 1)
    #expect(view.presentation.alpha == 0.25)
    #expect(log.take() == [])
  }

  @Test("Setting the value it goes to anyway, as a layout does, changes nothing")
  func settingTheSame() {
    View.animate(
      withDuration: 1, options: .curveLinear, animations: { view.frame.origin.x = 100 },
      completion: note("a"))
    stage.advance(by: 0.5)
    view.frame = Rect(x: 100, y: 0, width: 40, height: 40)
    #expect(isNear(view.presentation.frame.minX, 50))
    stage.advance(by: 0.5)
    #expect(log.take() == ["a true"])
  }

  @Test("Ending one property leaves the others on their way")
  func endingOne() {
    View.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        view.frame.origin.x = 100
        view.alpha = 0
      }, completion: note("a"))
    stage.advance(by: 0.5)
    view.alpha = 1
    #expect(view.presentation.alpha == 1)
    #expect(isNear(view.presentation.frame.minX, 50))
    #expect(log.take() == [])
    stage.advance(by: 0.5)
    #expect(log.take() == ["a false"])
  }

  @Test("Leaving the window ends animations with false, and the final value stays")
  func leavingTheWindow() {
    View.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: note("a"))
    stage.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(view.presentation.alpha == 0.5)
    stage.render()
    #expect(log.take() == ["a false"])
    #expect(view.motion == nil)
    stage.advance(by: 1)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("Dropping a superview in the middle tells completions of views below")
  func droppingTheTree() {
    let inner = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var outer: View? = View(frame: Rect(x: 50, y: 50, width: 50, height: 50))
    outer?.addSubview(inner)
    if let outer { stage.window.addSubview(outer) }
    View.animate(withDuration: 1, animations: { inner.alpha = 0 }, completion: note("a"))
    stage.advance(by: 0.2)
    outer?.removeFromSuperview()
    outer = nil
    stage.advance(by: 1)
    #expect(log.take() == ["a false"])
  }

  @Test("A window that is closed ends what moves in it, with false")
  func closingTheWindow() {
    let other = Window(size: Size(width: 100, height: 100))
    other.isHidden = false
    let inside = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    other.addSubview(inside)
    stage.advance(by: 0.1)
    View.animate(withDuration: 1, animations: { inside.alpha = 0 }, completion: note("a"))
    stage.advance(by: 0.2)
    other.close()
    stage.render()
    #expect(log.take() == ["a false"])
    #expect(inside.motion == nil)
  }

  @Test("In a window that is not seen animations come to their end all the same")
  func unseenWindow() {
    stage.setSuspended(true)
    stage.advance(by: 0.5)
    View.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: note("a"))
    stage.advance(by: 1)
    #expect(log.take() == ["a true"])
    #expect(stage.application.nextTimer == nil)
  }

  @Test("What repeats for ever wakes nobody in a window that is not seen")
  func unseenRepeating() {
    View.animate(withDuration: 0.5, options: .repeat) { view.alpha = 0 }
    stage.advance(by: 0.1)
    stage.setSuspended(true)
    stage.advance(by: 0.1)
    #expect(stage.application.nextTimer == nil)
    view.alpha = 1
    stage.setSuspended(false)
    stage.advance(by: 0.1)
  }

  @Test("A completion may begin the next animation, without a gap")
  func chaining() {
    View.animate(
      withDuration: 0.5, options: .curveLinear,
      animations: { view.frame.origin.x = 50 },
      completion: { [view] _ in
        View.animate(withDuration: 0.5, options: .curveLinear) { view.frame.origin.x = 100 }
      })
    stage.advance(by: 0.75)
    #expect(isNear(view.presentation.frame.minX, 75, 2))
    stage.advance(by: 0.3)
    #expect(view.motion == nil)
  }

  @Test("Several animations that end in one frame tell so in the order in which they began")
  func completionOrder() {
    let other = View(frame: Rect(x: 50, y: 50, width: 10, height: 10))
    stage.window.addSubview(other)
    View.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: note("a"))
    View.animate(withDuration: 0.5, animations: { other.alpha = 0 }, completion: note("b"))
    stage.advance(by: 1)
    #expect(log.take() == ["a true", "b true"])
  }

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
    // 100 points a second, less what the spring takes away: −ω²·50 in a sixtieth.
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
    // ω = 2π / 0.5; at rest within a thousandth after 9.2334 / ω seconds.
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
          withDuration: 1, animations: { view.cornerRadius = 5 }, completion: note("inner"))
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

  // MARK: Touches

  @Test("A moving view gets no touches unless it is allowed, and is hit where it leads to")
  func hitTesting() {
    View.animate(withDuration: 1) { view.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    #expect(stage.window.hitTest(Point(x: 120, y: 20), with: nil) === stage.window)
    stage.advance(by: 0.6)
    #expect(stage.window.hitTest(Point(x: 120, y: 20), with: nil) === view)
    View.animate(withDuration: 1, options: .allowUserInteraction) { view.frame.origin.x = 0 }
    stage.advance(by: 0.1)
    #expect(stage.window.hitTest(Point(x: 20, y: 20), with: nil) === view)
    #expect(stage.window.hitTest(Point(x: 120, y: 20), with: nil) === stage.window)
  }

  // MARK: Reduced motion

  @Test("With reduced motion movements are at their end at once, and opacities still fade")
  func reducedMotion() {
    var told: [Bool] = []
    Accessibility.reduceMotionStatusDidChange.add(view) { _, isReduced in told.append(isReduced) }
    stage.setReducedMotion(true)
    #expect(Accessibility.isReduceMotionEnabled)
    View.animate(
      withDuration: 1, options: .curveLinear,
      animations: {
        view.frame.origin.x = 100
        view.transform = Transform(rotationAngle: 1)
        view.alpha = 0
      }, completion: note("a"))
    #expect(view.presentation.center.x == 120)
    #expect(view.presentation.transform == view.transform)
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.alpha, 0.5))
    stage.advance(by: 0.5)
    #expect(log.take() == ["a true"])
    View.animate(withDuration: 1, animations: { view.center.x = 0 }, completion: note("b"))
    stage.render()
    #expect(log.take() == ["b true"])
    stage.setReducedMotion(false)
    #expect(told == [true, false])
  }
}

/// A view with another that is as wide as it is.
private final class StretchingView: View {
  let inner = View()
  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(inner)
  }
  override func layoutSubviews() { inner.frame = Rect(origin: .zero, size: bounds.size) }
}
