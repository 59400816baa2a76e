import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct TextMenuTests {
  @Test("G4: a right click on a word selects it and opens the menu with what fits")
  func rightClick() {
    let scene = SketchScene()
    scene.stage.click(at: scene.input.middle(of: "quick"), button: .secondary)
    #expect(scene.selected == "quick")
    #expect(
      scene.stage.popups.last?.titles == ["Cut", "Copy", "Delete", "Select", "Select All"])
    #expect(scene.input.isFirstResponder)
  }

  @Test("a right click on the selection leaves it")
  func onSelection() {
    let scene = SketchScene()
    scene.press(at: scene.input.place(of: 0))
    scene.stage.pointerMove(to: scene.input.place(of: 15))
    scene.stage.pointerUp()
    scene.stage.advance(by: 1)
    scene.stage.click(at: scene.input.middle(of: "quick"), button: .secondary)
    #expect(scene.selected == "The quick brown")
    #expect(scene.stage.popups.count == 1)
  }

  @Test("a right click beside the text places the caret there")
  func besideText() {
    let scene = SketchScene()
    Pasteboard.general.string = "x"
    scene.stage.click(
      at: Point(x: 330, y: scene.input.place(of: 0).y), button: .secondary)
    #expect(scene.selected.isEmpty)
    #expect(scene.caret == 19)
    #expect(scene.stage.popups.last?.titles == ["Paste", "Select", "Select All"])
  }

  @Test("G4: with nothing enabled no menu opens")
  func nothing() {
    let scene = SketchScene("")
    scene.stage.click(at: Point(x: 80, y: 110), button: .secondary)
    #expect(scene.stage.popups.isEmpty)
  }

  @Test("a menu that the program gave the view comes first")
  func programsMenu() {
    let scene = SketchScene()
    let delegate = EditDelegate()
    delegate.menu = { _ in Menu(children: [Action(title: "Own") { _ in }]) }
    let interaction = EditMenuInteraction(delegate: delegate)
    scene.input.addInteraction(interaction)
    scene.stage.click(at: scene.input.middle(of: "quick"), button: .secondary)
    #expect(scene.stage.popups.map(\.titles) == [["Own"]])
  }

  @Test("what is chosen is done to the text")
  func choose() throws {
    let scene = SketchScene()
    scene.stage.click(at: scene.input.middle(of: "quick"), button: .secondary)
    try #require(scene.stage.popups.last).click("Cut")
    #expect(scene.input.text.hasPrefix("The  brown"))
    #expect(Pasteboard.general.string == "quick")
    #expect(scene.stage.popups.isEmpty)
  }

  @Test("the text input gives a menu of its own")
  func ownMenu() {
    let scene = SketchScene()
    var asked: [TextRange] = []
    scene.input.ownMenu = { range, suggested in
      asked.append(range)
      return Menu(children: [Action(title: "Look Up") { _ in }] + suggested.prefix(1))
    }
    scene.stage.click(at: scene.input.middle(of: "quick"), button: .secondary)
    #expect(asked.last == TextRange(utf8: 4..<9))
    #expect(scene.stage.popups.last?.titles.first == "Look Up")
  }

  @Test("the Menu key opens the menu below the caret")
  func menuKey() throws {
    let scene = SketchScene()
    scene.click(scene.input.place(of: 4))
    scene.stage.keyPress(.keyboardApplication)
    let menu = try #require(scene.stage.popups.last)
    let caret = scene.input.place(of: 4)
    #expect(abs(menu.frame.minX - caret.x) < 30)
    #expect(menu.frame.minY > caret.y && menu.frame.minY < caret.y + 40)
    #expect(menu.highlighted != nil)
  }
}
