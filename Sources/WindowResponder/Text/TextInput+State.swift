import ResponderPlatform

// The state of a text input, as it is sent to an input method.

extension TextInput {
  /// Returns the whole state. The surface is larger than the window's view by `margins`, in points.
  func state(_ number: Int, in window: View, margins: EdgeInsets) -> TextInputState {
    var state = TextInputState(number: number, hints: inputHints, purpose: inputPurpose)
    state.surroundings = surroundingText
    state.cursorRect = cursorRect(in: window, margins)
    return state
  }

  // MARK: The text

  /// The text around the cursor, without the marked text, as far as the protocol's limit permits. If the text
  /// is secure, or there is no cursor, this is `nil`.
  var surroundingText: TextSurroundings? {
    guard !isSecureTextEntry, let selection = markedTextRange ?? selectedTextRange else {
      return nil
    }
    let limit = TextSurroundings.maximumLength
    var selected = ""
    if markedTextRange == nil, !selection.isEmpty {
      // Of a selection that is too long, the part next to the cursor is sent.
      let longest = selection.utf8.count <= limit ? limit : limit / 2
      let lower = max(selection.start.utf8Offset, selection.end.utf8Offset - longest)
      selected = piece(lower..<selection.end.utf8Offset, atMost: longest, isBefore: true)
    }
    let room = limit - selected.utf8.count
    let isWhole = selected.utf8.count == selection.utf8.count || markedTextRange != nil
    let start = selection.start.utf8Offset
    let end = selection.end.utf8Offset
    let below = isWhole ? start - beginningOfDocument.utf8Offset : 0
    let above = endOfDocument.utf8Offset - end
    // Space that one side does not need is available to the other.
    let beforeRoom = max(room / 2, room - max(0, above))
    let before = piece(
      max(start - max(0, below), start - beforeRoom)..<start, atMost: beforeRoom, isBefore: true)
    let afterRoom = room - before.utf8.count
    let after = piece(
      end..<max(end, min(end + above, end + afterRoom)), atMost: afterRoom, isBefore: false)
    let anchor = before.utf8.count
    return TextSurroundings(
      text: before + selected + after, cursor: anchor + selected.utf8.count, anchor: anchor)
  }

  /// Returns a piece of the text, cut between characters if the input returns more than requested.
  private func piece(_ range: Range<Int>, atMost limit: Int, isBefore: Bool) -> String {
    guard !range.isEmpty, var text = text(in: TextRange(utf8: range)) else { return "" }
    while text.utf8.count > limit {
      if isBefore { text.removeFirst() } else { text.removeLast() }
    }
    // Strings of the Wayland protocol end at a NUL. It is replaced, so that offsets stay valid.
    if text.utf8.contains(0) {
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{1}" : $0 }))
    }
    return text
  }

  // MARK: The cursor rectangle

  /// Returns the cursor rectangle, in the surface's coordinates, in whole points.
  private func cursorRect(in window: View, _ margins: EdgeInsets) -> Rect? {
    let view = textInputView
    guard view.window === window else { return nil }
    let rect: Rect
    if let selection = selectedTextRange {
      rect = caretRect(for: selection.end)
    } else if let marked = markedTextRange {
      rect = firstRect(for: marked)
    } else {
      return nil
    }
    let place = view.convert(rect.standardized, to: nil)
    let sum = place.minX + place.minY + place.width + place.height
    guard sum.isFinite else { return nil }
    // A cursor that is scrolled out of view is placed at the window's edge.
    let bounds = window.bounds
    let minX = max(bounds.minX, min(place.minX, bounds.maxX)).rounded(.down)
    let minY = max(bounds.minY, min(place.minY, bounds.maxY)).rounded(.down)
    let maxX = max(minX, min(place.maxX, bounds.maxX)).rounded(.up)
    let maxY = max(minY, min(place.maxY, bounds.maxY)).rounded(.up)
    return Rect(
      x: minX + margins.left, y: minY + margins.top, width: maxX - minX, height: maxY - minY)
  }
}
