/// Heights of blocks, in points.
///
/// They are kept as `Float`: what is set comes back rounded to 24 bits, a hundredth of a point for a
/// block as high as a tower of screens.
extension TextDocument {
  /// A block's height: the one that was set, else an estimate.
  package func height(ofBlock index: Int) -> Double {
    Double(blocks[index].height)
  }

  /// Sets a block's height, when it has been laid out.
  package func setHeight(_ height: Double, ofBlock index: Int) {
    blocks.setValue(TextDocument.stored(height).bitPattern, ofSpan: index)
  }

  /// Estimates all heights anew, from a block's bytes with its terminator, and those of blocks that
  /// are made later: when the width or the font is another.
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

  /// The sum of the heights before a block.
  package func top(ofBlock index: Int) -> Double { blocks.place(ofSpan: index).top }

  /// The block at a height: the first one above the text, the last one below.
  package func block(atY y: Double) -> Int { blocks.place(atHeight: y.isNaN ? 0 : y).span }

  /// The height of all blocks.
  package var totalHeight: Double { blocks.height }

  /// A height as it is kept: nothing else than a length can be.
  nonisolated static func stored(_ height: Double) -> Float {
    height > 0 ? min(Float(height), largestHeight) : 0
  }

  /// Points; a million blocks of it are still added up exactly enough.
  private nonisolated static let largestHeight: Float = 1e9
}
