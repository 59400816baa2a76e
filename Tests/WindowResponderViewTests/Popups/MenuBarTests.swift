import ResponderTestKit
import Testing
import WindowResponder

@MainActor struct MenuBarTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let bar = MenuBar()
  let log = Log()

  final class Log {
    var chosen: [String] = []
  }

  init() {
    let log = log
    func menu(_ title: String, _ rows: [String]) -> Menu {
      Menu(
        title: title,
        children: rows.map { row in Action(title: row) { _ in log.chosen.append(row) } })
    }
    bar.menus = [
      menu("File", ["Open", "Close"]), menu("Empty", []), menu("Edit", ["Cut", "Copy"]),
      menu("View", ["Larger"]),
    ]
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 44)
    stage.window.addSubview(bar)
    stage.render()
  }

  private func place(_ title: String) throws -> Point {
    let index = try #require(bar.titles.firstIndex(of: title))
    return Point(x: 4 + 30 + Double(index) * 56, y: 22)
  }

  @Test("It shows the menus that have something in them")
  func titles() {
    #expect(bar.titles == ["File", "Edit", "View"])
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test("A click opens a menu, and what is chosen is done")
  func click() throws {
    stage.click(at: try place("File"))
    #expect(bar.openIndex == 0)
    let popup = try #require(stage.popups.first)
    #expect(popup.titles == ["Open", "Close"] && popup.frame.minY >= 44)
    popup.click("Close")
    #expect(log.chosen == ["Close"] && bar.openIndex == nil && stage.popups.isEmpty)
  }

  @Test("A second click on the title closes its menu")
  func secondClick() throws {
    stage.click(at: try place("File"))
    stage.click(at: try place("File"))
    #expect(bar.openIndex == nil && stage.popups.isEmpty)
  }

  @Test("With a menu open the pointer over another title opens that one's")
  func pointerGoesOn() throws {
    stage.click(at: try place("File"))
    stage.pointerMove(to: try place("Edit"))
    #expect(bar.openIndex == 1 && stage.popups.map(\.titles) == [["Cut", "Copy"]])
    stage.pointerMove(to: Point(x: 200, y: 250))
    #expect(bar.openIndex == 1)
    stage.click(at: Point(x: 200, y: 280))
    #expect(bar.openIndex == nil)
  }

  @Test("Press, drag to another title and into its menu, let go: that is chosen")
  func pressAndDrag() throws {
    stage.pointerMove(to: try place("File"))
    stage.pointerDown()
    stage.advance(by: 0.1)
    stage.pointerMove(to: try place("Edit"))
    let popup = try #require(stage.popups.first)
    stage.advance(by: 0.1)
    let row = try #require(popup.items.last)
    stage.pointerMove(to: row.center)
    #expect(stage.popups.first?.highlighted == "Copy")
    stage.pointerUp()
    #expect(log.chosen == ["Copy"])
  }

  @Test("F10 opens the first menu, arrows go on round and round, letters and Return choose")
  func keys() {
    stage.keyPress(.keyboardF10)
    #expect(bar.openIndex == 0 && stage.popups.first?.highlighted == "Open")
    stage.keyPress(.keyboardRightArrow)
    #expect(bar.openIndex == 1 && stage.popups.first?.highlighted == "Cut")
    stage.keyPress(.keyboardLeftArrow)
    stage.keyPress(.keyboardLeftArrow)
    #expect(bar.openIndex == 2)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardC)
    #expect(stage.popups.first?.highlighted == "Close")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.chosen == ["Close"] && bar.openIndex == nil)
    stage.keyPress(.keyboardF10)
    stage.keyPress(.keyboardEscape)
    #expect(bar.openIndex == nil && stage.popups.isEmpty)
  }

  @Test("Alt alone opens the first menu, Alt with a letter the one that begins with it")
  func alt() {
    stage.keyDown(.keyboardLeftAlt)
    #expect(bar.openIndex == nil)
    stage.keyUp(.keyboardLeftAlt)
    #expect(bar.openIndex == 0)
    stage.keyPress(.keyboardEscape)
    stage.keyDown(.keyboardLeftAlt)
    stage.keyPress(.keyboardE, modifiers: .alternate)
    #expect(bar.openIndex == 1)
    stage.keyPress(.keyboardEscape)
    stage.keyUp(.keyboardLeftAlt)
    #expect(bar.openIndex == nil)
  }

  @Test("T1: Alt and the letter of a title opens its menu in any layout")
  func lettersOfLayouts() {
    stage.keyPress(.keyboardD, modifiers: .alternate, characters: "e")
    #expect(bar.openIndex == 1)
    stage.keyPress(.keyboardCapsLock, as: .keyboardEscape)
    #expect(bar.openIndex == nil)
    stage.keyPress(.keyboardE, modifiers: .alternate, characters: "i")
    #expect(bar.openIndex == nil)
    stage.keyDown(.keyboardLeftGUI, as: .keyboardLeftAlt)
    stage.keyUp(.keyboardLeftGUI)
    #expect(bar.openIndex == 0)
  }

  @Test("A narrow bar shows all menus below one button")
  func narrow() throws {
    bar.frame.size.width = 120
    stage.render()
    #expect(bar.titles == ["Menu"])
    stage.tap(at: Point(x: 24, y: 22))
    #expect(stage.popups.first?.titles == ["File", "Edit", "View"])
  }

  @Test("From right to left the first menu is at the right, and the left arrow goes on")
  func mirrored() throws {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    stage.render()
    stage.click(at: Point(x: 380, y: 22))
    #expect(bar.openIndex == 0)
    stage.keyPress(.keyboardLeftArrow)
    #expect(bar.openIndex == 1)
  }

  @Test("Without menus of its own it shows the program's")
  func programMenus() {
    bar.menus = nil
    bar.frame.size.width = 1200
    stage.render()
    #expect(bar.titles.contains("File") && bar.titles.contains("Edit"))
  }
}
