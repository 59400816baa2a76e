import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct FieldTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  private func addBox() -> (ComboBox, EventLog) {
    let box = ComboBox(items: ["Berlin", "Bern", "Paris", "Rome"])
    box.frame = Rect(x: 20, y: 20, width: 240, height: 44)
    stage.window.addSubview(box)
    stage.render()
    return (box, EventLog(box))
  }

  @Test("What is typed is completed from the list, and typing on replaces that")
  func completes() {
    let (box, count) = addBox()
    stage.tap(at: Point(x: 60, y: 42))
    stage.type("be")
    #expect(box.text == "berlin" && box.selectedTextRange?.utf8 == 2..<6)
    stage.type("rn")
    #expect(box.text == "bern")
    #expect(count.changes == 0)
    box.resignFirstResponder()
    #expect(box.text == "Bern" && box.selectedIndex == 1 && count.changes == 1)
  }

  @Test("Backspace takes the completion away, and brings none")
  func backspace() {
    let (box, _) = addBox()
    box.becomeFirstResponder()
    stage.type("p")
    #expect(box.text == "paris")
    stage.keyPress(.keyboardDeleteOrBackspace)
    #expect(box.text == "p")
    stage.keyPress(.keyboardDeleteOrBackspace)
    #expect(box.text == "")
  }

  @Test("U8: The button opens the list below the whole box, at what is chosen")
  func list() throws {
    let (box, count) = addBox()
    box.selectedIndex = 2
    #expect(count.changes == 0)
    stage.click(at: Point(x: 244, y: 42))
    let popup = try #require(stage.popups.first)
    #expect(popup.titles == ["Berlin", "Bern", "Paris", "Rome"])
    #expect(popup.items[2].isOn && popup.frame.minX == 20 && popup.frame.width >= 240)
    popup.click("Rome")
    #expect(box.text == "Rome" && box.selectedIndex == 3 && count.changes == 1)
  }

  @Test("Down and F4 open the list while the box is typed in, and Return chooses")
  func keys() throws {
    let (box, count) = addBox()
    box.becomeFirstResponder()
    stage.keyPress(.keyboardDownArrow)
    #expect(stage.popups.first?.highlighted == "Berlin")
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(box.text == "Bern" && count.changes == 1 && stage.popups.isEmpty)
    stage.keyPress(.keyboardF4)
    #expect(stage.popups.first?.highlighted == "Bern")
  }

  @Test("A box of its items alone goes back from another text")
  func itemsAlone() {
    let (box, count) = addBox()
    box.allowsOtherTexts = false
    box.selectedIndex = 0
    box.becomeFirstResponder()
    box.selectAll(nil)
    stage.type("xyz")
    box.resignFirstResponder()
    #expect(box.text == "Berlin" && count.changes == 0)
    box.allowsOtherTexts = true
    box.becomeFirstResponder()
    box.selectAll(nil)
    stage.type("xyz")
    box.resignFirstResponder()
    #expect(box.text == "xyz" && box.selectedIndex == nil && count.changes == 1)
  }

  private func addTokens() -> (TokenField, EventLog) {
    let field = TokenField()
    field.frame = Rect(x: 20, y: 20, width: 300, height: 120)
    field.suggestions = ["holiday", "home"]
    stage.window.addSubview(field)
    stage.render()
    return (field, EventLog(field))
  }

  @Test("U7: Return and a comma make chips of what is typed, and none twice")
  func tokens() {
    let (field, count) = addTokens()
    stage.tap(at: Point(x: 200, y: 120))
    stage.type("work,")
    #expect(field.tokens == ["work"])
    stage.type("ho")
    #expect(field.text == "holiday")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(field.tokens == ["work", "holiday"] && field.text == "" && count.changes == 2)
    stage.type("work,")
    #expect(field.tokens == ["work", "holiday"] && count.changes == 2)
    field.allowsDuplicates = true
    stage.type("work,")
    #expect(field.tokens == ["work", "holiday", "work"] && count.changes == 3)
  }

  @Test("U8: Backspace in the empty field chooses the last chip, then removes it")
  func removeByKey() {
    let (field, count) = addTokens()
    field.tokens = ["one", "two"]
    stage.render()
    #expect(count.changes == 0)
    stage.tap(at: Point(x: 200, y: 120))
    stage.keyPress(.keyboardDeleteOrBackspace)
    #expect(field.tokens == ["one", "two"])
    stage.keyPress(.keyboardDeleteOrBackspace)
    #expect(field.tokens == ["one"] && count.changes == 1)
  }

  @Test("The cross removes a chip, and so does Delete where the ring is on it")
  func removeChip() throws {
    let (field, count) = addTokens()
    field.tokens = ["one", "two", "three"]
    stage.render()
    let chip = try #require(field.subviews.first { $0.accessibilityLabel == "two" })
    stage.tap(at: chip.convert(Point(x: chip.bounds.maxX - 16, y: chip.bounds.midY), to: nil))
    #expect(field.tokens == ["one", "three"])
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardDeleteForward)
    #expect(field.tokens == ["one"] && count.changes == 2)
  }

  @Test("U7: Chips that have no room in a line begin the next, and leaving the field ends a word")
  func wraps() {
    let (field, _) = addTokens()
    let low = field.sizeThatFits(Size(width: 300, height: 0)).height
    field.tokens = ["a first long word", "a second long word", "a third"]
    #expect(field.sizeThatFits(Size(width: 300, height: 0)).height >= low + 36)
    stage.tap(at: Point(x: 200, y: 130))
    stage.type("last")
    field.endEditing(true)
    #expect(field.tokens.last == "last")
  }
}
