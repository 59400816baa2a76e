/// The changes of a document's bytes and blocks by an edit.
package struct TextDocumentChange: Equatable {
  /// The replaced range, in the text before the edit.
  package var range: Range<Int>
  /// The number of bytes of the replacement.
  package var newLength: Int
  /// The blocks before the edit that are removed or have another content.
  package var oldBlocks: Range<Int>
  /// The blocks that replace them.
  package var newBlocks: Range<Int>
}
