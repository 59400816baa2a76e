import CCairo
import Glibc
import ResponderGeometry

/// Pixels that a context draws on: the memory of a surface, of an image, or of a layer.
///
/// Most drawing writes to the memory directly; what needs cairo makes its context on first use.
package final class Canvas {
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// Device pixels in a row.
  let width: Int
  /// Rows.
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// Everything that could be drawn if the canvas were large enough, in its pixels: a layer is only as large
  /// as what is seen of it.
  var room: PixelRect

  private let ownsMemory: Bool
  private var surface: OpaquePointer?
  private(set) var cairo: OpaquePointer?

  /// The transform and clip that ``cairo`` has now; nil and 0 where that is not known.
  var cairoTransform: Transform?
  var cairoClip = 0
  /// Whether ``cairo`` draws smooth edges.
  var isSmooth = true

  /// Creates a canvas on memory that outlives it.
  init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    self.base = base.assumingMemoryBound(to: UInt32.self)
    self.width = width
    self.height = height
    self.stride = stride / 4
    room = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    ownsMemory = false
  }

  /// Creates a transparent canvas with memory of its own; nil where there is none to be had.
  init?(width: Int, height: Int) {
    guard let memory = calloc(max(width * height, 1), 4) else { return nil }
    base = memory.assumingMemoryBound(to: UInt32.self)
    self.width = width
    self.height = height
    stride = width
    room = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    ownsMemory = true
  }

  deinit {
    if let cairo { cairo_destroy(cairo) }
    if let surface { cairo_surface_destroy(surface) }
    if ownsMemory { free(base) }
  }

  /// The whole canvas.
  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The cairo context, made on first use.
  func makeCairo() -> OpaquePointer? {
    if let cairo { return cairo }
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(stride * 4))
    cairo = cairo_create(surface)
    return cairo
  }

  /// The surface behind the context, to draw it elsewhere.
  func makeSurface() -> OpaquePointer? {
    _ = makeCairo()
    return surface
  }
}
