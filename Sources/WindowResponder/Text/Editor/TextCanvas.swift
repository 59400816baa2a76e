import ResponderText

/// What shows the text of an editor: the letters, the selection, the marked text's line, and the caret.
///
/// Its coordinates are the flow's, moved by ``inset``. Touches go to the text field or view around it.
package final class TextCanvas: View {
  package let editor: TextEditor
  package let caret = TextCaret()

  /// Shows the text of an editor.
  package init(_ editor: TextEditor) {
    self.editor = editor
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(caret)
  }

  /// The colour of text that has none of its own.
  package var textColor: Color = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Where the flow's top left is, in points.
  package var inset = Vector.zero {
    didSet {
      guard inset != oldValue else { return }
      setNeedsDisplay()
      updateCaret()
    }
  }

  /// What is marked in colour because somebody looks for it, in bytes and in order.
  package var highlights: [Range<Int>] = [] {
    didSet { if highlights != oldValue { setNeedsDisplay() } }
  }

  /// The one of them that stands out; nil for none.
  package var currentHighlight: Range<Int>? {
    didSet { if currentHighlight != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text is being edited: then the selection is in colour.
  package var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      caret.isActive = isEditing && showsCaret
      updateCaret()
      editor.redraw(editor.selection)
    }
  }

  /// Whether the selection is seen, in gray, while the text is not edited.
  package var showsIdleSelection = true {
    didSet { if showsIdleSelection != oldValue { setNeedsDisplay() } }
  }

  /// Whether there may be a caret, as in text that can be changed.
  package var showsCaret = true {
    didSet {
      caret.isActive = isEditing && showsCaret
      updateCaret()
    }
  }

  /// A rectangle of the flow in the canvas' coordinates.
  package func rect(_ rect: Rect) -> Rect { rect.offsetBy(dx: inset.dx, dy: inset.dy) }

  /// A point of the canvas in the flow's coordinates.
  package func flowPoint(_ point: Point) -> Point {
    Point(x: point.x - inset.dx, y: point.y - inset.dy)
  }

  /// Has a rectangle of the flow drawn anew, which may have no end.
  package func redraw(_ changed: Rect) {
    let top = max(bounds.minY, changed.minY + inset.dy)
    let bottom = changed.height.isInfinite ? bounds.maxY : changed.maxY + inset.dy
    if bottom > top {
      // Letters reach a little beyond their lines.
      setNeedsDisplay(
        Rect(x: bounds.minX, y: top - 1, width: bounds.width, height: bottom - top + 2))
    }
  }

  /// Where the caret is shown, in the canvas' coordinates.
  package var caretFrame: Rect {
    let place = rect(editor.caretRect(for: editor.head))
    if editor.isOverwriting, let next = editor.position(from: editor.head, offset: 1) {
      let range = TextRange(start: editor.head, end: next)
      if let box = editor.selectionRects(for: range).first?.rect, box.width > 0 { return rect(box) }
    }
    let width = TextCaret.width
    let left = min(max(0, place.minX - width / 2), max(0, bounds.width - width))
    return Rect(x: left, y: place.minY, width: width, height: place.height)
  }

  /// Puts the caret where it belongs, and has it seen.
  package func updateCaret() {
    guard caret.isActive else {
      caret.isHidden = true
      return
    }
    let frame = caretFrame
    caret.alpha = editor.isOverwriting && frame.width > TextCaret.width ? 0.4 : 1
    caret.frame = aligned(frame)
    caret.backgroundColor = tintColor
    caret.restart()
    if !editor.selection.isEmpty || editor.hidesCaret { caret.isHidden = true }
    if !editor.selection.isEmpty { caret.pause() }
  }

  /// The frame with its edges on whole device pixels.
  private func aligned(_ frame: Rect) -> Rect {
    let scale = contentScaleFactor
    let (x, y) = ((frame.minX * scale).rounded() / scale, (frame.minY * scale).rounded() / scale)
    return Rect(
      x: x, y: y, width: max(1, (frame.width * scale).rounded()) / scale,
      height: max(1, ((frame.maxY - y) * scale).rounded()) / scale)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  package override func draw(_ rect: Rect, in context: GraphicsContext) {
    let seen = context.clipBounds.intersection(rect).offsetBy(dx: -inset.dx, dy: -inset.dy)
    if seen.isEmpty { return }
    drawSelection(seen, in: context)
    if !highlights.isEmpty || currentHighlight != nil { drawHighlights(seen, in: context) }
    let blocks = editor.flow.blocks(in: seen)
    for block in blocks { draw(block, seen, in: context) }
    drawMarked(seen, in: context)
  }

  private func drawSelection(_ seen: Rect, in context: GraphicsContext) {
    let range = editor.selection
    if range.isEmpty || !(isEditing || showsIdleSelection) { return }
    let color =
      isEditing ? tintColor.withAlphaComponent(0.28) : Color.label.withAlphaComponent(0.12)
    for part in editor.selectionRects(for: range, in: seen) {
      context.fill(context.pixelAligned(self.rect(part.rect)), color: color)
    }
  }

  private func drawHighlights(_ seen: Rect, in context: GraphicsContext) {
    let blocks = editor.flow.blocks(in: seen)
    let start = editor.document.range(ofBlock: blocks.lowerBound).lowerBound
    let end = editor.document.range(ofBlock: blocks.upperBound).upperBound
    var (low, high) = (0, highlights.count)
    while low < high {
      let middle = (low + high) / 2
      if highlights[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    while low < highlights.count, highlights[low].lowerBound < end {
      if highlights[low] != currentHighlight {
        fill(highlights[low], .systemYellow.withAlphaComponent(0.4), seen, in: context)
      }
      low += 1
    }
    if let currentHighlight {
      // Bright text is read on less of the hue than dark text.
      let opacity = theme.isDark ? 0.45 : 0.75
      fill(currentHighlight, .systemOrange.withAlphaComponent(opacity), seen, in: context)
    }
  }

  private func fill(
    _ range: Range<Int>, _ color: Color, _ seen: Rect, in context: GraphicsContext
  ) {
    for part in editor.selectionRects(for: TextRange(utf8: range), in: seen) {
      context.fillRoundedRect(
        context.pixelAligned(rect(part.rect)), cornerRadius: 2, color: color)
    }
  }

  private func draw(_ block: Int, _ seen: Rect, in context: GraphicsContext) {
    guard let layout = editor.flow.layout(ofBlock: block) else { return }
    let place = editor.flow.place(ofBlock: block)
    let origin = Point(x: place.x + inset.dx, y: place.y + inset.dy)
    for (index, line) in layout.lines.enumerated() {
      // Letters reach beyond their line in some scripts.
      let reach = line.height / 2
      if place.y + line.bottom + reach < seen.minY { continue }
      if place.y + line.top - reach > seen.maxY { break }
      let glyphs = layout.glyphs(ofLine: index, withText: context.keepsText)
      context.draw(
        glyphs.runs, missing: glyphs.missing, decorations: glyphs.decorations, at: origin,
        color: textColor)
    }
  }

  /// The line under what an input method has not made up its mind about.
  private func drawMarked(_ seen: Rect, in context: GraphicsContext) {
    guard let range = editor.markedRange else { return }
    let style = editor.shownMarkedTextStyle
    let color = style?.foregroundColor ?? textColor
    let thickness = style?.underlineStyle == .thick ? 2.0 : 1.0
    for part in editor.selectionRects(for: range, in: seen) {
      let box = self.rect(part.rect)
      if let ground = style?.backgroundColor { context.fill(box, color: ground) }
      let line = Rect(
        x: box.minX, y: box.maxY - 2, width: box.width, height: thickness)
      context.fill(context.pixelAligned(line), color: color)
    }
  }
}
