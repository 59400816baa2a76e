import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of H12: the Tab key continues from the last touch or click.
@MainActor @Suite(.serialized) struct FocusStartTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  @discardableResult private func add(_ title: String, _ x: Double, _ y: Double = 0) -> Button {
    let button = Button(frame: Rect(x: x, y: y, width: 80, height: 40))
    button.setTitle(title, for: .normal)
    stage.window.addSubview(button)
    return button
  }

  private var focused: String? { (stage.window.focus.focusedView as? Button)?.currentTitle }

  private func tab(backward: Bool = false) -> String? {
    stage.keyPress(.keyboardTab, modifiers: backward ? .shift : [])
    return focused
  }

  /// Adds B0 to B3 in a row.
  private func addRow() {
    for index in 0..<4 { add("B\(index)", Double(index) * 100) }
    stage.render()
  }

  @Test("H12: Tab goes to the control after the clicked one, and a click shows no ring")
  func clickForward() {
    addRow()
    stage.click("B2")
    #expect(focused == nil)
    #expect(tab() == "B3")
    #expect(tab() == "B0")
  }

  @Test("H12: Shift+Tab after a touch goes to the control before the touched one")
  func touchBackward() {
    addRow()
    stage.tap("B2")
    #expect(tab(backward: true) == "B1")
    stage.tap("B0")
    #expect(tab(backward: true) == "B3")
  }

  @Test("H12: A click on another control than the focused one is where Tab continues")
  func clickAfterTab() {
    addRow()
    #expect(tab() == "B0")
    stage.click("B2")
    #expect(tab() == "B3")
  }

  @Test("H12: A click on another control removes the ring of the focused one, also by a finger")
  func clickElsewhere() {
    addRow()
    #expect(tab() == "B0")
    stage.click("B0")
    #expect(focused == "B0")
    stage.click("B2")
    #expect(focused == nil)
    #expect(tab() == "B3")
    stage.tap("B1")
    #expect(focused == nil)
    stage.keyPress(.keyboardSpacebar)
    #expect(focused == nil)
    #expect(tab(backward: true) == "B0")
  }

  @Test("H12: Tab after a click on a text goes to the next control in reading order")
  func text() {
    add("A", 0)
    let label = Label(text: "Some text")
    label.frame = Rect(x: 0, y: 60, width: 80, height: 20)
    stage.window.addSubview(label)
    add("B", 0, 100)
    stage.render()
    stage.click(at: label.center)
    #expect(tab() == "B")
    stage.window.focus.focus(nil)
    stage.click(at: label.center)
    #expect(tab(backward: true) == "A")
  }

  @Test("H12: Tab after a click on an empty area goes to the next control after the location")
  func emptyArea() {
    add("A", 0)
    add("B", 0, 200)
    stage.render()
    stage.click(at: Point(x: 200, y: 120))
    #expect(tab() == "B")
  }

  @Test("H12: A click beside all controls leaves Tab at the ring")
  func ringStays() {
    addRow()
    #expect(tab() == "B0")
    stage.click(at: Point(x: 200, y: 200))
    #expect(tab() == "B1")
  }

  @Test("H12: Tab after a click on a removed control begins at the first one")
  func removed() {
    addRow()
    let button = add("X", 0, 100)
    stage.render()
    stage.click("X")
    button.removeFromSuperview()
    #expect(tab() == "B0")
  }

  @Test("H12: Tab after a click in a group of controls leaves the group")
  func group() {
    addRow()
    for title in ["B1", "B2"] { stage.view(labelled: title)?.focusGroupIdentifier = "group" }
    stage.click("B1")
    #expect(tab() == "B3")
  }

  @Test("H12: A control that gets the focus in code is where Tab continues")
  func focusInCode() {
    addRow()
    stage.click("B2")
    stage.window.focus.focus(stage.view(labelled: "B0"))
    #expect(tab() == "B1")
  }
}
