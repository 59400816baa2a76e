import ResponderText

/// A view that draws the text of an editor: the glyphs, the selection, the underline of the marked text, and
/// the caret.
///
/// Its coordinates are those of the flow, shifted by ``inset``. It receives no touches; the text field or
/// text view around it does.
package final class TextCanvas: View {
  package let editor: TextEditor
  package let caret = TextCaret()

  /// Creates a view that draws the text of an editor.
  package init(_ editor: TextEditor) {
    self.editor = editor
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(caret)
  }

  /// The color of text that has no color attribute.
  package var textColor: Color = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// The position of the flow's top left corner, in points.
  package var inset = Vector.zero {
    didSet {
      guard inset != oldValue else { return }
      setNeedsDisplay()
      updateCaret()
    }
  }

  /// The ranges that are highlighted as search results, in bytes and in ascending order.
  package var highlights: [Range<Int>] = [] {
    didSet { if highlights != oldValue { setNeedsDisplay() } }
  }

  /// The highlighted range that is emphasized, or `nil` if there is none.
  package var currentHighlight: Range<Int>? {
    didSet { if currentHighlight != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether the text is being edited. The selection then has a color.
  package var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      caret.isActive = isEditing && showsCaret
      updateCaret()
      editor.redraw(editor.selection)
    }
  }

  /// A Boolean value that indicates whether the selection is drawn in gray if the text is not being edited.
  package var showsIdleSelection = true {
    didSet { if showsIdleSelection != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that indicates whether a caret can be shown. Set it to `false` for text that cannot be
  /// changed.
  package var showsCaret = true {
    didSet {
      caret.isActive = isEditing && showsCaret
      updateCaret()
    }
  }

  /// Returns a rectangle of the flow in the view's coordinates.
  package func rect(_ rect: Rect) -> Rect { rect.offsetBy(dx: inset.dx, dy: inset.dy) }

  /// Returns a point of the view in the flow's coordinates.
  package func flowPoint(_ point: Point) -> Point {
    Point(x: point.x - inset.dx, y: point.y - inset.dy)
  }

  /// Marks a rectangle of the flow as needing display. Its height may be infinite.
  package func redraw(_ changed: Rect) {
    let top = max(bounds.minY, changed.minY + inset.dy)
    let bottom = changed.height.isInfinite ? bounds.maxY : changed.maxY + inset.dy
    if bottom > top {
      // Glyphs extend slightly beyond their lines.
      setNeedsDisplay(
        Rect(x: bounds.minX, y: top - 1, width: bounds.width, height: bottom - top + 2))
    }
  }

  /// The frame of the caret, in the view's coordinates.
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

  /// Moves the caret to its position and shows it.
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

  /// Returns a frame with its edges on whole device pixels.
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
      // Light text on a background of the full hue is hard to read, so that dark themes use less of it.
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
      // In some scripts glyphs extend beyond their line.
      let reach = line.height / 2
      if place.y + line.bottom + reach < seen.minY { continue }
      if place.y + line.top - reach > seen.maxY { break }
      let glyphs = layout.glyphs(ofLine: index, withText: context.keepsText)
      context.draw(
        glyphs.runs, missing: glyphs.missing, decorations: glyphs.decorations, at: origin,
        color: textColor)
    }
  }

  /// Draws the underline and the background of the marked text.
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
