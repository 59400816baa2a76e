import CCairo
import Glibc
import ResponderGeometry
import ResponderSystem

/// Pixels that a context draws on: the memory of a surface, of an image, or of a layer.
///
/// Most drawing writes to the memory directly; what needs cairo makes its context on first use. A canvas of
/// vectors has no pixels: all drawing goes through cairo, which keeps lines, areas and letters as such.
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
  /// The memory of a canvas of vectors.
  private let reserved: MappedMemory?
  /// Whether cairo keeps what is drawn as lines, areas and letters, and there are no pixels to write.
  let isVector: Bool
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
    reserved = nil
    isVector = false
  }

  /// Creates a canvas whose drawing a surface of cairo's keeps as it is; nil where there is no memory.
  ///
  /// What would write pixels by mistake finds memory as large as the canvas, which takes none until then.
  ///
  /// - Parameters:
  ///   - vectors: The surface, whose units are the canvas' pixels; it is kept.
  ///   - width: How wide it is, in its units.
  ///   - height: How high it is.
  init?(vectors: OpaquePointer, width: Int, height: Int) {
    guard let memory = try? MappedMemory(reserving: max(width * height, 1) * 4) else { return nil }
    reserved = memory
    base = memory.base.assumingMemoryBound(to: UInt32.self)
    self.width = width
    self.height = height
    stride = width
    room = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    ownsMemory = false
    isVector = true
    surface = cairo_surface_reference(vectors)
    cairo = cairo_create(vectors)
  }

  /// Creates a transparent canvas of vectors, to be drawn on another one; nil where there is no memory.
  static func recording(width: Int, height: Int) -> Canvas? {
    var extents = cairo_rectangle_t(
      x: 0, y: 0, width: Double(width), height: Double(height))
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    return Canvas(vectors: surface, width: width, height: height)
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
    reserved = nil
    isVector = false
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
