import TestScenes
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

  func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [log] finished in log.add("\(name) \(finished)") }
  }

  func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
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
    view.layer.borderWidth = 2
    view.layer.borderColor = .black
    View.animate(withDuration: 1, options: .curveLinear) {
      view.bounds = Rect(x: 10, y: 20, width: 80, height: 60)
      view.center = Point(x: 100, y: 60)
      view.transform = Transform(rotationAngle: .pi)
      view.alpha = 0.5
      view.backgroundColor = Color(red: 0, green: 0, blue: 1)
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 6
      view.layer.borderColor = .white
      view.layer.shadowOpacity = 1
      view.layer.shadowOffset = Size(width: 10, height: 13)
      view.layer.shadowRadius = 9
      view.layer.shadowColor = .white
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
    #expect(shadow?.offset == Size(width: 5, height: 5))
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

/// A view with a subview that has the same width.
private final class StretchingView: View {
  let inner = View()
  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(inner)
  }
  override func layoutSubviews() { inner.frame = Rect(origin: .zero, size: bounds.size) }
}
