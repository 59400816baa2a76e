import ResponderTestKit
import Testing
import Widgets

/// Tests of the application's own menus in a menu bar: the responders that are asked, and the times at which
/// the menus are built.
@MainActor @Suite(.serialized) struct MenuBarResponderTests {
  let stage = Stage(size: Size(width: 900, height: 400))
  let bar = MenuBar(frame: Rect(x: 0, y: 0, width: 900, height: 44))
  let field = TextField(frame: Rect(x: 20, y: 80, width: 300, height: 44))

  init() {
    stage.window.addSubview(bar)
    stage.window.addSubview(field)
    field.text = "Hello, menus"
    stage.render()
  }

  private func openMenu(_ title: String) throws -> StagePopup {
    let index = try #require(bar.titles.firstIndex(of: title))
    try #require(bar.openMenu(at: index))
    return try #require(stage.popups.first)
  }

  private func enabled(_ popup: StagePopup) -> [String] {
    popup.items.filter(\.isEnabled).map(\.title)
  }

  @Test("T10: With a text field focused, Edit has what the field can do", arguments: [true, false])
  func editing(popupTakesKeyboard: Bool) throws {
    stage.popupsTakeKeyboard = popupTakesKeyboard
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(utf8: 0..<5)
    Pasteboard.general.string = "x"
    let popup = try openMenu("Edit")
    for title in ["Cut", "Copy", "Paste", "Select All"] {
      #expect(enabled(popup).contains(title), "\(title): \(popup.titles)")
    }
    popup.click("Cut")
    #expect(field.text == ", menus" && Pasteboard.general.string == "Hello")
    try openMenu("Edit").click("Paste")
    #expect(field.text == "Hello, menus" && field.isFirstResponder)
    #expect(!enabled(try openMenu("Edit")).contains("Cut"))
    try openMenu("Edit").click("Select All")
    #expect(field.selectedTextRange?.utf8 == 0..<12)
  }

  @Test("T10: By keys too: F10, arrows and Return act on the field")
  func byKeys() throws {
    field.becomeFirstResponder()
    field.selectAll(nil)
    let popup = try openMenu("Edit")
    for _ in 0..<20 where stage.popups.first?.highlighted != "Copy" {
      stage.keyPress(.keyboardDownArrow)
    }
    #expect(popup.highlighted == "Copy")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(Pasteboard.general.string == "Hello, menus" && stage.popups.isEmpty)
  }

  @Test("T10: With no first responder Edit is dimmed")
  func nothingFocused() throws {
    let popup = try openMenu("Edit")
    #expect(Set(enabled(popup)).isDisjoint(with: ["Cut", "Copy", "Select All"]))
  }

  /// A list that can copy, that Tab focuses, and that is never the first responder.
  private final class Copying: View, CopyAction {
    var count = 0
    override var canBecomeFocused: Bool { true }
    func copy(_ sender: Any?) { count += 1 }
  }

  @Test(
    "T10: What Tab stopped at stands in for the first responder, in the bar and by its shortcut")
  func focusedView() throws {
    let list = Copying(frame: Rect(x: 20, y: 200, width: 100, height: 100))
    field.removeFromSuperview()
    stage.window.addSubview(list)
    stage.keyPress(.keyboardTab)
    #expect(list.isFocused && stage.window.firstResponder == nil)
    try openMenu("Edit").click("Copy")
    #expect(list.count == 1)
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(list.count == 2)
  }

  /// A view controller that builds a menu with a variable title.
  private final class Building: ViewController {
    var title2 = "Draft"
    override func buildMenu(with builder: any MenuBuilder) {
      super.buildMenu(with: builder)
      builder.insertSibling(
        Menu(
          title: title2, identifier: Menu.Identifier("own"),
          children: [Action(title: "Row of \(title2)") { _ in }]),
        afterMenu: .edit)
    }
  }

  @Test("T10: Every bar is built anew after setNeedsRebuild(), in other windows too")
  func rebuild() throws {
    let controller = Building()
    stage.window.rootViewController = controller
    stage.window.bringSubviewToFront(bar)
    let other = Window(size: Size(width: 900, height: 300))
    let second = Building()
    other.rootViewController = second
    let otherBar = MenuBar(frame: Rect(x: 0, y: 0, width: 900, height: 44))
    second.view.addSubview(otherBar)
    other.isHidden = false
    MenuSystem.main.setNeedsRebuild()
    stage.render()
    #expect(bar.titles.contains("Draft") && otherBar.titles.contains("Draft"))
    controller.title2 = "Final"
    second.title2 = "Final"
    MenuSystem.main.setNeedsRebuild()
    stage.render()
    #expect(bar.titles.contains("Final") && !bar.titles.contains("Draft"))
    #expect(otherBar.titles.contains("Final"))
    #expect(try openMenu("Final").titles == ["Row of Final"])
    other.close()
  }

  @Test("T10: A bar that has left its window is not built anew, and nothing keeps it")
  func gone() {
    weak var weakBar: MenuBar?
    do {
      let bar = MenuBar(frame: Rect(x: 0, y: 300, width: 100, height: 44))
      stage.window.addSubview(bar)
      stage.render()
      bar.removeFromSuperview()
      weakBar = bar
    }
    #expect(weakBar == nil)
    MenuSystem.main.setNeedsRebuild()
  }

  @Test("T10: The menu of a toolbar's button asks the first responder too")
  func toolbar() throws {
    let menu = Menu(children: [
      Command(title: "Copy", action: .copy), Command(title: "Select All", action: .selectAll),
    ])
    let toolbar = WindowToolbar(items: [BarButtonItem(title: "More", image: nil, menu: menu)])
    toolbar.frame = Rect(x: 0, y: 200, width: 300, height: 48)
    stage.window.addSubview(toolbar)
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(utf8: 0..<5)
    stage.render()
    stage.tap("More")
    let popup = try #require(stage.popups.first)
    #expect(enabled(popup) == ["Copy", "Select All"])
    popup.click("Copy")
    #expect(Pasteboard.general.string == "Hello")
  }
}
