import ResponderTestKit
import Testing
import WindowResponder

/// Tests of the focus order of the Tab key in a right-to-left layout.
@MainActor struct MirroredFocusTests {
  let stage = Stage(size: Size(width: 400, height: 200))
  private let buttons: [Button]

  init() {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    buttons = (0..<4).map { index in
      Button(
        frame: Rect(
          x: 20 + Double(index % 2) * 200, y: 20 + Double(index / 2) * 80, width: 100, height: 40))
    }
    for button in buttons { stage.window.addSubview(button) }
    stage.render()
  }

  /// The index of the focused button.
  private var focused: Int? { buttons.firstIndex { $0.isFocused } }

  private func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) -> Int? {
    stage.keyPress(key, modifiers: modifiers)
    return focused
  }

  @Test("H9: Tab goes through each row from right to left, and Shift+Tab back")
  func tab() {
    #expect((0..<5).map { _ in press(.keyboardTab) } == [1, 0, 3, 2, 1])
    #expect((0..<2).map { _ in press(.keyboardTab, .shift) } == [2, 3])
  }

  @Test("H9: A container that is not mirrored keeps its order from left to right")
  func container() {
    let row = View(frame: Rect(x: 0, y: 0, width: 400, height: 70))
    row.semanticContentAttribute = .forceLeftToRight
    stage.window.addSubview(row)
    for button in buttons.prefix(2) { row.addSubview(button) }
    stage.render()
    #expect((0..<4).map { _ in press(.keyboardTab) } == [0, 1, 3, 2])
  }

  @Test("H9: The left arrow leads to the next view of a group in a row, and the right arrow back")
  func arrows() {
    for button in buttons.prefix(2) { button.focusGroupIdentifier = "row" }
    #expect(press(.keyboardTab) == 1)
    #expect(press(.keyboardLeftArrow) == 0)
    #expect(press(.keyboardRightArrow) == 1)
    #expect(press(.keyboardTab) == 3)
  }
}
