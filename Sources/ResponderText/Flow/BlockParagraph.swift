import CCairo
import ResponderGraphics

/// The paragraph style of a block.
@MainActor struct BlockParagraph {
  var style: ParagraphStyle
  /// A Boolean value that indicates whether the paragraph begins with the block.
  var isStart: Bool
  var isEnd: Bool

  /// Overrides the style of the text with the values of the paragraph.
  func adjust(_ flow: inout FlowStyle) {
    if style.alignment != .natural { flow.alignment = style.alignment }
    if style.baseWritingDirection != .natural { flow.direction = style.baseWritingDirection }
    if style.lineBreakMode == .byCharWrapping { flow.breaksWords = true }
  }

  /// Sets the width for line breaks, without the indents.
  func apply(to layout: OpaquePointer, width: Double, font: Font) {
    let measure = style.measure(in: width)
    let indent = indent(width)
    if indent != 0 {
      let units = TextEngine.units(abs(indent), of: font)
      pango_layout_set_indent(layout, indent < 0 ? -units : units)
    }
    TextEngine.setTabs(of: style, start: measure.start, in: layout, font: font)
    TextEngine.setWrapWidth(max(1, measure.width), of: layout, font: font)
  }

  /// Returns the indent of the first line relative to the others, in points.
  private func indent(_ width: Double) -> Double {
    let first = style.measure(in: width).firstLine
    // In a piece that continues a paragraph, no line is the first one.
    return isStart || first <= 0 ? first : 0
  }

  /// Returns the smallest width of lines that were broken in a width, in points, with the indents.
  func width(of lines: [FlowLine], in width: Double) -> Double {
    let start = style.measure(in: width).start
    let first = indent(width)
    var widest = 0.0
    for (index, line) in lines.enumerated() {
      let indent = index == 0 && isStart ? max(0, first) : max(0, -first)
      widest = max(widest, start + indent + line.width)
    }
    return widest + max(0, -style.tailIndent.finite)
  }

  /// Positions lines that Pango has laid out below each other at the left edge.
  func place(
    _ lines: [FlowLine], in width: Double, alignment: TextAlignment
  ) -> (lines: [FlowLine], height: Double) {
    let measure = style.measure(in: width)
    let first = indent(width)
    var y = isStart ? style.paragraphSpacingBefore.finite : 0
    var placed: [FlowLine] = []
    placed.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      var line = line
      let left = line.x - line.shift
      let indent = index == 0 && isStart ? max(0, first) : max(0, -first)
      let room = max(0, measure.width - indent - line.width)
      let edge = line.isRightToLeft ? width - measure.start - measure.width : measure.start + indent
      switch alignment {
      case .left: line.x = edge
      case .right: line.x = edge + room
      case .center: line.x = edge + room / 2
      case .natural: line.x = edge + (line.isRightToLeft ? room : 0)
      case .justified: line.x = left + (line.isRightToLeft ? edge : measure.start)
      }
      line.shift = line.x - left
      let height = style.lineHeight(for: line.height)
      line.baseline = y + height - line.height + line.baseline - line.top
      line.top = y
      line.height = height
      y += height + style.lineSpacing.finite
      placed.append(line)
    }
    if isEnd { y += style.paragraphSpacing.finite }
    return (placed, max(0, y))
  }
}
