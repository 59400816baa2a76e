import ResponderGraphics

/// The text of an editor: bytes, blocks, heights and styles, kept through edits.
///
/// Places are offsets in UTF-8 bytes. The bytes lie in a gap buffer, so that typing anywhere costs
/// microseconds, however long the text. Over them lie *blocks*: what is laid out by itself, which is a
/// paragraph with its terminator (a line feed, a carriage return, both, or U+2029), or a piece of a
/// paragraph that is longer than `longestBlock`. There is always one at least; a text that ends with a
/// terminator has an empty last block. Each has a height, measured or estimated, so that a scroll bar
/// knows how much there is without a layout of it all. Last, runs of `TextAttributes`, of which there
/// is nothing until one is set.
///
/// ```swift
/// let document = TextDocument("one\ntwo")
/// document.replace(3..<3, with: "!")       // "one!\ntwo": block 0 has changed
/// document.range(ofBlock: 1)               // 5..<8
/// ```
///
/// What it costs: an edit is a move of the bytes between it and the one before, and a cut of the
/// blocks that it touches; a look-up by byte, block or height is a search in sums (`SpanList`). In
/// memory: the bytes and a sixteenth, and some ten bytes a block.
///
/// Offsets are clamped to the text, so that a stale one from an input method does no harm.
@MainActor package final class TextDocument {
  var buffer: GapBuffer
  var blocks: SpanList
  /// Runs of numbers of `attributeTable`; nil while no style was set.
  var runs: AttributeRuns?
  /// What a block is thought to be high that is not laid out yet, in points, from its bytes.
  package var estimate: (_ byteCount: Int) -> Double = { _ in usualEstimate }
  let longest: Int
  let spansInChunk: Int

  /// Bytes of the longest block; a longer paragraph is several. A key in it lays out all of a block, of
  /// which most is shaping: half a microsecond a byte.
  package static let longestBlock = 2048
  /// Points of a block's height before `estimateHeights` was called.
  static let usualEstimate = 20.0

  /// Creates a document of a text.
  package convenience init(_ text: String = "") {
    self.init(
      text, longestBlock: TextDocument.longestBlock, spansInChunk: SpanList.usualChunkCapacity)
  }

  /// Creates a document with other limits, so that a short text has as many borders as a long one.
  package init(_ text: String, longestBlock: Int, spansInChunk: Int) {
    longest = max(16, longestBlock)
    self.spansInChunk = spansInChunk
    blocks = SpanList(hasHeights: true, chunkCapacity: spansInChunk)
    var text = text
    buffer = GapBuffer(room: text.utf8.count)
    text.withUTF8 { buffer.replace(0..<0, with: $0) }
    cutAll()
  }

  // MARK: Text

  /// How many bytes there are.
  package var utf8Count: Int { buffer.count }

  /// All of the text.
  package var string: String {
    let bytes = buffer.bytes
    return bytes.string(0..<bytes.count)
  }

  /// The text of some bytes. An end within a scalar is rounded down.
  package func string(in range: Range<Int>) -> String {
    let bytes = buffer.bytes
    return bytes.string(bytes.scalarRange(range))
  }

  /// Replaces bytes by text and tells what became of the blocks. An end within a scalar is rounded
  /// down.
  ///
  /// The text put in takes the attributes given, else those of the first byte replaced, else those
  /// before it, or behind it at a paragraph's start.
  @discardableResult package func replace(
    _ range: Range<Int>, with text: String, attributes: TextAttributes? = nil
  ) -> TextDocumentChange {
    let range = buffer.bytes.scalarRange(range)
    var text = text
    let length = text.utf8.count
    if range.isEmpty, length == 0 {
      let block = block(at: range.lowerBound)
      return TextDocumentChange(
        range: range, newLength: 0, oldBlocks: block..<block, newBlocks: block..<block)
    }
    replaceRuns(range, length: length, with: attributes)
    let recut = beginCutting(range)
    text.withUTF8 { buffer.replace(range, with: $0) }
    return cut(recut, range, length)
  }
}

extension GapBytes {
  /// A range clamped to the text, its ends rounded down to scalars.
  func scalarRange(_ range: Range<Int>) -> Range<Int> {
    scalarStart(range.lowerBound)..<scalarStart(range.upperBound)
  }
}
