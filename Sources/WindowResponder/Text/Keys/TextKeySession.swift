import ResponderText

/// An object that performs editing keys on any ``TextInput``. It stores what the input does not: the position
/// where the selection began, and the horizontal position that the caret keeps on shorter lines.
@MainActor final class TextKeySession {
  private weak var input: (any TextInput)?
  private var anchor = TextPosition.start
  private var head = TextPosition.start
  /// The horizontal position of the caret on a line that is long enough, in points, or `nil` for its actual
  /// position.
  private var goal: Double?

  /// Performs a command. Returns a Boolean value that indicates whether the input handles it.
  func perform(_ command: TextKeyCommand, on input: any TextInput) -> Bool {
    attend(to: input)
    switch command {
    case .move(let motion, let extends):
      return move(motion, extends: extends, in: input)
    case .delete(let motion):
      guard input.isEditable else { return false }
      delete(motion, in: input)
      return true
    case .toggleOverwriting:
      guard input.isEditable, let editor = (input as? any EditedTextInput)?.editor else {
        return false
      }
      editor.isOverwriting.toggle()
      return true
    }
  }

  /// Types text. Returns a Boolean value that indicates whether the input accepts text.
  func type(_ text: String, into input: any TextInput) -> Bool {
    guard input.isEditable else { return false }
    // The input method did not use the key, so that it is not part of the composition. The marked text
    // becomes ordinary text.
    if input.markedTextRange != nil { input.unmarkText() }
    attend(to: input)
    goal = nil
    guard let range = input.selectedTextRange else {
      input.insertText(text)
      return true
    }
    var replaced = range
    if range.isEmpty, text != "\n", (input as? any EditedTextInput)?.editor.isOverwriting == true,
      let next = input.position(from: range.end, offset: 1),
      input.text(in: TextRange(start: range.end, end: next))?.first?.isNewline == false
    {
      replaced = TextRange(start: range.end, end: next)
    }
    if replaced == range, input.typeSmartly(text, over: range) { return true }
    if input.shouldChangeText(in: replaced, replacementText: text) {
      if replaced != range { input.selectedTextRange = replaced }
      input.insertText(text)
    }
    return true
  }

  // MARK: The selection

  /// Determines the position where the selection began if the input does not store it.
  private func attend(to input: any TextInput) {
    let range = input.selectedTextRange ?? TextRange(at: input.endOfDocument)
    if let editor = (input as? any EditedTextInput)?.editor {
      if editor.head != head || self.input !== input { goal = nil }
      (anchor, head) = (editor.anchor, editor.head)
    } else if self.input !== input || TextRange(start: anchor, end: head) != range {
      (anchor, head) = (range.start, range.end)
      goal = nil
    }
    self.input = input
  }

  private func select(_ newAnchor: TextPosition, _ newHead: TextPosition, in input: any TextInput) {
    (anchor, head) = (newAnchor, newHead)
    if let edited = input as? any EditedTextInput {
      edited.editor.select(anchor: newAnchor, head: newHead)
      edited.editor.wantCaretSeen()
    } else {
      input.selectedTextRange = TextRange(start: newAnchor, end: newHead)
      input.selectionAffinity = newHead.affinity
    }
  }

  // MARK: Moving

  private func move(
    _ motion: TextKeyCommand.Motion, extends: Bool, in input: any TextInput
  ) -> Bool {
    // Without a caret, the keys that move it scroll.
    guard input.isEditable || extends else { return false }
    if input.markedTextRange != nil { input.unmarkText() }
    if !extends, anchor != head, let end = collapsed(motion, in: input) {
      goal = nil
      select(end, end, in: input)
      return true
    }
    let keptGoal = motion.isVertical ? goal ?? place(of: head, in: input) : nil
    goal = keptGoal
    let target = target(of: motion, in: input)
    if target == head, !extends, anchor == head, target.affinity == head.affinity {
      // In a single line, up and down move nothing, but the keys are used all the same.
      (input as? any EditedTextInput)?.editor.wantCaretSeen()
      return true
    }
    select(extends ? anchor : target, target, in: input)
    if extends { TextSelectionOffer.offer(input) }
    goal = keptGoal
    return true
  }

  /// Returns the position of a step to the left or right that only removes the selection.
  private func collapsed(
    _ motion: TextKeyCommand.Motion, in input: any TextInput
  ) -> TextPosition? {
    guard case .character(let direction) = motion else { return nil }
    let range = TextRange(start: anchor, end: head)
    return input.position(within: range, farthestIn: direction)
  }

