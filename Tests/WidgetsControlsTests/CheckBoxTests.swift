import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct CheckBoxTests {
  let stage = Stage(size: Size(width: 240, height: 100))
  let box = CheckBox(title: "Keep backups")
  let log = EventLog()

  init() {
    box.frame.origin = Point(x: 20, y: 20)
    stage.window.addSubview(box)
    log.listen(to: box)
    stage.render()
  }

  @Test("A tap on the title checks the box, another one unchecks it")
  func tapToggles() {
    stage.tap(at: Point(x: box.frame.maxX - 10, y: box.center.y))
    #expect(box.isChecked)
    #expect(box.accessibilityValue == "on")
    stage.tap(at: box.center)
    #expect(!box.isChecked)
    #expect(log.changes == 2)
  }

  @Test("The mark fades in where the user toggles, and is there at once where code does")
  func markFades() {
    box.tintColor = Color(hex: 0x0000FF)
    let corner = (x: 20 + 4 + 11, y: Int(box.center.y) + 9)
    func blue() -> Double {
      let color = stage.snapshot().pixel(x: corner.x, y: corner.y)
      return color.blue - color.red
    }
    box.isChecked = true
    #expect(blue() == 1)
    box.isChecked = false
    let off = blue()
    stage.tap(at: box.center)
    stage.advance(by: 0.05)
    let between = blue()
    #expect(between > off && between < 1)
    stage.advance(by: 1)
    #expect(blue() == 1)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("Space and Return toggle a focused box")
  func keysToggle() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    #expect(box.isChecked)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(!box.isChecked)
  }

  @Test("Checking a box in code sends no event")
  func codeTellsNobody() {
    box.isChecked = true
    #expect(log.changes == 0)
  }

  @Test("A disabled box does nothing")
  func disabledDoesNothing() {
    box.isEnabled = false
    stage.click(at: box.center)
    #expect(!box.isChecked)
  }

  @Test("A change redraws the box and nothing else")
  func damageIsTheBox() {
    box.isChecked = true
    stage.render()
    #expect(stage.lastDamage == [box.frame.integral])
  }

  @Test("A box is as large as a finger needs, and names itself by its title")
  func sizeAndName() {
    #expect(box.bounds.height == 44)
    #expect(box.accessibilityLabel == "Keep backups")
    #expect(CheckBox().intrinsicContentSize == Size(width: 44, height: 44))
  }
}
