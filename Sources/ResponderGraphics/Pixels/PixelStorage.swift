import CCairo
import Glibc
import ResponderPixels

/// The pixels of an image: premultiplied ARGB, row by row without gaps. They do not change after they are
/// shared.
final class PixelStorage: @unchecked Sendable {
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt32>
  /// The Cairo image that owns the memory, or `nil` if this object owns it.
  private let owner: OpaquePointer?

  /// Allocates transparent pixels. If there is not enough memory, returns `nil`.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, let memory = calloc(width * height, 4) else { return nil }
    self.width = width
    self.height = height
    base = memory.assumingMemoryBound(to: UInt32.self)
    owner = nil
  }

  /// Creates a storage from a Cairo image, which it retains. If the image is not in ARGB32, returns `nil`.
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

  /// The pixels as a bitmap, which must not outlive them.
  var pixels: Bitmap { Bitmap(base: base, width: width, height: height, stride: width) }

  /// The number of bytes from one row to the next.
  var stride: Int { width * 4 }

  /// Returns a Cairo image of the pixels, which must not outlive them. The caller destroys it.
  func makeSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(stride))
  }
  /// Returns a Cairo image of a part of the pixels, which must not outlive them, or `nil` if the part is
  /// empty. The caller destroys it.
  func makeSurface(of part: PixelRect) -> OpaquePointer? {
    guard !part.isEmpty else { return nil }
    let first = base + part.minY * width + part.minX
    return cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(first).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(part.maxX - part.minX), Int32(part.maxY - part.minY), Int32(stride))
  }
}
