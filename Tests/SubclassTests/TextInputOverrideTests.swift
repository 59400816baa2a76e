import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests that overrides of the members of `TextInput` in subclasses of text fields and text views are called.
@MainActor struct TextInputOverrideTests {
  @Test("An override of a member of TextInput is called", arguments: TextInputAsk.all)
  func isAsked(_ ask: TextInputAsk) {
    let field = AskedField(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    let view = AskedTextView(frame: Rect(x: 0, y: 50, width: 200, height: 100))
    let stage = Stage(size: Size(width: 200, height: 150))
    for (input, asks) in [(field as Responder & TextInput, field.asks), (view, view.asks)] {
      if let view = input as? View { stage.window.addSubview(view) }
      input.insertText("some words")
      asks.forget()
      ask.ask(input)
      #expect(asks.names.contains(ask.name), "\(type(of: input)) was asked \(asks.names.sorted())")
    }
  }

  @Test("A field that cannot be edited takes no keys and no clipboard, and can be selected")
  func readOnlyField() {
    let it = Typing(ReadOnlyField())
    it.field.text = "fixed"
    it.field.becomeFirstResponder()
    it.field.selectAll(nil)
    it.stage.type("x")
    it.stage.keyPress(.keyboardDeleteOrBackspace)
    Pasteboard.general.string = "pasted"
    #expect(it.field.text == "fixed")
    for action in [Selector.cut, .paste, .delete] {
      #expect(!it.field.canPerformAction(action, withSender: nil))
    }
    #expect(it.field.canPerformAction(.copy, withSender: nil))
    #expect(!it.stage.inputMethod.isEnabled)
  }

  @Test("The text begins where an override lets it begin: for Ctrl+A, Ctrl+Home and Tab")
  func beginning() {
    let it = Typing(PrefixField())
    it.field.text = "+49 123"
    it.field.becomeFirstResponder()
    it.stage.keyPress(.keyboardA, modifiers: .control)
    #expect(it.field.selectedTextRange == TextRange(utf8: 4..<7))
    #expect(!it.field.canPerformAction(.selectAll, withSender: nil))
    it.stage.keyPress(.keyboardEnd)
    it.stage.keyPress(.keyboardHome, modifiers: .control)
    #expect(it.field.selectedTextRange == TextRange(utf8: 4..<4))
  }

  @Test("An arrow key goes where an override of a position leads")
  func arrows() {
    let it = Typing(LeapingField())
    it.field.text = "abcdef"
    it.field.becomeFirstResponder()
    it.field.selectedTextRange = TextRange(utf8: 0..<0)
    it.stage.keyPress(.keyboardRightArrow)
    #expect(it.field.selectedTextRange == TextRange(utf8: 2..<2))
    it.field.selectedTextRange = TextRange(utf8: 1..<3)
    it.stage.keyPress(.keyboardRightArrow)
    #expect(it.field.selectedTextRange == TextRange(utf8: 1..<1))
  }

  @Test("An override of the style of marked text is drawn")
  func markedStyle() {
    #expect(composed(TextField()) == composed(TextField()))
    #expect(composed(TextField()) != composed(MarkedField()))
  }

  /// Returns an image of a field with a marked word.
  private func composed(_ field: TextField) -> [UInt8] {
    let it = Typing(field)
    field.becomeFirstResponder()
    it.stage.render()
    it.stage.composeText("word")
    #expect(field.markedTextRange == TextRange(utf8: 0..<4))
    it.stage.render()
    return it.stage.snapshot().pngData()
  }

  @Test("The input method is told of several lines and of a secret by overrides")
  func hints() {
    let it = Typing(WideField())
    it.field.becomeFirstResponder()
    it.stage.frame()
    #expect(it.stage.inputMethod.hints.contains(.multiline))
    let secret = SecretTextView(frame: Rect(x: 0, y: 50, width: 200, height: 50))
    it.stage.window.addSubview(secret)
    secret.text = "secret"
    secret.becomeFirstResponder()
    it.stage.frame()
    #expect(it.stage.inputMethod.hints.contains(.hiddenText))
    #expect(it.stage.inputMethod.surroundingText == nil)
  }

  @Test("The command for right-to-left text goes through an override")
  func writingDirection() {
    let view = AskedTextView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let field = AskedField(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.makeTextWritingDirectionRightToLeft(nil)
    field.makeTextWritingDirectionRightToLeft(nil)
    #expect(view.asks.names.contains("setBaseWritingDirection"))
    #expect(field.asks.names.contains("setBaseWritingDirection"))
    #expect(field.baseWritingDirection(for: .start, in: .forward) == .rightToLeft)
  }
}

/// A member of `TextInput`, and a function that calls it.
struct TextInputAsk: Sendable, CustomTestStringConvertible {
  let name: String
  let ask: @MainActor @Sendable (any TextInput) -> Void

  var testDescription: String { name }

  private static let range = TextRange(utf8: 1..<3)
  private static let start = TextPosition.start

  static let all: [TextInputAsk] = texts + positions + places

  private static let texts: [TextInputAsk] = [
    TextInputAsk(name: "text") { _ = $0.text(in: range) },
    TextInputAsk(name: "replace") { $0.replace(range, withText: "x") },
    TextInputAsk(name: "isEditable") { _ = $0.isEditable },
    TextInputAsk(name: "shouldChangeText") {
      _ = $0.shouldChangeText(in: range, replacementText: "x")
    },
    TextInputAsk(name: "selectedTextRange") { _ = $0.selectedTextRange },
    TextInputAsk(name: "selectionAffinity") { _ = $0.selectionAffinity },
    TextInputAsk(name: "selectionAffinity =") { $0.selectionAffinity = .upstream },
    TextInputAsk(name: "markedTextRange") { _ = $0.markedTextRange },
    TextInputAsk(name: "markedTextStyle") { _ = $0.markedTextStyle },
    TextInputAsk(name: "markedTextStyle =") { $0.markedTextStyle = TextAttributes() },
    TextInputAsk(name: "setMarkedText") { $0.setMarkedText("x", selectedRange: nil) },
    TextInputAsk(name: "unmarkText") { $0.unmarkText() },
    TextInputAsk(name: "isMultiline") { _ = $0.isMultiline },
    TextInputAsk(name: "isSecureTextEntry") { _ = $0.isSecureTextEntry },
  ]

  private static let positions: [TextInputAsk] = [
    TextInputAsk(name: "beginningOfDocument") { _ = $0.beginningOfDocument },
    TextInputAsk(name: "endOfDocument") { _ = $0.endOfDocument },
    TextInputAsk(name: "position(offset)") { _ = $0.position(from: start, offset: 1) },
    TextInputAsk(name: "position(direction)") {
      _ = $0.position(from: start, in: .right, offset: 1)
    },
    TextInputAsk(name: "offset") { _ = $0.offset(from: range.start, to: range.end) },
    TextInputAsk(name: "position(within)") { _ = $0.position(within: range, farthestIn: .left) },
    TextInputAsk(name: "characterRange(extending)") {
      _ = $0.characterRange(byExtending: start, in: .right)
    },
    // The tokenizer calls this member, as for movements by words.
    TextInputAsk(name: "baseWritingDirection") {
      _ = $0.tokenizer.position(from: start, toBoundary: .word, inDirection: .layout(.right))
    },
    TextInputAsk(name: "setBaseWritingDirection") {
      $0.setBaseWritingDirection(.leftToRight, for: range)
    },
  ]

  private static let places: [TextInputAsk] = [
    TextInputAsk(name: "firstRect") { _ = $0.firstRect(for: range) },
    TextInputAsk(name: "caretRect") { _ = $0.caretRect(for: start) },
    // The members that a default implementation uses are called too.
    TextInputAsk(name: "selectionRects") { _ = $0.firstRect(for: range) },
    TextInputAsk(name: "closestPosition") { _ = $0.closestPosition(to: .zero, within: range) },
    TextInputAsk(name: "closestPosition(within)") {
      _ = $0.closestPosition(to: .zero, within: range)
    },
    TextInputAsk(name: "characterRange(at)") { _ = $0.characterRange(at: .zero) },
    TextInputAsk(name: "textInputView") { _ = $0.textInputView },
  ]
}

/// A text field in a window.
@MainActor private struct Typing {
  let stage = Stage(size: Size(width: 200, height: 100))
  let field: TextField

  init(_ field: TextField) {
    self.field = field
    field.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    stage.window.addSubview(field)
    stage.frame()
  }
}

private final class ReadOnlyField: TextField {
  override var isEditable: Bool { false }
}

private final class PrefixField: TextField {
  override var beginningOfDocument: TextPosition { TextPosition(utf8Offset: 4) }
}

private final class LeapingField: TextField {
  override func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? { super.position(from: position, in: direction, offset: 2 * offset) }

  override func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? { range.start }
}

private final class MarkedField: TextField {
  override var markedTextStyle: TextAttributes? {
    get { TextAttributes(backgroundColor: .systemYellow) }
    set { super.markedTextStyle = newValue }
  }
}

private final class WideField: TextField {
  override var isMultiline: Bool { true }
}

private final class SecretTextView: TextView {
  override var isSecureTextEntry: Bool { true }
}
