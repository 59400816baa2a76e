import CCairo
import Glibc
import ResponderGeometry
import ResponderPixels
import ResponderSystem

/// The pixels on which a context draws: the memory of a surface, of an image, or of a layer.
///
/// Most drawing writes to the memory directly. Cairo's context is created on first use. A canvas of vector
/// graphics has no pixels, and Cairo does all drawing.
package final class Canvas {
  /// The device pixels.
  let pixels: Bitmap
  /// The area that could be drawn if the canvas were large enough, in its pixels. A layer is only as large as
  /// its visible part.
  var room: PixelRect

  private let ownsMemory: Bool
  /// The memory of a canvas of vector graphics.
  private let reserved: MappedMemory?
  /// A Boolean value that indicates whether this is a canvas of vector graphics without pixels.
  let isVector: Bool
  private var surface: OpaquePointer?
  private(set) var cairo: OpaquePointer?

  /// The present transform and clip of ``cairo``, or `nil` and 0 if they are not known.
  var cairoTransform: Transform?
  var cairoClip = 0
  /// A Boolean value that indicates whether ``cairo`` draws antialiased edges.
  var isSmooth = true
  /// Cairo's present tolerance, in device pixels.
  var tolerance = leastTolerance
  /// Cairo's own tolerance, in device pixels, below which curves do not look better.
  static let leastTolerance = 0.1

  /// Creates a canvas on memory that must outlive it.
  init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    pixels = Bitmap(
      base: base.assumingMemoryBound(to: UInt32.self), width: width, height: height,
      stride: stride / 4)
    room = pixels.bounds
    ownsMemory = false
    reserved = nil
    isVector = false
  }

  /// Creates a canvas of vector graphics on a Cairo surface. If there is not enough memory, returns `nil`.
  ///
  /// Code that writes pixels by mistake finds memory of the canvas' size, which is not resident until then.
  ///
  /// - Parameters:
  ///   - vectors: The surface, whose units are the canvas' pixels. It is retained.
  ///   - width: The width, in units of the surface.
  ///   - height: The height, in units of the surface.
  init?(vectors: OpaquePointer, width: Int, height: Int) {
    guard let memory = try? MappedMemory(reserving: max(width * height, 1) * 4) else { return nil }
    reserved = memory
    pixels = Bitmap(
      base: memory.base.assumingMemoryBound(to: UInt32.self), width: width, height: height,
      stride: width)
    room = pixels.bounds
    ownsMemory = false
    isVector = true
    surface = cairo_surface_reference(vectors)
    cairo = cairo_create(vectors)
  }

  /// Returns a transparent canvas of vector graphics, to be drawn on another one. If there is not enough
  /// memory, returns `nil`.
  static func recording(width: Int, height: Int) -> Canvas? {
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: Double(width), height: Double(height))
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    return Canvas(vectors: surface, width: width, height: height)
  }

  /// Creates a transparent canvas with its own memory. If there is not enough memory, returns `nil`.
  init?(width: Int, height: Int) {
    guard let memory = calloc(max(width * height, 1), 4) else { return nil }
    pixels = Bitmap(
      base: memory.assumingMemoryBound(to: UInt32.self), width: width, height: height,
      stride: width)
    room = pixels.bounds
    ownsMemory = true
    reserved = nil
    isVector = false
  }

  deinit {
    if let cairo { cairo_destroy(cairo) }
    if let surface { cairo_surface_destroy(surface) }
    if ownsMemory { free(pixels.base) }
  }

  /// The first pixel of the first row.
  var base: UnsafeMutablePointer<UInt32> { pixels.base }
  /// The number of device pixels in a row.
  var width: Int { pixels.width }
  /// The number of rows.
  var height: Int { pixels.height }
  /// The number of pixels from one row to the next.
  var stride: Int { pixels.stride }
  /// The bounds of the canvas.
  var bounds: PixelRect { pixels.bounds }

  /// Returns Cairo's context, which is created on first use.
  func makeCairo() -> OpaquePointer? {
    if let cairo { return cairo }
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(stride * 4))
    cairo = cairo_create(surface)
    return cairo
  }

  /// Returns the surface of the canvas, to draw it on another one.
  func makeSurface() -> OpaquePointer? {
    _ = makeCairo()
    return surface
  }
}
