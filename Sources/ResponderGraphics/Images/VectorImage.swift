import CCairo
import Glibc
import ResponderGeometry
import ResponderSystem

/// An SVG image, which librsvg draws in every size.
///
/// For images from memory, librsvg reads no other files and runs no scripts.
final class VectorImage: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer
  private typealias Make =
    @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Object?>?) -> Object?
  private typealias Free = @convention(c) (Object?) -> Void
  private typealias GetSize =
    @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  private typealias GetDimensions =
    @convention(c) (
      Object, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
    ) -> Void
  private typealias Render =
    @convention(c) (Object, OpaquePointer?, UnsafeRawPointer, UnsafeMutablePointer<Object?>?)
    -> Int32

  /// librsvg's `RsvgLength`.
  private struct Length {
    var length = 0.0
    var unit: Int32 = 0
  }
  /// librsvg's `RsvgRectangle`.
  private struct Box {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }
  private struct Drawing {
    var width: Int
    var height: Int
    var pixels: PixelStorage
  }

  static let libraryName = "librsvg-2.so.2"
  /// The largest size of a file that is read, in bytes.
  static let maximumFileSize = 32 << 20
  /// The longest side that is drawn, in pixels. A larger image is drawn in this size and scaled.
  static let maximumSide = 4_096
  private static let library = LoadedLibrary(libraryName)

  /// The size in the SVG document, in points.
  let size: Size
  private let handle: Object
  /// The last drawings. It is also the lock, since only one thread at a time may use the handle.
  private let drawings = Guarded<[Drawing]>([])

  /// Reads an SVG document. If librsvg is missing, or the document is damaged or too large, throws an error.
  init(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.count > Self.maximumFileSize { throw .tooLarge }
    guard let library = Self.library,
      let make = library.function("rsvg_handle_new_from_data", Make.self),
      let release = library.function("g_object_unref", Free.self),
      library.function("rsvg_handle_render_document", Render.self) != nil
    else { throw .noReader(format: "svg", library: Self.libraryName) }
    let made = bytes.withUnsafeBufferPointer { part in
      part.baseAddress.flatMap { make($0, part.count, nil) }
    }
    guard let made else { throw .damaged }
    let size = Self.size(of: made, library)
    guard size.width >= 1.0 / 64, size.height >= 1.0 / 64,
      size.width <= Double(Image.maximumSide), size.height <= Double(Image.maximumSide)
    else {
      release(made)
      throw size.width > 1 && size.height > 1 ? .tooLarge : .damaged
    }
    handle = made
    self.size = size
  }

  deinit { Self.library?.function("g_object_unref", Free.self)?(handle) }

  /// Returns the size in the document, or else that of its view box, or else the default of browsers, 300 ×
  /// 150 points.
  private static func size(of handle: Object, _ library: LoadedLibrary) -> Size {
    var width = 0.0
    var height = 0.0
    if let get = library.function("rsvg_handle_get_intrinsic_size_in_pixels", GetSize.self),
      get(handle, &width, &height) != 0, width > 0, height > 0
    {
      return Size(width: width, height: height)
    }
    if let get = library.function("rsvg_handle_get_intrinsic_dimensions", GetDimensions.self) {
      var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
      var (lengthX, lengthY) = (Length(), Length())
      var box = Box()
      get(handle, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
      if hasBox != 0, box.width > 0, box.height > 0 {
        return Size(width: box.width, height: box.height)
      }
    }
    return Size(width: 300, height: 150)
  }

  /// Returns the image scaled to a size in pixels, or `nil` if there is not enough memory. Recent sizes are
  /// cached.
  func drawn(width: Int, height: Int) -> PixelStorage? {
    let width = min(max(width, 1), Self.maximumSide)
    let height = min(max(height, 1), Self.maximumSide)
    return drawings.with { drawings in
      if let known = drawings.first(where: { $0.width == width && $0.height == height }) {
        return known.pixels
      }
      guard let pixels = render(width: width, height: height) else { return nil }
      drawings.append(Drawing(width: width, height: height, pixels: pixels))
      // The last four are kept, as long as they are small together.
      while drawings.count > 4
        || (drawings.count > 1 && drawings.reduce(0) { $0 + $1.width * $1.height } > 4 << 20)
      {
        drawings.removeFirst()
      }
      return pixels
    }
  }

  /// Draws the image in a rectangle of Cairo's user space, as vector graphics.
  func draw(on cairo: OpaquePointer, in rect: Rect, opacity: Double) {
    guard let render = Self.library?.function("rsvg_handle_render_document", Render.self) else {
      return
    }
    drawings.with { _ in
      cairo_save(cairo)
      if opacity < 1 { cairo_push_group(cairo) }
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
      var box = Box(x: 0, y: 0, width: size.width, height: size.height)
      _ = render(handle, cairo, &box, nil)
      if opacity < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
      }
      cairo_restore(cairo)
    }
  }

  private func render(width: Int, height: Int) -> PixelStorage? {
    guard let storage = PixelStorage(width: width, height: height),
      let surface = storage.makeSurface(),
      let render = Self.library?.function("rsvg_handle_render_document", Render.self)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, Double(width) / size.width, Double(height) / size.height)
    var box = Box(x: 0, y: 0, width: size.width, height: size.height)
    // After an error, the part that was drawn is shown.
    _ = render(handle, cairo, &box, nil)
    cairo_surface_flush(surface)
    return storage
  }
}
