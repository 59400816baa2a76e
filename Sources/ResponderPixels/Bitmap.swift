/// Pixels in memory: premultiplied ARGB of 32 bits each, row by row.
///
/// The value does not own the memory, which must outlive it.
package struct Bitmap {
  /// The first pixel of the first row.
  package let base: UnsafeMutablePointer<UInt32>
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of pixels from one row to the next.
  package let stride: Int

  package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  /// The bounds of the pixels.
  package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
