import ResponderText

// The default implementations of text input members.

extension TextInput {
  /// The default is `true`.
  public var isEditable: Bool { true }

  /// Returns `true`.
  public func shouldChangeText(in range: TextRange, replacementText text: String) -> Bool { true }

  /// The default is the start of the next line.
  public var selectionAffinity: TextAffinity {
    get { .downstream }
    set {}
  }

  /// The default is `nil`, for an underline.
  public var markedTextStyle: TextAttributes? {
    get { nil }
    set {}
  }

  /// The default is offset zero.
  public var beginningOfDocument: TextPosition { .start }

  /// The default is a new tokenizer that reads the text through the input.
  public var tokenizer: any TextInputTokenizer { TextInputStringTokenizer(textInput: self) }

  /// Returns `nil`, for the actions that the responders enable.
  public func editMenu(for textRange: TextRange, suggestedActions: [MenuElement]) -> Menu? { nil }

  /// Takes no action.
  public func willPresentEditMenu(with animator: any EditMenuInteractionAnimating) {}

  /// Takes no action.
  public func willDismissEditMenu(with animator: any EditMenuInteractionAnimating) {}

  /// Returns the position a number of characters after another one, or before it if `offset` is negative.
  /// Outside of the text, returns `nil`.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    if offset == 0 { return position }
    var position = position
    for _ in 0..<offset.magnitude {
      guard let next = neighbor(of: position, isForward: offset > 0) else { return nil }
      position = next
    }
    return position
  }

  /// Returns the position at a distance from another one in a direction. Left and right count characters in
  /// the paragraph's direction, up and down count lines and return the closest position on the line.
  public func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    switch direction {
    case .left, .right:
      let goesBack = (direction == .right) == isWrittenLeft(at: position)
      return self.position(from: position, offset: goesBack ? 0 &- offset : offset)
    case .up, .down:
      var place = position
      let x = caretRect(for: position).midX
      for _ in 0..<offset.magnitude {
        let caret = caretRect(for: place)
        let isDown = (direction == .down) == (offset > 0)
        let y = isDown ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
        guard let next = closestPosition(to: Point(x: x, y: y)),
          isDown ? caretRect(for: next).minY > caret.midY : caretRect(for: next).maxY < caret.midY
        else { return nil }
        place = next
      }
      return place
    }
  }

  /// Returns the number of characters between two positions, negative if the second one is before the first.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    let count = text(in: TextRange(start: from, end: toPosition))?.count ?? 0
    return from <= toPosition ? count : -count
  }

  /// Returns the end of a range in a direction.
  public func position(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? { usualPosition(within: range, farthestIn: direction) }

  /// Returns the default result, for classes that declare the member.
  package func usualPosition(
    within range: TextRange, farthestIn direction: TextLayoutDirection
  ) -> TextPosition? {
    switch direction {
    case .up: return range.start
    case .down: return range.end
    case .left, .right:
      let start = caretRect(for: range.start).midX
      let end = caretRect(for: range.end).midX
      return (start < end) == (direction == .right) ? range.end : range.start
    }
  }

  /// Returns the range between the position and its neighbor.
  public func characterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange? { usualCharacterRange(byExtending: position, in: direction) }

  /// Returns the default result, for classes that declare the member.
  package func usualCharacterRange(
    byExtending position: TextPosition, in direction: TextLayoutDirection
  ) -> TextRange? {
    self.position(from: position, in: direction, offset: 1).map {
      TextRange(start: position, end: $0)
    }
  }

  /// Returns the natural direction, which is that of the first strong character.
  public func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { .natural }

  /// Takes no action.
  public func setBaseWritingDirection(_ writingDirection: WritingDirection, for range: TextRange) {}

  /// Returns the first of the selection's rectangles.
  public func firstRect(for range: TextRange) -> Rect { usualFirstRect(for: range) }

  /// Returns the default result, for classes that declare the member.
  package func usualFirstRect(for range: TextRange) -> Rect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns one rectangle from caret to caret in a single line. In several lines, returns a rectangle from
  /// the first caret to the line's end, one from the last line's start to the other caret, and one for the
  /// lines between.
  public func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    if range.isEmpty { return [] }
    let start = caretRect(for: range.start)
    let end = caretRect(for: range.end)
    guard end.minY >= start.midY, end.midY >= start.maxY else {
      let rect = Rect(
        x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
        height: max(start.height, end.maxY - start.minY))
      return [TextSelectionRect(rect: rect, containsStart: true, containsEnd: true)]
    }
    let bounds = textInputView.bounds
    func box(from minX: Double, to maxX: Double, _ minY: Double, _ maxY: Double) -> Rect {
      Rect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
    let startsLeft = isWrittenLeft(at: range.start)
    let endsLeft = isWrittenLeft(at: range.end)
    let first = box(
      from: startsLeft ? bounds.minX : start.minX, to: startsLeft ? start.minX : bounds.maxX,
      start.minY, start.maxY)
    let last = box(
      from: endsLeft ? end.minX : bounds.minX, to: endsLeft ? bounds.maxX : end.minX, end.minY,
      end.maxY)
    var rects = [TextSelectionRect(rect: first, containsStart: true)]
    if end.minY > start.maxY {
      let middle = box(from: bounds.minX, to: bounds.maxX, start.maxY, end.minY)
      rects.append(TextSelectionRect(rect: middle))
    }
    rects.append(TextSelectionRect(rect: last, containsEnd: true))
    return rects
  }

  /// Returns the closest position, limited to the range.
  public func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    usualClosestPosition(to: point, within: range)
  }

  /// Returns the default result, for classes that declare the member.
  package func usualClosestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    closestPosition(to: point).map { max(range.start, min($0, range.end)) }
  }

  /// Returns the character before or behind the closest position that contains the point.
  public func characterRange(at point: Point) -> TextRange? {
    guard let nearest = closestPosition(to: point) else { return nil }
    let others = [position(from: nearest, offset: 1), position(from: nearest, offset: -1)]
    for case let other? in others {
      let range = TextRange(start: nearest, end: other)
      if firstRect(for: range).contains(point) { return range }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the paragraph at a position is right-to-left. The input's
  /// direction decides, or the first strong character if that is natural.
  func isWrittenLeft(at position: TextPosition) -> Bool {
    switch baseWritingDirection(for: position, in: .forward) {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural: break
    }
    let tokenizer = tokenizer
    for direction in [TextStorageDirection.forward, .backward] {
      if let paragraph = tokenizer.rangeEnclosingPosition(
        position, with: .paragraph, inDirection: .storage(direction))
      {
        return text(in: paragraph).map(TextBreaks.isWrittenLeft) ?? false
      }
    }
    return false
  }

  /// Returns the position of the next or previous character.
  private func neighbor(of position: TextPosition, isForward: Bool) -> TextPosition? {
    // Most characters have few bytes. Some, such as family emoji, have dozens.
    var reach = 32
    let end = endOfDocument.utf8Offset
    while true {
      let here = min(position.utf8Offset, end)
      let range = isForward ? here..<min(end, here + reach) : max(0, here - reach)..<here
      if range.isEmpty { return nil }
      let isWhole = isForward ? range.upperBound == end : range.lowerBound == 0
      guard let text = text(in: TextRange(utf8: range)) else { return nil }
      // The result may be empty if the character is longer than the range.
      let count = (isForward ? text.first : text.last)?.utf8.count ?? 0
      if count > 0, isWhole || count < range.count / 2 {
        return TextPosition(utf8Offset: isForward ? here + count : here - count)
      }
      if isWhole { return nil }
      reach *= 4
    }
  }
}

extension TextInput where Self: View {
  /// The view itself.
  public var textInputView: View { self }
}
