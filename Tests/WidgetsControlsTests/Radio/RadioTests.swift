import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct RadioTests {
  let stage = Stage(size: Size(width: 300, height: 240))
  let group = RadioGroup(titles: ["Left", "Centre", "Right"])
  let count: EventLog

  init() {
    count = EventLog(group)
    group.frame.origin = Point(x: 20, y: 20)
    stage.window.addSubview(group)
    stage.render()
  }

  private func tap(_ index: Int) {
    let button = group.buttons[index]
    stage.tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  @Test("A tap turns one on and the others off, and is told once")
  func tapChooses() {
    #expect(group.selectedIndex == nil)
    tap(1)
    #expect(group.selectedIndex == 1 && group.selectedTitle == "Centre")
    tap(2)
    #expect(group.buttons.map(\.isOn) == [false, false, true])
    #expect(count.changes == 2)
    tap(2)
    #expect(count.changes == 2)
  }

  @Test("What code turns on is told to nobody")
  func codeIsSilent() {
    group.selectedIndex = 2
    #expect(group.buttons[2].isOn && count.changes == 0)
    group.buttons[0].isOn = true
    #expect(group.selectedIndex == 0 && count.changes == 0)
    group.selectedIndex = nil
    #expect(group.buttons.allSatisfy { !$0.isOn })
  }

  @Test("Tab stops at the one that is on, and arrows turn the next one on, round and round")
  func arrows() {
    group.selectedIndex = 1
    stage.keyPress(.keyboardTab)
    #expect(group.buttons[1].isFocused)
    stage.keyPress(.keyboardDownArrow)
    #expect(group.buttons[2].isFocused && group.selectedIndex == 2)
    stage.keyPress(.keyboardDownArrow)
    #expect(group.selectedIndex == 0)
    stage.keyPress(.keyboardUpArrow)
    #expect(group.selectedIndex == 2 && count.changes == 3)
  }

  @Test("Arrows pass by a disabled button, and Space turns on the one with the ring")
  func disabled() {
    group.buttons[1].isEnabled = false
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    #expect(group.selectedIndex == 0)
    stage.keyPress(.keyboardDownArrow)
    #expect(group.selectedIndex == 2)
    tap(1)
    #expect(group.selectedIndex == 2)
    group.isEnabled = false
    tap(0)
    #expect(group.selectedIndex == 2)
  }

  @Test("Each button is as high as a finger needs, and names itself")
  func sizes() {
    #expect(group.buttons.allSatisfy { $0.bounds.height == 44 })
    #expect(group.bounds.height == 132)
    group.selectedIndex = 0
    #expect(group.accessibilityValue == "Left")
    #expect(group.buttons[0].accessibilityValue == "on")
  }

  @Test("Buttons side by side go on in the next line where there is no room")
  func wraps() {
    group.axis = .horizontal
    let wide = group.sizeThatFits(Size(width: 1000, height: 0))
    #expect(wide.height == 44)
    #expect(group.sizeThatFits(Size(width: wide.width - 1, height: 0)).height == 88)
  }

  @Test("Buttons with one superview belong together, also without a group")
  func siblings() {
    let one = RadioButton(title: "One")
    let two = RadioButton(title: "Two")
    let stack = StackView(arrangedSubviews: [one, two])
    stack.frame = Rect(x: 0, y: 180, width: 300, height: 44)
    stage.window.addSubview(stack)
    stage.render()
    stage.tap(at: one.convert(Point(x: 12, y: 22), to: nil))
    stage.tap(at: two.convert(Point(x: 12, y: 22), to: nil))
    #expect(!one.isOn && two.isOn)
  }

  @Test("From right to left the mark stands at the right")
  func mirrored() {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.render()
    let button = group.buttons[0]
    button.tintColor = Color(hex: 0x0000FF)
    button.isOn = true
    let place = button.convert(Point(x: button.bounds.maxX - 8, y: button.bounds.midY), to: nil)
    let color = stage.snapshot().pixel(x: Int(place.x), y: Int(place.y))
    #expect(color.blue > 0.9 && color.red < 0.1)
  }
}
