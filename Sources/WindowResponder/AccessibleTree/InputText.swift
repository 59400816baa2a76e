internal import ResponderAccessibility
import ResponderText

/// The text of a view for text input.
@MainActor final class InputText: AccessibleText, AccessibleTextEditing {
  private unowned let node: ViewNode
  private weak var input: (any TextInput)?
  /// The offsets of a text with an editor, which reports its changes.
  private var index: CodePointIndex?
  /// The text that is about to be replaced, while a client listens.
  private var replaced: (offset: Int, text: String)?

  init(_ input: any TextInput, _ node: ViewNode) {
    self.input = input
    self.node = node
    editor?.reader = self
  }

  private var editor: TextEditor? { (input as? any EditedTextInput)?.editor }

  // MARK: Offsets

  private func text(_ bytes: Range<Int>) -> String {
    if let editor { return editor.document.string(in: bytes) }
    return input?.text(in: TextRange(utf8: bytes)) ?? ""
  }

  private var byteCount: Int {
    editor?.document.utf8Count ?? input?.endOfDocument.utf8Offset ?? 0
  }

  private var points: CodePointIndex {
    if editor != nil, let index { return index }
    let made = CodePointIndex(byteCount: byteCount, text: text)
    if editor != nil { index = made }
    return made
  }

  private func byte(_ offset: Int) -> Int { points.byte(atPoint: offset, text: text) }
  private func point(_ byte: Int) -> Int { points.points(atByte: byte, text: text) }

  private func textRange(_ range: Range<Int>) -> TextRange {
    TextRange(utf8: byte(range.lowerBound)..<byte(range.upperBound))
  }

  private var isSecure: Bool { input?.isSecureTextEntry ?? false }

  private func shown(_ text: String) -> String {
    isSecure ? String(repeating: "•", count: text.unicodeScalars.count) : text
  }

  // MARK: Reading

  var characterCount: Int { points.count }

  func string(in range: Range<Int>) -> String {
    if isSecure { return String(repeating: "•", count: range.count) }
    return text(byte(range.lowerBound)..<byte(range.upperBound))
  }

  func segment(_ unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    if isSecure {
      return unit == .character ? offset..<min(offset + 1, characterCount) : 0..<characterCount
    }
    let place = byte(offset)
    let bytes: Range<Int>
    switch unit {
    case .paragraph: bytes = paragraph(at: place)
    case .lineStart, .lineEnd: bytes = line(at: place)
    default:
      let paragraph = paragraph(at: place)
      let found = TextSegments(text(paragraph)).segment(unit, at: place - paragraph.lowerBound)
      bytes = paragraph.lowerBound + found.lowerBound..<paragraph.lowerBound + found.upperBound
    }
    return point(bytes.lowerBound)..<point(bytes.upperBound)
  }

  /// Returns the paragraph of an offset with its terminator, as far as a tokenizer reads it.
  private func paragraph(at place: Int) -> Range<Int> {
    let tokenizer = input?.tokenizer as? TextInputStringTokenizer
    return tokenizer?.paragraph(around: place, withTerminator: true) ?? place..<place
  }

  private func line(at place: Int) -> Range<Int> {
    let position = TextPosition(utf8Offset: place)
    if let editor { return editor.lineRange(at: position).utf8 }
    let tokenizer = input?.tokenizer as? TextInputStringTokenizer
    return tokenizer?.unit(at: position, .line, isForward: true)?.utf8 ?? place..<place
  }

  // MARK: Caret and selection

  var caretOffset: Int {
    if let editor { return point(editor.head.utf8Offset) }
    return input?.selectedTextRange.map { point($0.end.utf8Offset) } ?? -1
  }

  func setCaretOffset(_ offset: Int) -> Bool { set(offset..<offset) }

  private func set(_ range: Range<Int>) -> Bool {
    guard let input else { return false }
    input.selectedTextRange = textRange(range)
    return true
  }

  var selections: [Range<Int>] {
    guard let range = input?.selectedTextRange, !range.isEmpty else { return [] }
    return [point(range.start.utf8Offset)..<point(range.end.utf8Offset)]
  }

  func select(_ range: Range<Int>?) -> Bool {
    let caret = max(0, caretOffset)
    return set(range ?? caret..<caret)
  }

  // MARK: Attributes and positions

