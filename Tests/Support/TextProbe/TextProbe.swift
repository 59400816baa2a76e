import Glibc
import WindowResponder

/// A program with a custom text input, which prints its text after every change. It is one side of the
/// end-to-end tests of input methods.
///
/// On Escape, the text input resigns as first responder. On Return, it becomes the first responder again.
/// With `secure` on the command line, the text entry is secure.
@main final class TextProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 400, height: 300))

  func applicationDidFinishLaunching(_ application: Application) {
    let controller = ViewController()
    let pad = ProbePad()
    controller.view = pad
    window.rootViewController = controller
    window.makeKeyAndVisible()
    pad.text.isSecureTextEntry = CommandLine.arguments.contains("secure")
    pad.text.becomeFirstResponder()
  }
}

/// A view that contains the text input and receives the key presses that the text input does not handle.
final class ProbePad: View {
  let text = ProbeText()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    addSubview(text)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = Rect(x: 20, y: 40, width: bounds.width - 40, height: 30)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardEscape:
      becomeFirstResponder()
      text.tell("resigned")
    case .keyboardReturnOrEnter:
      text.becomeFirstResponder()
      text.tell("again")
    default: super.pressesBegan(presses, with: event)
    }
  }
}

/// A custom text input: a string in one line.
final class ProbeText: View, TextInput {
  private var content = ""
  private var selection = 0..<0
  private var marked: Range<Int>?
  var isSecureTextEntry = false
  weak var inputDelegate: (any TextInputDelegate)?

  override var canBecomeFirstResponder: Bool { true }

  /// Prints an event and the current text, and flushes the output, so that the line is written at once, also
  /// into a file.
  func tell(_ what: String) {
    let composed = marked.map { content[TextRange(utf8: $0)] } ?? ""
    print("\(what): '\(content)' composing '\(composed)' caret \(selection.upperBound)")
    fflush(nil)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let layout = TextLayout(content, font: .systemFont(ofSize: 18))
    context.draw(layout, at: .zero, color: .label)
  }

  // MARK: Text

  var hasText: Bool { !content.isEmpty }

  func insertText(_ text: String) {
    put(text, in: marked ?? selection)
    marked = nil
    tell("inserted")
  }

  func deleteBackward() {
    guard let start = position(from: TextPosition(utf8Offset: selection.lowerBound), offset: -1)
    else { return }
    put("", in: start.utf8Offset..<selection.upperBound)
    tell("deleted")
  }

  private func put(_ text: String, in range: Range<Int>) {
    content = content.replacing(TextRange(utf8: range), with: text)
    let end = range.lowerBound + text.utf8.count
    selection = end..<end
  }

  func text(in range: TextRange) -> String? { String(content[range]) }

  func replace(_ range: TextRange, withText text: String) {
    put(text, in: range.utf8)
    tell("replaced")
  }

  var selectedTextRange: TextRange? {
    get { TextRange(utf8: selection) }
    set { selection = newValue?.utf8 ?? 0..<0 }
  }

  var markedTextRange: TextRange? { marked.map { TextRange(utf8: $0) } }

  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>?) {
    let text = markedText ?? ""
    let range = marked ?? selection
    put(text, in: range)
    marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf8.count
    if let inner = selectedRange {
      selection = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
    }
    tell("marked")
  }

  func unmarkText() {
    marked = nil
    tell("unmarked")
  }

  var endOfDocument: TextPosition { TextPosition(utf8Offset: content.utf8.count) }

  // MARK: Positions

  func caretRect(for position: TextPosition) -> Rect {
    let before = content[TextRange(start: .start, end: position)]
    let width = TextLayout(String(before), font: .systemFont(ofSize: 18)).size.width
    return Rect(x: width, y: 0, width: 1, height: 30)
  }

  func closestPosition(to point: Point) -> TextPosition? { endOfDocument }
}
