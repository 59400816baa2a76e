import CCairo
import Glibc
import ResponderSystem

extension Image {
  /// Reads a PNG image from a file. If the file is cut off or damaged, throws an error.
  ///
  /// ``init(file:)-(String)`` shows the intact part of such a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scale: The number of pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(
    pngFile path: String, scale: Double = 1
  ) throws(ImageError) {
    try self.init(pngFile: Pathname(path), scale: scale)
  }

  /// Reads a PNG image from a file whose name does not need to be UTF-8.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scale: The number of pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(
    pngFile path: Pathname, scale: Double = 1
  ) throws(ImageError) {
    let limit = Self.maximumFileSize
    let file = try? SystemCall.contents(ofFile: path, limit: limit + 1, waits: true)
    guard let bytes = file else { throw .unreadable(path: path.displayPath) }
    if bytes.count > limit { throw .tooLarge }
    try self.init(pngData: bytes, scale: scale)
  }

  /// Reads a PNG image from the bytes of a file. If the bytes are cut off or damaged, throws an error.
  ///
  /// - Parameters:
  ///   - pngData: The contents of the file.
  ///   - scale: The number of pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(pngData: [UInt8], scale: Double = 1) throws(ImageError) {
    let storage = try Self.storage(ofPNG: pngData)
    self.init(
      cgImage: PixelImage(storage: storage), scale: scale,
      orientation: PNGStructure(pngData).orientation)
  }

  /// Decodes the pixels of a PNG file.
  static func storage(ofPNG pngData: [UInt8]) throws(ImageError) -> PixelStorage {
    let side = try PNGHeader.check(pngData)
    // Cairo reports every error of its reader as a lack of memory. The required memory is therefore tested
    // first.
    guard let memory = malloc(side.width * side.height * 4) else { throw .outOfMemory }
    free(memory)
    let source = PNGReader(pngData)
    let surface = source.read()
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .damaged }
    guard let surface, let storage = PixelStorage.make(from: surface) else { throw .outOfMemory }
    return storage
  }

  /// Returns the image as the bytes of a PNG file.
  ///
  /// For a symbol or an SVG image, the result is empty, since they have no pixels before they are drawn, for
  /// example with ``rasterized(scale:tint:)``.
  @_disfavoredOverload public func pngData() -> [UInt8] {
    guard case .pixels(let storage) = content else { return [] }
    let surface = storage.makeSurface()
    defer { cairo_surface_destroy(surface) }
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { target in
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    return bytes
  }

  /// Writes the image to a file as PNG, and replaces an existing file.
  ///
  /// - Throws: ``ImageError/unwritable(path:reason:)``. An incomplete file is removed.
  public func write(toFile path: String) throws(ImageError) {
    try write(toFile: Pathname(path))
  }

  /// Writes the image as PNG to a file whose name does not need to be UTF-8, and replaces an existing file.
  ///
  /// - Throws: ``ImageError/unwritable(path:reason:)``. An incomplete file is removed.
  public func write(toFile path: Pathname) throws(ImageError) {
    let bytes = pngData()
    if bytes.isEmpty {
      throw .unwritable(path: path.displayPath, reason: "the image has no pixels")
    }
    do throws(SystemError) {
      try SystemCall.write(bytes, toFile: path)
    } catch {
      throw .unwritable(path: path.displayPath, reason: error.reason)
    }
  }
}

/// A source of a file's bytes for Cairo's PNG reader.
private final class PNGReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read() -> OpaquePointer? {
    cairo_image_surface_create_from_png_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue()
          .copy(Int(length), to: data)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func copy(_ count: Int, to target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
    guard bytes.count - position >= count else { return CAIRO_STATUS_READ_ERROR }
    bytes.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { target.update(from: base + position, count: count) }
    }
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}

/// The header of a PNG file.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the size in the header, in pixels. If the bytes are not PNG or the image is too large, throws an
  /// error before memory is allocated.
  static func check(_ bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    guard bytes.starts(with: signature) else { throw .notAnImage }
    // The signature, then a length, "IHDR", width and height.
    guard bytes.count >= 24 else { throw .damaged }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged }
    func number(at start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= Image.maximumSide, height <= Image.maximumSide,
      width * height <= Image.maximumPixels
    else { throw .tooLarge }
    return (width, height)
  }
}

extension PixelStorage {
  /// Creates pixels from a Cairo surface of any format.
  fileprivate static func make(from surface: OpaquePointer) -> PixelStorage? {
    if let storage = PixelStorage(surface: surface) { return storage }
    // Formats without alpha, or with more than eight bits a component.
    guard
      let storage = PixelStorage(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)))
    else { return nil }
    let target = storage.makeSurface()
    let cairo = cairo_create(target)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    let status = cairo_status(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(target)
    return status == CAIRO_STATUS_SUCCESS ? storage : nil
  }
}
