import ResponderTestKit
import Testing
import Widgets

@MainActor struct SearchFieldTests {
  private let stage = Stage(size: Size(width: 400, height: 200))
  private let field = SearchField(frame: Rect(x: 20, y: 20, width: 300, height: 44))
  private let log = EventLog()

  init() {
    stage.window.addSubview(field)
    field.onSearch = { [log] words in log.lines.append("search \(words)") }
    field.addAction(Action { [log] _ in log.lines.append("changed") }, for: .editingChanged)
    field.becomeFirstResponder()
    stage.render()
  }

  @Test("A search field says what it is for: a magnifier, Search, no correction, Return searches")
  func traits() {
    #expect(field.placeholder == "Search")
    #expect(field.returnKeyType == .search)
    #expect(field.leftView != nil && field.leftViewMode == .always)
    #expect(field.autocorrectionType == .no && field.autocapitalizationType == .none)
    #expect(SearchTextField.self == SearchField.self)
  }

  @Test("Each change is sent, and Return sends the words without ending editing")
  func searching() {
    stage.type("ab")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines == ["changed", "changed", "search ab"])
    #expect(field.isFirstResponder)
  }

  @Test("A pause in typing tells the words once; Return and clearing tell them at once")
  func delayed() {
    field.onChange = { [log] words in log.lines.append("words \(words)") }
    #expect(field.changeDelay == 0.15)
    stage.type("a")
    stage.advance(by: 0.1)
    stage.type("b")
    stage.advance(by: 0.1)
    #expect(log.lines == ["changed", "changed"])
    stage.advance(by: 0.06)
    #expect(log.lines.last == "words ab")
    stage.advance(by: 1)
    #expect(log.lines.count == 3)
    log.lines = []
    stage.type("c")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines == ["changed", "words abc", "search abc"])
    stage.advance(by: 1)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines == ["changed", "words abc", "search abc", "search abc"])
    log.lines = []
    stage.keyPress(.keyboardEscape)
    #expect(log.lines.contains("words "))
  }

  @Test("A change that waits is dropped when the program sets the text; a delay of nothing is none")
  func programSets() {
    field.onChange = { [log] words in log.lines.append("words \(words)") }
    stage.type("a")
    field.text = "other"
    stage.advance(by: 1)
    #expect(log.lines == ["changed"])
    for delay in [0, -1, Double.nan, .infinity] as [Double] {
      log.lines = []
      field.changeDelay = delay
      stage.type("b")
      #expect(log.lines.contains { $0.hasPrefix("words ") })
    }
    field.changeDelay = 2
    log.lines = []
    stage.type("c")
    field.removeFromSuperview()
    stage.advance(by: 1.9)
    #expect(log.lines == ["changed"])
    stage.advance(by: 0.2)
    #expect(log.lines.count == 2)
  }

  @Test("Return in an empty field searches for nothing")
  func nothing() {
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines == [])
  }

  @Test("Escape clears the words, and then leaves the field; both ends of the key stay there")
  func escape() {
    let outside = PressLog()
    outside.frame = Rect(x: 0, y: 0, width: 400, height: 200)
    stage.window.addSubview(outside)
    outside.addSubview(field)
    field.becomeFirstResponder()
    stage.type("ab")
    log.lines = []
    stage.keyPress(.keyboardEscape)
    #expect(field.text == "" && field.isFirstResponder)
    #expect(log.lines == ["changed"])
    stage.keyPress(.keyboardEscape)
    #expect(!field.isFirstResponder)
    #expect(outside.keys == [])
    stage.keyPress(.keyboardF5)
    #expect(outside.keys == [.keyboardF5, .keyboardF5])
  }

  @Test("What Escape cleared comes back by undo")
  func undo() {
    stage.type("ab")
    stage.keyPress(.keyboardEscape)
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(field.text == "ab")
  }

  @Test("There is a clear button as long as there are words, also when nothing is typed")
  func clearButton() throws {
    #expect(clear == nil)
    field.text = "words"
    field.resignFirstResponder()
    stage.render()
    let button = try #require(clear)
    stage.tap(at: button.convert(button.bounds.center, to: nil))
    #expect(field.text == "")
    #expect(field.isFirstResponder)
    stage.render()
    #expect(clear == nil)
  }

  private var clear: Button? {
    field.subviews.lazy.compactMap { $0 as? Button }.first { !$0.isHidden }
  }

  @MainActor private final class EventLog {
    var lines: [String] = []
  }

  private final class PressLog: View {
    var keys: [KeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      keys += presses.compactMap(\.key?.keyCode)
    }

    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      keys += presses.compactMap(\.key?.keyCode)
    }
  }
}
