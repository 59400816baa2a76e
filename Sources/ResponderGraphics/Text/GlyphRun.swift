import CCairo
import ResponderGeometry

/// A run of glyphs of one font on one line.
///
/// Pango determines the glyphs and their positions. Cairo draws each glyph once into an image that
/// ``GlyphFont`` caches, and ``PixelBlend`` draws that image on the canvas. For every run, Cairo would look
/// up its glyphs and set up clip and mask again. ``PixelBlend`` has the measurements. Large glyphs, colored
/// glyphs and rotated text are drawn by Cairo.
package struct GlyphRun {
  /// A glyph with its position relative to the start of its line's baseline, in points.
  struct Glyph {
    var index: UInt32
    var x: Float
    var y: Float
  }

  var font: GlyphFont
  /// The distance of the baseline from the top of the layout, in points.
  var baseline: Double
  var glyphs: [Glyph]
  /// A Boolean value that indicates whether the glyphs have their own colors, such as emoji.
  var isColored: Bool
  /// The color, or `nil` for the color of the text.
  var color: Color?
  /// The text of the glyphs, or `nil` if it was not requested.
  var text: GlyphText?
}

extension GlyphRun {
  /// Returns the runs of a line of a Pango layout that was created with `styles`.
  ///
  /// `x` and `baseline` are the position of the line in the layout, in points. If `keepsText` is `true`, the
  /// runs have their text. A box is appended to `missing` for each character that no font has, and the
  /// decorations of the text to `decorations`.
  @MainActor package static func runs(
    of line: UnsafeMutablePointer<PangoLayoutLine>, font textFont: Font, styles: TextStyleRuns,
    x: Double, baseline: Double, keepsText: Bool = false, missing: inout [Rect],
    decorations: inout [TextDecoration]
  ) -> [GlyphRun] {
    let unit = TextEngine.unit(of: textFont)
    var runs: [GlyphRun] = []
    var pen = x
    var node = line.pointee.runs
    while let entry = node {
      node = entry.pointee.next
      guard let data = entry.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let string = run.glyphs?.pointee, let item = run.item?.pointee else { continue }
      pen += Double(run.start_x_offset) * unit
      let start = pen
      let font = item.analysis.font.flatMap {
        TextEngine.glyphFont(of: $0, size: textFont.usableSize)
      }
      let (glyphs, isColored) = glyphs(
        of: string, unit: unit, baseline: baseline, rise: run.y_offset, size: textFont.usableSize,
        pen: &pen, missing: &missing)
      var color: Color?
      if !styles.isEmpty, let attributes = attributes(at: Int(item.offset), in: styles) {
        color = attributes.shownColor
        let stretch = Stretch(
          line: line, start: start, end: pen, baseline: baseline,
          rise: Double(run.y_offset) * unit, unit: unit, characters: Int(item.num_chars))
        stretch.decorate(attributes, font: textFont, to: &decorations)
      }
      pen += Double(run.end_x_offset) * unit
      if let font, !glyphs.isEmpty {
        let text = keepsText ? GlyphText(data, of: line) : nil
        runs.append(
          GlyphRun(
            font: font, baseline: baseline, glyphs: glyphs, isColored: isColored, color: color,
            text: text))
      }
    }
    return runs
  }

  /// Returns the glyphs of a run that starts at the pen, and whether one has its own colors. Moves the pen to
  /// the end of the run.
  private static func glyphs(
    of string: PangoGlyphString, unit: Double, baseline: Double, rise: Int32, size: Double,
    pen: inout Double, missing: inout [Rect]
  ) -> (glyphs: [Glyph], isColored: Bool) {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    var isColored = false
    for place in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[place]
      let width = Double(info.geometry.width) * unit
      if info.glyph & unknownFlag != 0 {
        let height = min(width * 1.25, size * 0.75)
        missing.append(
          Rect(x: pen, y: baseline - height, width: width, height: height)
            .insetBy(dx: width / 8, dy: 0))
      } else if info.glyph != emptyGlyph {
        glyphs.append(
          Glyph(
            index: info.glyph, x: Float(pen + Double(info.geometry.x_offset) * unit),
            y: Float(Double(info.geometry.y_offset - rise) * unit)))
        isColored = isColored || info.isColored
      }
      pen += width
    }
    return (glyphs, isColored)
  }

  /// PANGO_GLYPH_EMPTY: nothing to draw, as for a joiner.
  static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  /// PANGO_GLYPH_UNKNOWN_FLAG: no font has the character, which is in the other bits.
  static let unknownFlag: PangoGlyph = 0x1000_0000
}

extension PangoGlyphInfo {
  /// A Boolean value that indicates whether the glyph has its own colors: the second bit of `attr`, which
  /// Swift cannot import.
  fileprivate var isColored: Bool {
    withUnsafeBytes(of: attr) { $0.count >= 4 && $0.loadUnaligned(as: UInt32.self) & 2 != 0 }
  }
}
