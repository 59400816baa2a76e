import ResponderText

extension TextEditor {
  // MARK: Positions

  /// Returns the text in a range, or `nil` if the range extends beyond the text.
  package func text(in range: TextRange) -> String? {
    guard range.end.utf8Offset <= document.utf8Count else { return nil }
    return document.string(in: rounded(range))
  }

  /// The position of the end of the text.
  package var end: TextPosition { TextPosition(utf8Offset: document.utf8Count) }

  /// Returns the position at an offset of characters from a position. A negative offset moves back.
  package func position(from position: TextPosition, offset: Int) -> TextPosition? {
    document.boundary(from: position.utf8Offset, offsetBy: offset).map {
      TextPosition(utf8Offset: $0)
    }
  }

  /// Returns the position at an offset of steps in a direction on screen.
  package func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    var place = rounded(position)
    let isForward = offset >= 0
    let x = flow.caret(at: place).minX
    for _ in 0..<abs(offset) {
      let next: TextPosition?
      switch direction {
      case .right: next = flow.step(from: place, toRight: isForward)
      case .left: next = flow.step(from: place, toRight: !isForward)
      case .down: next = flow.position(from: place, linesDown: isForward, x: x)
      case .up: next = flow.position(from: place, linesDown: !isForward, x: x)
      }
      guard let next else { return nil }
      place = next
    }
    return place
  }

  /// Returns the number of characters from one position to another.
  package func offset(from: TextPosition, to: TextPosition) -> Int {
    let range = rounded(TextRange(start: from, end: to))
    let count = document.characterCount(in: range)
    return from <= to ? count : -count
  }

  /// Returns the base writing direction of the paragraph at a position.
  package func baseWritingDirection(at position: TextPosition) -> WritingDirection {
    flow.isRightToLeft(at: rounded(position)) ? .rightToLeft : .leftToRight
  }

  // MARK: Geometry

  /// Returns the rectangle of the caret at a position, in the flow's coordinates. Its width is zero.
  package func caretRect(for position: TextPosition) -> Rect { flow.caret(at: rounded(position)) }

  /// Returns the rectangles of a range, in the flow's coordinates.
  package func selectionRects(for range: TextRange, in rect: Rect? = nil) -> [TextSelectionRect] {
    flow.selectionRects(of: TextRange(utf8: rounded(range)), in: rect)
  }

  /// Returns the position closest to a point of the flow.
  package func closestPosition(to point: Point) -> TextPosition { flow.position(at: point) }

  /// Returns the range of the character at a point of the flow.
  package func characterRange(at point: Point) -> TextRange? { flow.character(at: point) }

  /// Returns the range of the line on which a position is shown.
  package func lineRange(at position: TextPosition) -> TextRange {
    flow.line(at: rounded(position))
  }

  /// The size of the text, in points.
  package var contentSize: Size { flow.size }

  /// The height of an empty line, in points.
  package var lineHeight: Double { flow.style.font.lineHeight }

  /// The width of the widest line that was laid out, in points.
  package var widestLine: Double { flow.widestLine }

  /// Returns the size of the text in another width, in points, as an estimate from a number of blocks.
  package func size(inWidth width: Double, blocks: Int) -> Size {
    flow.size(inWidth: width, blocks: blocks)
  }

  /// The number of blocks that were laid out since the editor was created.
  package var layoutCount: Int { flow.layoutCount }

  /// Lays out the blocks in a rectangle. Returns the growth of the blocks above its top edge, in points.
  package func layOut(_ rect: Rect) -> Double {
    var growth = 0.0
    let first = flow.block(at: Point(x: rect.minX, y: rect.minY))
    var index = first
    defer { flow.wantsKept(index - first) }
    while index < document.blockCount {
      let place = flow.place(ofBlock: index)
      if flow.style.wraps ? place.y - growth >= rect.maxY : place.x - growth >= rect.maxX { break }
      if !flow.isLaidOut(index) {
        let before = document.height(ofBlock: index)
        _ = flow.layout(ofBlock: index)
        let isAbove = flow.style.wraps ? place.y < rect.minY : place.x < rect.minX
        if isAbove { growth += document.height(ofBlock: index) - before }
      }
      index += 1
    }
    return growth
  }
}
