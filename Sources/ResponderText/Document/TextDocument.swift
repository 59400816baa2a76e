import ResponderGraphics

/// The text of an editor: bytes, blocks, heights and styles, which edits preserve.
///
/// Positions are offsets in UTF-8 bytes. The bytes are in a gap buffer, so that typing anywhere takes
/// microseconds, for a text of any length.
///
/// The text is divided into *blocks*, which are laid out separately. A block is a paragraph with its
/// terminator (a line feed, a carriage return, both, or U+2029), or a piece of a paragraph that is longer
/// than `longestBlock`. There is always at least one block, and a text that ends with a terminator has an
/// empty last block. Each block has a height, measured or estimated, so that the length of the text is known
/// without a layout of all blocks.
///
/// The text also has runs of `TextAttributes`. Nothing is stored for them until attributes are set.
///
/// ```swift
/// let document = TextDocument("one\ntwo")
/// document.replace(3..<3, with: "!")       // "one!\ntwo": block 0 has changed
/// document.range(ofBlock: 1)               // 5..<8
/// ```
///
/// The costs: an edit moves the bytes between it and the previous edit, and divides the affected blocks
/// again. A look-up by byte, block or height is a search in sums (`SpanList`). The memory is the size of the
/// bytes and a sixteenth more, and some ten bytes for each block.
///
/// Offsets are clamped to the text, so that an outdated offset of an input method causes no error.
@MainActor package final class TextDocument {
  var buffer: GapBuffer
  var blocks: SpanList
  /// The runs of attributes, or `nil` if the text has none.
  var runs: AttributeRuns?
  /// The closure that estimates the height of a block before its layout, in points, from its number of bytes.
  package var estimate: (_ byteCount: Int) -> Double = { _ in usualEstimate }
  let longest: Int
  let spansInChunk: Int

  /// The largest number of bytes of a block. A longer paragraph has several blocks.
  ///
  /// A key press lays out a whole block. Most of the time is shaping, half a microsecond for each byte.
  package static let longestBlock = 2048
  /// The height of a block before `estimateHeights` is called, in points.
  static let usualEstimate = 20.0

  /// Creates a document from a text.
  package convenience init(_ text: String = "") {
    self.init(
      text, longestBlock: TextDocument.longestBlock, spansInChunk: SpanList.usualChunkCapacity)
  }

  /// Creates a document with other limits, for tests in which a short text has as many borders as a long one.
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

  /// The number of bytes.
  package var utf8Count: Int { buffer.count }

  /// The whole text.
  package var string: String {
    let bytes = buffer.bytes
    return bytes.string(0..<bytes.count)
  }

  /// Returns the text in a range. An end within a scalar is rounded down.
  package func string(in range: Range<Int>) -> String {
    let bytes = buffer.bytes
    return bytes.string(bytes.scalarRange(range))
  }

  /// Replaces a range by text, and returns the changes of the blocks. An end within a scalar is rounded down.
  ///
  /// The new text has the given attributes. Without them, it has the attributes of the first replaced byte.
  /// If no byte is replaced, it has those of the byte before it, or of the byte after it at the start of a
  /// paragraph.
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
  /// Returns a range clamped to the text, with its ends rounded down to scalars.
  func scalarRange(_ range: Range<Int>) -> Range<Int> {
    scalarStart(range.lowerBound)..<scalarStart(range.upperBound)
  }
}
