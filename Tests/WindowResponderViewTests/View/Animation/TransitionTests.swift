import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct TransitionTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))

  init() {
    stage.window.backgroundColor = .white
    view.backgroundColor = Color(hex: 0xFF0000)
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  private func pixel(_ x: Int, _ y: Int) throws -> Color {
    try #require(stage.surface?.image()).pixel(x: x, y: y)
  }

  private func isNear(_ a: Color, _ b: Color) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue].allSatisfy { $0.magnitude < 0.02 }
  }

  @Test("A cross dissolve is half of each in the middle, and draws the view alone")
  func crossDissolve() throws {
    var told: [Bool] = []
    View.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = Color(hex: 0x0000FF) }, completion: { told.append($0) })
    #expect(view.backgroundColor == Color(hex: 0x0000FF))
    stage.advance(by: 0.5)
    #expect(isNear(try pixel(100, 100), Color(red: 0.5, green: 0, blue: 0.5)))
    #expect(stage.lastDamage == [view.frame])
    stage.advance(by: 0.5)
    stage.render()
    #expect(try pixel(100, 100) == Color(hex: 0x0000FF))
    #expect(told == [true])
    #expect(view.motion == nil)
  }

  @Test("What is the same before and after stays as it is in a cross dissolve")
  func sameStays() throws {
    view.backgroundColor = nil
    let inner = View(frame: Rect(x: 0, y: 0, width: 40, height: 100))
    inner.backgroundColor = Color(hex: 0x00FF00)
    let other = View(frame: Rect(x: 60, y: 0, width: 40, height: 100))
    other.backgroundColor = Color(hex: 0x000000)
    view.addSubview(inner)
    view.addSubview(other)
    stage.advance(by: 0.1)
    View.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { other.removeFromSuperview() })
    stage.advance(by: 0.5)
    #expect(isNear(try pixel(60, 100), Color(hex: 0x00FF00)))
    #expect(isNear(try pixel(120, 100), Color(white: 0.5)))
  }

  @Test("A flip gets narrow, and wide again with what is new")
  func flip() throws {
    View.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = Color(hex: 0x0000FF) })
    stage.advance(by: 0.25)
    #expect(isNear(try pixel(100, 100), Color(hex: 0xFF0000)))
    #expect(isNear(try pixel(60, 100), .white))
    stage.advance(by: 0.5)
    #expect(isNear(try pixel(100, 100), Color(hex: 0x0000FF)))
    #expect(isNear(try pixel(60, 100), .white))
    stage.advance(by: 0.3)
    #expect(isNear(try pixel(60, 100), Color(hex: 0x0000FF)))
  }

  @Test("With reduced motion a flip is a cross dissolve")
  func reducedMotion() throws {
    stage.setReducedMotion(true)
    View.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = Color(hex: 0x0000FF) })
    stage.advance(by: 0.5)
    #expect(isNear(try pixel(60, 100), Color(red: 0.5, green: 0, blue: 0.5)))
  }

  @Test("A transition from one view to another puts it in its place")
  func fromTo() throws {
    let new = View(frame: view.frame)
    new.backgroundColor = Color(hex: 0x0000FF)
    var told: [Bool] = []
    View.transition(
      from: view, to: new, duration: 0.5, options: .transitionCrossDissolve,
      completion: { told.append($0) })
    #expect(view.superview == nil && new.superview === stage.window)
    stage.advance(by: 0.6)
    #expect(told == [true])
    #expect(try pixel(100, 100) == Color(hex: 0x0000FF))
  }

  @Test("A transition of a view in no window changes it at once, and says true")
  func noWindow() {
    let lonely = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    var told: [Bool] = []
    View.transition(
      with: lonely, duration: 1, options: .transitionCrossDissolve,
      animations: { lonely.tag = 7 }, completion: { told.append($0) })
    #expect(lonely.tag == 7)
    stage.render()
    #expect(told == [true])
  }

  @Test("Deleted views vanish and leave their superview, along with what else changes")
  func delete() {
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(other)
    var told: [Bool] = []
    View.perform(.delete, on: [view], animations: { other.center.x = 100 }) { told.append($0) }
    stage.advance(by: 0.15)
    #expect(view.superview === stage.window)
    #expect(view.presentation.alpha > 0.2 && view.presentation.alpha < 0.8)
    #expect(other.presentation.center.x > 20 && other.presentation.center.x < 80)
    stage.advance(by: 0.3)
    #expect(view.superview == nil)
    #expect(told == [true])
    #expect(view.alpha == 1 && view.transform == .identity)
  }
}
