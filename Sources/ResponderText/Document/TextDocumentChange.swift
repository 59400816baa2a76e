/// What became of a document's bytes and blocks in one change.
package struct TextDocumentChange: Equatable {
  /// The bytes that were replaced, in the text before.
  package var range: Range<Int>
  /// How many bytes are there now.
  package var newLength: Int
  /// The blocks before the change that are no more, or whose content is another.
  package var oldBlocks: Range<Int>
  /// The blocks that stand in their place.
  package var newBlocks: Range<Int>
}
