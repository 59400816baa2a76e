import Glibc
import ResponderGeometry

extension PixelBuffer {
  /// Makes the buffer hold the newest frame, moved, as far as it is not drawn anew.
  package func prepare(_ plan: BufferLedger.Plan, from source: PixelBuffer?) {
    if let source {
      for rect in plan.copied { copy(rect, from: source) }
    }
    for move in plan.moves {
      let origin = plan.movesFromSource ? source ?? self : self
      copy(move.target, from: origin, dx: -move.dx, dy: -move.dy)
    }
  }

  /// Copies a rectangle of device pixels from what lies `dx` and `dy` beside it, perhaps in the same
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
    // In the same memory each row has to be taken before it is written over.
    let upward = dy < 0
    var offset = (Int(rect.minY) + (upward ? rows - 1 : 0)) * stride + Int(rect.minX) * 4
    for _ in 0..<rows {
      memmove(base + offset, source.base + offset + shift, length)
      offset += upward ? -stride : stride
    }
  }
}
