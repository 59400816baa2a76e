/// A line of a block's layout. Positions are in points from the top left corner of the block.
package struct FlowLine: Equatable {
  /// The range of the line in the displayed text of the block, in bytes.
  var range: Range<Int>
  package var top: Double
  package var height: Double
  var baseline: Double
  /// The x-coordinate of the left end.
  var x: Double
  var width: Double
  /// The difference between `x` and Pango's position.
  var shift: Double
  var isRightToLeft: Bool

  package var bottom: Double { top + height }
}
