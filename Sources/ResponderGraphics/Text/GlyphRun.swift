import CCairo
import ResponderGeometry

/// Glyphs of one font that stand on one line.
///
/// Pango finds out which glyphs stand where, and Cairo draws each of them once, into an image that
/// ``GlyphFont`` keeps. From then on ``PixelBlend`` lays that image over the canvas: for every run
/// Cairo would look up its glyphs and set up clip and mask again. ``PixelBlend`` says what both
/// together save. Large glyphs, glyphs with colours of their own and turned text go through Cairo.
package struct GlyphRun {
  /// One glyph, placed relative to the start of its line's baseline, in points.
  struct Glyph {
    var index: UInt32
    var x: Float
    var y: Float
  }

  var font: GlyphFont
  /// Where the baseline lies below the top of the layout, in points.
  var baseline: Double
  var glyphs: [Glyph]
  /// Whether the glyphs bring their own colours, as emoji do.
  var isColored: Bool
  /// The colour; nil for that of the text.
  var color: Color?
  /// The letters that the glyphs stand for; nil unless they were asked for.
  var text: GlyphText?
}

extension GlyphRun {
  /// The runs of one line of a Pango layout that was made with `styles`.
  ///
  /// `x` and `baseline` place the line in the layout, in points. With `keepsText` the runs know what they
  /// say. `missing` gets a box for each character that no font has, `decorations` what is drawn beside the
  /// glyphs.
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
          rise: Double(run.y_offset) * unit, unit: unit)
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

  /// The glyphs of a run that starts where the pen is, and whether one brings its own colours; moves
  /// the pen to the end of the last.
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
  /// Whether the glyph brings its own colours: the second bit of `attr`, which Swift cannot import.
  fileprivate var isColored: Bool {
    withUnsafeBytes(of: attr) { $0.count >= 4 && $0.loadUnaligned(as: UInt32.self) & 2 != 0 }
  }
}
