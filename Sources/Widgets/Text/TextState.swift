import WindowResponder

/// The saved state of texts.
enum TextState {
  /// The maximum length of a text that is saved, in bytes of UTF-8: 1 MiB. Of a longer text only the position
  /// is saved, because it is a document with a file.
  static let limit = 1 << 20

  static func isKept(_ text: String) -> Bool { text.utf8.count <= limit }
}

extension TextField {
  func encodeText(_ coder: Coder) {
    guard !isSecureTextEntry, TextState.isKept(editor.text) else { return }
    coder.encode(editor.text, forKey: StateKey.text)
    coder.encode(
      [editor.anchor.utf8Offset, editor.head.utf8Offset], forKey: StateKey.selection)
  }

  func decodeText(_ coder: Coder) {
    guard !isSecureTextEntry, let text = coder.decodeString(forKey: StateKey.text) else { return }
    if text != editor.text { self.text = text }
    editor.select(coder.decode([Int].self, forKey: StateKey.selection))
  }
}

extension TextView {
  func encodeText(_ coder: Coder) {
    if takesText, TextState.isKept(editor.text) { coder.encode(editor.text, forKey: StateKey.text) }
    let selection = [editor.anchor.utf8Offset, editor.head.utf8Offset]
    if selection != [0, 0] { coder.encode(selection, forKey: StateKey.selection) }
    let top = contentOffset.y + adjustedContentInset.top
    guard top > 0, let first = closestPosition(to: Point(x: 0, y: top)) else { return }
    coder.encode(first.utf8Offset, forKey: StateKey.first)
    coder.encode(top - caretRect(for: first).minY, forKey: StateKey.distance)
  }

  func decodeText(_ coder: Coder) {
    if takesText, let text = coder.decodeString(forKey: StateKey.text), text != editor.text {
      self.text = text
    }
    editor.select(coder.decode([Int].self, forKey: StateKey.selection))
    // The position is restored by the first visible text, because the height of the text above it can be
    // unknown.
    guard let first = coder.decode(Int.self, forKey: StateKey.first),
      let distance = coder.decodeNumber(forKey: StateKey.distance)
    else { return }
    keepInPlace { [weak self] _ in
      guard let self else { return }
      let place = TextPosition(utf8Offset: min(first, editor.end.utf8Offset))
      bringBack(to: Point(x: 0, y: caretRect(for: place).minY + distance))
    }
  }
}

extension TextEditor {
  /// Selects a saved selection, given by the offsets of its ends in bytes of UTF-8.
  fileprivate func select(_ ends: [Int]?) {
    guard let ends, ends.count == 2 else { return }
    select(
      anchor: TextPosition(utf8Offset: min(ends[0], end.utf8Offset)),
      head: TextPosition(utf8Offset: min(ends[1], end.utf8Offset)))
  }
}