  /// Returns the target of a motion from the caret.
  private func target(
    of motion: TextKeyCommand.Motion, in input: any TextInput
  ) -> TextPosition {
    let start = input.beginningOfDocument
    let end = input.endOfDocument
    switch motion {
    case .character(let direction):
      return input.position(from: head, in: direction, offset: 1) ?? head
    case .previousCharacter: return input.position(from: head, offset: -1) ?? head
    case .nextCharacter: return input.position(from: head, offset: 1) ?? head
    case .word(let direction): return boundary(.word, .layout(direction), in: input)
    case .wordStart: return boundary(.word, .storage(.backward), in: input)
    case .wordEnd: return boundary(.word, .storage(.forward), in: input)
    case .paragraphStart: return boundary(.paragraph, .storage(.backward), in: input)
    case .paragraphEnd: return boundary(.paragraph, .storage(.forward), in: input)
    case .lineStart: return lineEnd(isForward: false, in: input)
    case .lineEnd: return lineEnd(isForward: true, in: input)
    case .line(let direction):
      return vertical(direction, distance: nil, in: input)
        ?? (direction == .up ? start : end)
    case .page(let direction):
      return vertical(direction, distance: pageHeight(of: input), in: input)
        ?? (direction == .up ? start : end)
    case .documentStart: return start
    case .documentEnd: return end
    }
  }

  private func boundary(
    _ granularity: TextGranularity, _ direction: TextDirection, in input: any TextInput
  ) -> TextPosition {
    if input.isSecureTextEntry, granularity == .word {
      // The motion must not reveal the lengths of words in secure text.
      return input.tokenizer.position(from: head, toBoundary: .document, inDirection: direction)
        ?? head
    }
    return input.tokenizer.position(from: head, toBoundary: granularity, inDirection: direction)
      ?? head
  }

  private func lineEnd(isForward: Bool, in input: any TextInput) -> TextPosition {
    if let editor = (input as? any EditedTextInput)?.editor {
      let line = editor.lineRange(at: head)
      return isForward ? line.end : line.start
    }
    return boundary(.line, .storage(isForward ? .forward : .backward), in: input)
  }

  /// Returns the horizontal position of the caret, in the coordinates that ``vertical(_:distance:in:)`` uses.
  private func place(of position: TextPosition, in input: any TextInput) -> Double {
    (input as? any EditedTextInput)?.editor.caretRect(for: position).minX
      ?? input.caretRect(for: position).midX
  }

  /// Returns the position above or below, or `nil` if there is no line.
  private func vertical(
    _ direction: TextLayoutDirection, distance: Double?, in input: any TextInput
  ) -> TextPosition? {
    let isDown = direction == .down
    let x = goal ?? place(of: head, in: input)
    if let editor = (input as? any EditedTextInput)?.editor {
      guard let distance else { return editor.flow.position(from: head, linesDown: isDown, x: x) }
      let caret = editor.caretRect(for: head)
      let y = isDown ? caret.midY + distance : caret.midY - distance
      return y < 0 || y > editor.contentSize.height
        ? nil : editor.closestPosition(to: Point(x: x, y: y))
    }
    let caret = input.caretRect(for: head)
    let step = distance ?? caret.height
    let y = isDown ? caret.midY + step : caret.midY - step
    guard let next = input.closestPosition(to: Point(x: x, y: y)) else { return nil }
    let place = input.caretRect(for: next)
    let isThere = isDown ? place.minY >= caret.midY : place.maxY <= caret.midY
    return isThere ? next : nil
  }

  /// Returns the height of a page, in points: the visible height minus one line.
  private func pageHeight(of input: any TextInput) -> Double {
    let view = input.textInputView
    var current: View? = view
    while let candidate = current {
      if let scroller = candidate as? ScrollView {
        return max(1, scroller.bounds.height - input.caretRect(for: head).height)
      }
      current = candidate.superview
    }
    return max(1, view.bounds.height)
  }

  // MARK: Deleting

  private func delete(_ motion: TextKeyCommand.Motion, in input: any TextInput) {
    goal = nil
    let isPlain = motion == .previousCharacter
    if let marked = input.markedTextRange {
      if isPlain {
        // The input method did not use the key, so that it deletes the marked text.
        if input.shouldChangeText(in: marked, replacementText: "") { input.deleteBackward() }
        return
      }
      input.unmarkText()
    }
    var range = TextRange(start: anchor, end: head)
    let selected = range
    if range.isEmpty {
      range = TextRange(start: head, end: target(of: motion, in: input))
    } else if let editor = (input as? any EditedTextInput)?.editor {
      range = editor.smartDeletion(of: range)
    }
    if range.isEmpty {
      if isPlain { input.deleteBackward() }
      return
    }
    guard input.shouldChangeText(in: range, replacementText: "") else { return }
    if selected.isEmpty ? isPlain : range == selected {
      input.deleteBackward()
    } else {
      input.replace(range, withText: "")
    }
  }
}

extension TextKeyCommand.Motion {
  /// A Boolean value that indicates whether the caret keeps its horizontal position.
  fileprivate var isVertical: Bool {
    switch self {
    case .line, .page: true
    default: false
    }
  }
}
