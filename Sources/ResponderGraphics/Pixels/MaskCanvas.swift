import CCairo
import Glibc

/// A square canvas of coverage bytes on which Cairo draws.
final class MaskCanvas {
  let cairo: OpaquePointer?
  private let surface: OpaquePointer?
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let side: Int

  init?(side: Int) {
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(side)))
    guard stride > 0, let memory = calloc(side, stride) else { return nil }
    self.side = side
    bytes = memory.assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(side), Int32(side), Int32(stride))
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    free(bytes)
  }

  /// Clears the canvas.
  func clear() {
    memset(bytes, 0, side * stride)
  }

  /// Appends the top left part of the canvas to an array, row by row.
  func copy(width: Int, height: Int, to array: inout [UInt8]) {
    for y in 0..<height {
      array.append(contentsOf: UnsafeBufferPointer(start: bytes + y * stride, count: width))
    }
  }
}
