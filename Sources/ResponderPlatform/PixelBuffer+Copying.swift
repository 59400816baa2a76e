import Glibc
import ResponderGeometry

extension PixelBuffer {
  /// Copies the newest frame and its moves into the buffer, except for the region that is drawn afterwards.
  package func prepare(_ plan: BufferLedger.Plan, from source: PixelBuffer?) {
    if let source {
      for rect in plan.copied { copy(rect, from: source) }
    }
    for move in plan.moves {
      let origin = plan.movesFromSource ? source ?? self : self
      copy(move.target, from: origin, dx: -move.dx, dy: -move.dy)
    }
  }

  /// Copies a rectangle of device pixels from the rectangle at the offset `dx`, `dy`. Both can be in the same
  /// memory.
  private func copy(_ rect: Rect, from source: PixelBuffer, dx: Int = 0, dy: Int = 0) {
    guard !rect.isEmpty else { return }
    let rows = Int(rect.height)
    let length = Int(rect.width) * 4
    let shift = dy * stride + dx * 4
    if length == stride {
      let start = base + Int(rect.minY) * stride
      memmove(start, source.base + Int(rect.minY) * stride + shift, rows * stride)
      return
    }
    // In the same memory, each row must be read before it is overwritten.
    let upward = dy < 0
    var offset = (Int(rect.minY) + (upward ? rows - 1 : 0)) * stride + Int(rect.minX) * 4
    for _ in 0..<rows {
      memmove(base + offset, source.base + offset + shift, length)
      offset += upward ? -stride : stride
    }
  }
}
