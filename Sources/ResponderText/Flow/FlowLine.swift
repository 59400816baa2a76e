/// One line of a block that is laid out. Places are in points from the block's top left.
package struct FlowLine: Equatable {
  /// Its bytes in what is shown of the block.
  var range: Range<Int>
  package var top: Double
  package var height: Double
  var baseline: Double
  /// Where its left end is.
  var x: Double
  var width: Double
  /// How far that is from where Pango has it.
  var shift: Double
  var isRightToLeft: Bool

  package var bottom: Double { top + height }
}
