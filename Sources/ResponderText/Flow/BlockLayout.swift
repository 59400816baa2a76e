import CCairo
import ResponderGeometry
import ResponderGraphics

/// The layout of a block of text: the positions of its characters, and their glyphs.
///
/// Offsets are in bytes from the start of the block, and positions in points from its top left corner.
@MainActor package final class BlockLayout {
  /// The displayed text.
  let shown: String
  /// The mapping to the displayed text if it differs from the text, or else `nil`.
  let map: DisplayMap?
  /// Pango's layout, which later queries use.
  let layout: OpaquePointer
  /// The length of a Pango unit, in points.
  let unit: Double
  package let lines: [FlowLine]
  let height: Double
  /// The width of the widest line, in points.
  let width: Double
  /// The smallest width in which the lines break in the same way, in points.
  let fittingWidth: Double
  private let font: Font
  private let styles: TextStyleRuns
  private var glyphs: [Glyphs]?

  /// A Boolean value that indicates whether a part of the block has attributes.
  var hasStyles: Bool { !styles.isEmpty }

  /// The drawn parts of a line.
  package struct Glyphs {
    package var runs: [GlyphRun]
    package var missing: [Rect]
    package var decorations: [TextDecoration]
  }

  /// Lays out a text. If Pango cannot, returns `nil`.
  init?(
    _ text: String, style: FlowStyle, runs: TextStyleRuns = [],
    revealed: Range<Int>? = nil, paragraph: BlockParagraph? = nil
  ) {
    var style = style
    if let paragraph { paragraph.adjust(&style) }
    map = style.isSecure ? DisplayMap(hiding: text, except: revealed) : nil
    shown = map?.shown ?? text
    font = style.font
    // A secure text shows no attributes.
    styles = style.isSecure ? [] : runs
    guard
      let layout = TextEngine.makeLayout(
        shown, font: font, runs: styles, direction: style.direction)
    else { return nil }
    self.layout = layout
    unit = TextEngine.unit(of: font)
    Self.apply(style, to: layout)
    if let paragraph, style.wraps { paragraph.apply(to: layout, width: style.width, font: font) }
    let natural = Self.lines(of: layout, style: style, unit: unit)
    if let paragraph, style.wraps {
      (lines, height) = paragraph.place(natural, in: style.width, alignment: style.alignment)
    } else {
      (lines, height) = (natural, natural.last?.bottom ?? 0)
    }
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    self.width = width
    let spacing = TextEngine.edgeSpacing(
      of: layout, letterSpacing: styles.letterSpacing, font: style.font)
    fittingWidth = (paragraph?.width(of: lines, in: style.width) ?? width) + spacing
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The number of bytes of the block that are laid out.
  var count: Int { map?.own(shown.utf8.count) ?? shown.utf8.count }

  private static func apply(_ style: FlowStyle, to layout: OpaquePointer) {
    if style.alignment == .justified { pango_layout_set_justify(layout, 1) }
    guard style.wraps else {
      pango_layout_set_single_paragraph_mode(layout, 1)
      return
    }
    TextEngine.setWrapWidth(max(1, style.width), of: layout, font: style.font)
    pango_layout_set_wrap(layout, style.breaksWords ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  private static func lines(
    of layout: OpaquePointer, style: FlowStyle, unit: Double
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      let (left, width) = (Double(logical.x) * unit, Double(logical.width) * unit)
      let room = max(0, style.width - width)
      let x: Double
      switch style.alignment {
      case .left: x = 0
      case .right: x = room
      case .center: x = room / 2
      case .natural: x = isRightToLeft ? room : 0
      case .justified: x = left
      }
      let start = Int(line.pointee.start_index)
      lines.append(
        FlowLine(
          range: start..<start + Int(line.pointee.length), top: Double(logical.y) * unit,
          height: Double(logical.height) * unit,
          baseline: Double(pango_layout_iter_get_baseline(iterator)) * unit, x: x, width: width,
          shift: x - left, isRightToLeft: isRightToLeft))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Returns Pango's structure of a line.
  func pangoLine(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, Int32(clamping: index))
  }

  /// Returns the drawn parts of a line, which are computed when it is first drawn.
  ///
  /// - Parameters:
  ///   - index: The index of the line.
  ///   - withText: A Boolean value that indicates whether glyphs have their text, which is not cached.
  package func glyphs(ofLine index: Int, withText: Bool = false) -> Glyphs {
    if withText { return findGlyphs(ofLine: index, keepsText: true) }
    if let glyphs { return glyphs[index] }
    let found = lines.indices.map { findGlyphs(ofLine: $0, keepsText: false) }
    glyphs = found
    return found[index]
  }

  private func findGlyphs(ofLine index: Int, keepsText: Bool) -> Glyphs {
    let line = lines[index]
    var missing: [Rect] = []
    var decorations: [TextDecoration] = []
    var runs: [GlyphRun] = []
    if let pangoLine = pangoLine(index) {
      runs = GlyphRun.runs(
        of: pangoLine, font: font, styles: styles, x: line.x, baseline: line.baseline,
        keepsText: keepsText, missing: &missing, decorations: &decorations)
    }
    return Glyphs(runs: runs, missing: missing, decorations: decorations)
  }
}