  func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
    guard let editor, editor.document.hasStyles else {
      return (defaultAttributes, 0..<characterCount)
    }
    let place = byte(offset)
    let paragraph = paragraph(at: place)
    let run = editor.document.runs(in: paragraph).first { $0.range.contains(place) }
    guard let run else { return (defaultAttributes, offset..<offset) }
    return (
      AccessibleTexts.attributes(run.attributes, editor.font),
      point(run.range.lowerBound)..<point(run.range.upperBound)
    )
  }

  var defaultAttributes: [String: String] {
    AccessibleTexts.attributes(TextAttributes(), editor?.font)
  }

  private func inGeometry(_ rect: Rect) -> Rect {
    guard let view = input?.textInputView, let window = view.ownWindow else { return rect }
    return window.inGeometryOfOwner(view.convert(rect, to: nil))
  }

  func frame(of range: Range<Int>) -> Rect {
    guard let input else { return .zero }
    let range = textRange(range)
    let rects = input.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }
    guard let first = rects.first else { return inGeometry(input.caretRect(for: range.start)) }
    return inGeometry(rects.dropFirst().reduce(first) { $0.union($1) })
  }

  func offset(at point: Point) -> Int? {
    guard let input, let window = input.textInputView.ownWindow else { return nil }
    let origin = window.originInOwnerGeometry
    let place = input.textInputView.convert(
      Point(x: point.x - origin.x, y: point.y - origin.y), from: nil)
    return input.characterRange(at: place).map { self.point($0.start.utf8Offset) }
  }

  func scrollToVisible(_ range: Range<Int>) -> Bool {
    guard let input else { return false }
    let rect = input.firstRect(for: textRange(range))
    let view = input.textInputView
    (view as? ScrollView)?.scrollRectToVisible(rect, animated: false)
    view.revealInScrollViews(rect, animated: false)
    return true
  }

  // MARK: Editing

  var editing: (any AccessibleTextEditing)? { input?.isEditable == true ? self : nil }

  func setString(_ string: String) -> Bool { replace(0..<characterCount, with: string) }

  func replace(_ range: Range<Int>, with string: String) -> Bool {
    guard let input, input.isEditable else { return false }
    input.selectedTextRange = textRange(range)
    if !string.isEmpty {
      input.insertText(string)
    } else if !range.isEmpty {
      input.deleteBackward()
    }
    return true
  }

  func copy(_ range: Range<Int>) -> Bool {
    guard !isSecure, !range.isEmpty else { return false }
    Pasteboard.general.string = string(in: range)
    return true
  }

  func cut(_ range: Range<Int>) -> Bool { copy(range) && replace(range, with: "") }

  func paste(at offset: Int) -> Bool {
    guard let input, let text = Pasteboard.general.string, !text.isEmpty else { return false }
    input.selectedTextRange = textRange(offset..<offset)
    input.insertText(text)
    return true
  }
}

extension InputText: AccessibleLinks {
  var isLink: Bool { false }

  var links: [AccessibleLink] {
    guard let document = editor?.document, document.hasStyles, !isSecure else { return [] }
    var found: [(address: String, range: Range<Int>)] = []
    for run in document.runs(in: 0..<document.utf8Count) {
      guard let address = run.attributes.link else { continue }
      // A part of a link may have attributes of its own.
      if let last = found.last, last.address == address,
        last.range.upperBound == run.range.lowerBound
      {
        found[found.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        found.append((address, run.range))
      }
    }
    return found.map {
      AccessibleLink(
        address: $0.address, range: point($0.range.lowerBound)..<point($0.range.upperBound))
    }
  }
}

extension InputText: TextEditorReader {
  func editorWillReplace(_ range: Range<Int>) {
    guard AccessibilityHubs.current != nil else { return }
    replaced = (point(range.lowerBound), shown(text(range)))
  }

  func editorDidReplace(_ range: Range<Int>, newLength: Int) {
    index?.replace(range, newLength: newLength, text: text)
    guard let hub = AccessibilityHubs.current, let replaced, let view = node.view else { return }
    self.replaced = nil
    let new = shown(text(range.lowerBound..<range.lowerBound + newLength))
    hub.element(view, didChange: .text(old: replaced.text, offset: replaced.offset, new: new))
  }

  func editorSelectionDidChange() {
    if let view = node.view { view.accessibilityDidChange(.textSelection) }
  }
}
