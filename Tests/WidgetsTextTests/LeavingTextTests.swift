import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsColumns
@testable import WidgetsText
@testable import WindowResponder

/// Tests of the caret after redo, and of the keys in a pushed page.
@Suite("Leaving and coming back to a text", .serialized) @MainActor struct LeavingTextTests {
  let stage = Stage(size: Size(width: 320, height: 200))
  let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 36))

  init() {
    field.borderStyle = .roundedRect
    stage.window.addSubview(field)
    stage.render()
  }

  @Test(
    "typing goes on behind what was redone, in a field and in a text view",
    arguments: [false, true])
  func redo(inTextView: Bool) {
    let view = TextView(frame: Rect(x: 20, y: 80, width: 200, height: 80))
    stage.window.addSubview(view)
    let (target, text): (View, () -> String?) =
      inTextView ? (view, { view.text }) : (field, { field.text })
    target.becomeFirstResponder()
    stage.type("abc")
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(text()?.isEmpty != false)
    stage.keyPress(.keyboardZ, modifiers: [.control, .shift])
    #expect(text() == "abc")
    stage.type("d")
    #expect(text() == "abcd")
  }

  @Test("a page that is pushed by a key or the pointer does not begin typing in its first field")
  func pushing() {
    let root = ViewController()
    let button = Button(configuration: .filled())
    button.frame = Rect(x: 20, y: 80, width: 100, height: 36)
    root.view.addSubview(button)
    let navigation = NavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.render()
    button.takeFocus()
    #expect(button.isFocused)
    let page = ViewController()
    let first = TextField(frame: Rect(x: 20, y: 80, width: 200, height: 36))
    let action = Button(configuration: .filled())
    action.frame = Rect(x: 20, y: 130, width: 100, height: 36)
    page.view.addSubview(first)
    page.view.addSubview(action)
    navigation.pushViewController(page, animated: true)
    stage.advance(by: 1)
    #expect(!first.isFirstResponder && action.isFocused)
  }

  @Test("Select All of the Edit menu selects the rows of a column table that has the keys")
  func selectAll() {
    let table = ColumnView(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let rows = ColumnRows<Int>(table)
    rows.addColumn("number", title: "Number") { "\($0)" }
    rows.elements = Array(1...20)
    rows.filter = { $0 % 2 == 0 }
    stage.window.addSubview(table)
    stage.render()
    var told = 0
    table.onSelectionChange = { told += 1 }
    #expect(!table.canPerformAction(.selectAll, withSender: nil))
    table.allowsMultipleSelection = true
    #expect(table.canPerformAction(.selectAll, withSender: nil))
    table.becomeFirstResponder()
    stage.application.sendAction(.selectAll, to: nil, from: nil, for: nil)
    #expect(rows.selectedElements == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] && told == 1)
  }
}
