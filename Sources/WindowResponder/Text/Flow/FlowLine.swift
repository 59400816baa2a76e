/// One line of a block that is laid out. Places are in points from the block's top left.
struct FlowLine: Equatable {
  /// Its bytes in what is shown of the block.
  var range: Range<Int>
  var top: Double
  var height: Double
  var baseline: Double
  /// Where its left end is.
  var x: Double
  var width: Double
  /// How far that is from where Pango has it.
  var shift: Double
  var isRightToLeft: Bool

  var bottom: Double { top + height }
}
