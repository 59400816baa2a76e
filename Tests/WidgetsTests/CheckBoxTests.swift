import ResponderTestKit
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

  @Test("Space and Return toggle a focused box")
  func keysToggle() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    #expect(box.isChecked)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(!box.isChecked)
  }

  @Test("Checking a box in code tells nobody")
  func codeTellsNobody() {
    box.isChecked = true
    #expect(log.events == [])
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
