/// The heights of blocks, in points.
///
/// They are stored as `Float`: a height is rounded to 24 bits, which is a hundredth of a point for a block of
/// 100,000 points.
extension TextDocument {
  /// Returns the height of a block: the height that was set, or else an estimate.
  package func height(ofBlock index: Int) -> Double {
    Double(blocks[index].height)
  }

  /// Sets the height of a block, after its layout.
  package func setHeight(_ height: Double, ofBlock index: Int) {
    blocks.setValue(TextDocument.stored(height).bitPattern, ofSpan: index)
  }

  /// Estimates the heights of all blocks, and of blocks that are added later, after a change of the width or
  /// the font.
  ///
  /// - Parameter estimate: The closure that returns a height for the number of bytes of a block, with its
  ///   terminator.
  package func estimateHeights(_ estimate: @escaping (_ byteCount: Int) -> Double) {
    self.estimate = estimate
    var last: (length: UInt32, value: UInt32)?
    blocks.setAllValues { span in
      if let last, last.length == span.length { return last.value }
      let value = TextDocument.stored(estimate(Int(span.length))).bitPattern
      last = (span.length, value)
      return value
    }
  }

  /// Returns the sum of the heights before a block.
  package func top(ofBlock index: Int) -> Double { blocks.position(ofSpan: index).top }

  /// Returns the block at a height. Above the text this is the first block, and below it the last one.
  package func block(atY y: Double) -> Int { blocks.position(atHeight: y.isNaN ? 0 : y).span }

  /// The sum of the heights of all blocks, in points.
  package var totalHeight: Double { blocks.height }

  /// Returns a height as it is stored. A height that is negative or not a number becomes 0.
  nonisolated static func stored(_ height: Double) -> Float {
    height > 0 ? min(Float(height), largestHeight) : 0
  }

  /// The largest height, in points. The sum for a million blocks of this height is still exact enough.
  private nonisolated static let largestHeight: Float = 1e9
}
