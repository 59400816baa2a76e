import CCairo
import Glibc

/// The pixels of an image: premultiplied ARGB, row by row without gaps. Nobody writes to them once
/// they are shared.
final class PixelStorage: @unchecked Sendable {
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt32>
  /// The cairo image that owns the memory; nil where it is our own.
  private let owner: OpaquePointer?

  /// Makes room for transparent pixels; nil where there is none to be had.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, let memory = calloc(width * height, 4) else { return nil }
    self.width = width
    self.height = height
    base = memory.assumingMemoryBound(to: UInt32.self)
    owner = nil
  }

  /// Takes the pixels of a cairo image in ARGB32, with a reference of its own; nil for others.
  init?(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32, width > 0, height > 0,
      Int(cairo_image_surface_get_stride(surface)) == width * 4,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    owner = cairo_surface_reference(surface)
  }

  deinit {
    if let owner { cairo_surface_destroy(owner) } else { free(base) }
  }

  /// Bytes from one row to the next.
  var stride: Int { width * 4 }

  /// A cairo image of the pixels, which must not outlive them; the caller destroys it.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(stride))
  }
}
