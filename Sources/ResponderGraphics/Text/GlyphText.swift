import CCairo
import Glibc

/// The text of a run's glyphs, with which a file of the drawn glyphs can be searched.
struct GlyphText {
  /// The text in UTF-8, in logical order.
  var bytes: [CChar]
  /// The mapping between glyphs and bytes.
  var clusters: [cairo_text_cluster_t]
  /// A Boolean value that indicates whether the glyphs are in reverse order, as in right-to-left text.
  var isBackward: Bool

  /// Creates the text of a Pango run, to which `item` points. If the run has no text, returns `nil`.
  init?(_ item: UnsafeMutableRawPointer, of line: UnsafeMutablePointer<PangoLayoutLine>) {
    let run = item.assumingMemoryBound(to: PangoGlyphItem.self)
    guard let layout = line.pointee.layout, let text = pango_layout_get_text(layout),
      let analysed = run.pointee.item?.pointee, let string = run.pointee.glyphs?.pointee,
      analysed.offset >= 0, analysed.length > 0,
      Int(analysed.offset) + Int(analysed.length) <= strlen(text)
    else { return nil }
    bytes = Array(
      UnsafeBufferPointer(start: text + Int(analysed.offset), count: Int(analysed.length)))
    clusters = []
    isBackward = analysed.analysis.level & 1 != 0
    var iterator = PangoGlyphItemIter()
    var hasMore = pango_glyph_item_iter_init_start(&iterator, run, text) != 0
    while hasMore {
      let (start, end) = (Int(iterator.start_glyph), Int(iterator.end_glyph))
      // In right-to-left text, the indices of glyphs decrease, and the end is one before the last.
      let places = start < end ? start..<end : end + 1..<start + 1
      let drawn = places.count { place in
        let glyph = string.glyphs[place].glyph
        return glyph & GlyphRun.unknownFlag == 0 && glyph != GlyphRun.emptyGlyph
      }
      let count = iterator.end_index - iterator.start_index
      if count > 0 || drawn > 0 {
        clusters.append(cairo_text_cluster_t(num_bytes: count, num_glyphs: Int32(drawn)))
      }
      hasMore = pango_glyph_item_iter_next_cluster(&iterator) != 0
    }
  }
}

extension GraphicsContext {
  /// Draws glyphs on a canvas of vector graphics, with their text if it is known.
  func showText(
    of run: GlyphRun, at places: inout [cairo_glyph_t], on cairo: OpaquePointer
  ) {
    let count = Int32(clamping: places.count)
    guard let text = run.text,
      text.clusters.reduce(0, { $0 + Int($1.num_glyphs) }) == places.count,
      text.clusters.reduce(0, { $0 + Int($1.num_bytes) }) == text.bytes.count
    else { return cairo_show_glyphs(cairo, &places, count) }
    cairo_show_text_glyphs(
      cairo, text.bytes, Int32(clamping: text.bytes.count), &places, count, text.clusters,
      Int32(clamping: text.clusters.count),
      text.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
  }
}
