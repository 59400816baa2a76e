extension TextView {
  /// The default padding of lines at the sides of their container, in points.
  private static let usualPadding = 5.0
  /// The distance of the caret from the upper and lower edge if there is more text, in points.
  static let caretMargin = 4.0
  /// The maximum number of blocks that are laid out to compute the height of a text.
  private static let exactBlocks = 2000
  /// The maximum number of layout passes for a text with another height than estimated.
  private static let settlingRounds = 8

  // MARK: Layout

  func layOutText() {
    guard !kept.isSettling else { return }
    kept.isSettling = true
    placeCanvas()
    let isScrolled = followAnchor()
    let width = roomForLines
    let isNew = editor.width != width || kept.isEdited
    // While only the width changes, the same text stays visible. Otherwise the first line would begin earlier
    // each time.
    let keepsWords = !kept.isEdited && !isScrolled && kept.wanted == nil
    kept.isEdited = false
    if editor.width != width {
      editor.width = width
      kept.isCaretStale = true
    }
    settle(keepsEnd: !isNew, keepsWords: keepsWords)
    if let range = kept.wanted {
      kept.wanted = nil
      show(range)
    }
    layOutPlaceholder()
    findInteraction?.layOutBar()
    if kept.isCaretStale {
      kept.isCaretStale = false
      canvas.updateCaret()
    }
    kept.isSettling = false
  }

  private var roomForLines: Double { max(1, containerWidth - 2 * linePadding) }

  private var linePadding: Double { kept.container?.lineFragmentPadding ?? Self.usualPadding }

  /// The size of the container, with the padding of lines.
  var roomForText: Size {
    Size(
      width: tracksWidth ? containerWidth : kept.container?.ownWidth ?? 0,
      height: tracksHeight ? containerHeight : editor.contentSize.height)
  }

  /// The width of the content, which reaches from side to side.
  private var roomWidth: Double {
    max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }

  // MARK: Container

  /// The width of a container without a limit, in points.
  private static let unlimitedWidth = 1e6

  private var tracksWidth: Bool { kept.container?.widthTracksTextView ?? true }
  private var tracksHeight: Bool { kept.container?.heightTracksTextView ?? false }

  /// The width of the container with the padding of lines, in points.
  private var containerWidth: Double {
    if let container = kept.container, !container.widthTracksTextView {
      return container.ownWidth > 0 ? container.ownWidth : Self.unlimitedWidth
    }
    return max(0, roomWidth - textContainerInset.left - textContainerInset.right)
  }

  /// The height of a container that follows the view, in points.
  private var containerHeight: Double {
    let inset = adjustedContentInset
    return max(
      0,
      bounds.height - inset.top - inset.bottom - textContainerInset.top
        - textContainerInset.bottom)
  }

  /// The width of the content, in points: that of the view, or of a wider container.
  private var contentWidth: Double {
    guard !tracksWidth else { return roomWidth }
    let width = containerWidth
    let lines =
      width < Self.unlimitedWidth ? width : editor.widestLine + 2 * linePadding + TextCaret.width
    return max(
      roomWidth, (lines + textContainerInset.left + textContainerInset.right).rounded(.up))
  }

  /// The height of the lines that fit in a container that follows the view, in points.
  private var heightOfFittingLines: Double {
    let room = containerHeight
    guard editor.contentSize.height > room else { return room }
    let line = editor.caretRect(for: editor.closestPosition(to: Point(x: 0, y: room)))
    return line.maxY <= room ? room : max(0, line.minY)
  }

  /// Positions the canvas. It is much larger than the text, so that its size does not change with every line,
  /// which would redraw it all.
  private func placeCanvas() {
    let needed = (max(bounds.height, contentSize.height, 1024) * 2).rounded(.up)
    var height = canvas.frame.height >= needed / 2 ? canvas.frame.height : needed
    if tracksHeight { height = textContainerInset.top + heightOfFittingLines }
    let frame = Rect(x: 0, y: 0, width: contentWidth, height: height)
    if canvas.frame != frame { canvas.frame = frame }
    if canvas.inset != shift { canvas.inset = shift }
  }

  /// The visible area in the flow's coordinate space.
  private var seen: Rect { bounds.offsetBy(dx: -shift.dx, dy: -shift.dy) }

  /// The offset of the flow from the content's origin.
  private var shift: Vector {
    Vector(dx: textContainerInset.left + linePadding, dy: textContainerInset.top)
  }

  /// Lays out the visible area, until the layout no longer changes it.
  private func settle(keepsEnd: Bool = false, keepsWords: Bool = false) {
    let isAtEnd = keepsEnd && kept.anchor != nil && contentOffset.y >= lastOffset - 0.5
    for _ in 0..<Self.settlingRounds {
      let before = contentOffset
      let seen = seen
      _ = editor.layOut(Rect(x: 0, y: seen.minY - 1, width: seen.width, height: seen.height + 2))
      let height = contentSize.height
      updateContentSize()
      if isAtEnd, height != contentSize.height, !isMoving {
        contentOffset.y = lastOffset
      } else {
        moveToAnchor()
      }
      if contentOffset == before, height == contentSize.height { break }
      kept.isCaretStale = true
    }
    placeCanvas()
    if !keepsWords || kept.anchor == nil { findAnchor() }
  }

  private var isMoving: Bool { isTracking || isDecelerating || isScrollAnimating }

  private var lastOffset: Double {
    restingOffset(near: Point(x: contentOffset.x, y: .infinity)).y
  }

  private func updateContentSize() {
    let lines =
      tracksHeight ? min(containerHeight, editor.contentSize.height) : editor.contentSize.height
    let size = Size(
      width: contentWidth, height: lines + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }

  /// Updates the anchor after a scroll, and returns a Boolean value that indicates whether there was one. The
  /// anchored line has another position on screen, and is kept if it is not far away.
  private func followAnchor() -> Bool {
    let way = contentOffset.y - kept.anchoredOffset
    if way == 0 { return false }
    guard var anchor = kept.anchor, abs(way) < bounds.height,
      contentOffset.y > -adjustedContentInset.top
    else {
      findAnchor()
      return true
    }
    anchor.distance -= way
    kept.anchor = anchor
    kept.anchoredOffset = contentOffset.y
    return true
  }

  /// Stores the first visible line as the anchor.
  private func findAnchor() {
    kept.anchoredOffset = contentOffset.y
    kept.anchor = nil
    guard contentOffset.y > -adjustedContentInset.top else { return }
    let top = seen.minY + adjustedContentInset.top
    let line = editor.lineRange(at: editor.closestPosition(to: Point(x: 0, y: top)))
    kept.anchor = TextViewState.Anchor(
      offset: line.start.utf8Offset, distance: editor.caretRect(for: line.start).minY - top)
  }

  /// Scrolls the anchored line to its stored position.
  private func moveToAnchor() {
    guard let anchor = kept.anchor else { return }
    let place = editor.caretRect(for: TextPosition(utf8Offset: anchor.offset)).minY
    let top = place - anchor.distance + textContainerInset.top - adjustedContentInset.top
    let scale = contentScaleFactor
    // A movement by whole pixels leaves the glyphs unchanged.
    let way = ((top - contentOffset.y) * scale).rounded() / scale
    if way != 0 {
      if isMoving {
        shiftContentOffset(by: Vector(dx: 0, dy: way))
      } else {
        contentOffset = restingOffset(
          near: Point(x: contentOffset.x, y: contentOffset.y + way))
      }
    }
    kept.anchoredOffset = contentOffset.y
  }

  /// Called when bytes have been replaced. Moves the anchor.
  func replaced(_ range: Range<Int>, _ length: Int) {
    kept.isEdited = true
    guard var anchor = kept.anchor else { return }
    if range.upperBound <= anchor.offset {
      anchor.offset += length - range.count
    } else if range.lowerBound < anchor.offset {
      anchor.offset = range.lowerBound
    }
    kept.anchor = anchor
  }

  /// Returns the first visible line if a new text is the same up to that line. A file that grows is read
  /// again without a jump.
  func anchorStaying(in text: String) -> TextViewState.Anchor? {
    guard let anchor = kept.anchor else { return nil }
    let before = editor.text.utf8.prefix(anchor.offset)
    return before.elementsEqual(text.utf8.prefix(anchor.offset)) ? anchor : nil
  }

  // MARK: Scrolling to a range

  /// Scrolls a range into view after the next layout.
  func wantSeen(_ range: TextRange) {
    kept.wanted = range
    setNeedsLayout()
  }

  func reveal(_ range: TextRange) {
    kept.wanted = range
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func show(_ range: TextRange) {
    var rect = Rect.zero
    for _ in 0..<Self.settlingRounds {
      rect = box(of: range)
      let before = contentOffset
      if isScrollEnabled { scrollRectToVisible(rect, animated: false) }
      if contentOffset == before { break }
      findAnchor()
      settle()
    }
    guard window != nil else { return }
    // The find bar covers the lower edge of the visible area.
    rect.size.height += findInteraction?.barHeight ?? 0
    revealInScrollViews(rect, animated: false)
  }

  /// Returns the rectangle of a range in the content's coordinate space. For a range that is too high,
  /// returns that of the caret at its start.
  private func box(of range: TextRange) -> Rect {
    let first = editor.caretRect(for: range.start)
    let last = range.isEmpty ? first : editor.caretRect(for: range.end)
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let box = last.maxY - first.minY <= room ? first.union(last) : first
    var (top, bottom) = (
      box.minY + shift.dy - Self.caretMargin, box.maxY + shift.dy + Self.caretMargin
    )
    // The first and the last line are visible together with the space beyond them.
    if box.minY <= 0 { top = 0 }
    if box.maxY >= editor.contentSize.height - 0.5 { bottom = contentSize.height }
    let height = max(0, bottom - top)
    guard contentSize.width > roomWidth else {
      return Rect(x: contentOffset.x, y: top, width: 0, height: height)
    }
    // Lines that are wider than the view scroll to the caret.
    let x = first.minX <= 0 ? 0 : max(0, first.minX + shift.dx - Self.caretMargin)
    return Rect(
      x: x, y: top, width: min(2 * Self.caretMargin, contentSize.width - x), height: height)
  }

  // MARK: Sizes

  /// Updates the layout after a change of an inset, a font or a container.
  func sizesDidChange() {
    kept.isCaretStale = true
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  func fontDidChange() {
    editor.font = baseFont
    editor.layOutAnew()
    kept.placeholder?.font = font
    sizesDidChange()
  }

  func fittingSize(_ size: Size) -> Size {
    let around = Size(
      width: textContainerInset.left + textContainerInset.right + 2 * linePadding,
      height: textContainerInset.top + textContainerInset.bottom)
    let isLimited = size.width > 0 && size.width.isFinite
    let room =
      !tracksWidth ? roomForLines : isLimited ? max(1, size.width - around.width) : 1e6
    var text = editor.size(inWidth: room, blocks: Self.exactBlocks)
    if !editor.hasText, let placeholder = kept.placeholder {
      text = placeholder.sizeThatFits(Size(width: room, height: .infinity))
    }
    if let lines = kept.container?.maximumNumberOfLines, lines > 0 {
      let line = (font ?? theme.fonts.body).lineHeight
      text.height = min(text.height, (Double(lines) * line).rounded(.up))
    }
    let width = (text.width + around.width).rounded(.up)
    return Size(
      width: isLimited ? min(size.width, width) : width,
      height: (text.height + around.height).rounded(.up))
  }

  var usualSize: Size {
    guard !isScrollEnabled else {
      return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    return Size(
      width: View.noIntrinsicMetric,
      height: fittingSize(Size(width: bounds.width, height: 0)).height)
  }

  func textDidChange() {
    kept.placeholder?.isHidden = editor.hasText
    kept.isCaretStale = true
    setNeedsLayout()
    if !isScrollEnabled {
      let height = usualSize.height
      if height != kept.wantedHeight {
        kept.wantedHeight = height
        invalidateIntrinsicContentSize()
      }
    }
  }

  // MARK: Placeholder

  func placeholderDidChange() {
    guard let placeholder = ownPlaceholder, !placeholder.isEmpty else {
      kept.placeholder?.removeFromSuperview()
      kept.placeholder = nil
      return
    }
    let label = kept.placeholder ?? Label()
    if kept.placeholder == nil {
      kept.placeholder = label
      label.textColor = .placeholderText
      label.numberOfLines = 0
      addSubview(label)
    }
    label.font = font
    label.text = placeholder
    label.isHidden = editor.hasText
    setNeedsLayout()
  }

  private func layOutPlaceholder() {
    guard let label = kept.placeholder, !label.isHidden else { return }
    label.textAlignment = textAlignment
    let height = label.sizeThatFits(Size(width: roomForLines, height: .infinity)).height
    let frame = Rect(x: shift.dx, y: shift.dy, width: roomForLines, height: height)
    if label.frame != frame { label.frame = frame }
  }
}
