import Testing

@testable import ResponderGraphics
@testable import ResponderPhysics
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the end of an animation, and of the argument of its completion.
extension AnimationTests {
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

  @Test("A repeating animation sets no timer in a window that is not visible")
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
}
