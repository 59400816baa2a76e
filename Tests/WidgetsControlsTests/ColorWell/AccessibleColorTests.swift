import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Colors and the cells of the color picker, as assistive technologies read them.
@MainActor struct AccessibleColorTests {
  let stage = Stage(size: Size(width: 400, height: 500))

  @Test("A color has a name in words")
  func names() {
    let colors: [(Color, String)] = [
      (.black, "black"), (.white, "white"), (Color(white: 0.5), "gray"),
      (Color(white: 0.3), "dark gray"), (Color(white: 0.8), "light gray"), (.red, "red"),
      (.green, "green"), (.blue, "blue"), (.yellow, "yellow"), (.orange, "orange"),
      (.brown, "brown"), (.purple, "dark purple"), (.cyan, "cyan"), (.magenta, "pink"),
      (Color(red: 0, green: 0, blue: 0.4), "dark blue"),
      (Color(red: 0.8, green: 0.8, blue: 1), "light blue"),
      (Color(red: 1, green: 0, blue: 0.05, alpha: 0.2), "red"),
    ]
    for (color, name) in colors { #expect(color.accessibilityName == name) }
  }

  @Test("The cells of the color picker have names and values, and an action chooses one")
  func cells() throws {
    let picker = ColorPickerViewController()
    picker.selectedColor = .white
    stage.window.rootViewController = picker
    stage.render()
    let grid = try #require(stage.accessibilityTree().first(role: "color chooser"))
    #expect(grid.children.count == 120)
    #expect(grid.children[0].name == "white" && grid.children[0].value == "#FFFFFF")
    #expect(grid.children[11].name == "black" && grid.children[11].value == "#000000")
    #expect(grid.children[0].states.contains("selected"))
    #expect(grid.children.filter { $0.states.contains("selected") }.count == 1)
    let names = Set(grid.children.map { "\($0.name) \($0.value ?? "")" })
    #expect(names.count == 120)
    stage.perform("click", on: "black")
    #expect(picker.selectedColor.accessibilityName == "black")
    let selection = try #require(grid.object.accessibleSelection)
    #expect(selection.selectedChild(at: 0)?.accessibleName == "black")
    #expect(selection.setChild(at: 0, selected: true))
    #expect(picker.selectedColor.accessibilityName == "white")
  }

  @Test("The focus is on the chosen cell, and moves with the arrow keys")
  func focus() throws {
    let picker = ColorPickerViewController()
    picker.selectedColor = .white
    stage.window.rootViewController = picker
    stage.render()
    _ = stage.accessibilityTree()
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    stage.keyPress(.keyboardTab)
    stage.render()
    #expect(log.take().contains("white: focused 1"))
    stage.keyPress(.keyboardEnd)
    stage.render()
    let lines = log.take().filter { $0.contains("focused") }
    #expect(lines == ["white: focused 0", "black: focused 1"])
    let cells = try #require(stage.accessibilityTree().first(role: "color chooser")).children
    #expect(cells[11].states.isSuperset(of: ["focused", "focusable", "selected"]))
    #expect(cells[12].object.takeAccessibleFocus())
    #expect(picker.selectedColor.accessibilityName != "black")
  }
}
