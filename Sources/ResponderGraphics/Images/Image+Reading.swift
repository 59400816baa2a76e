import Glibc
import ResponderGeometry
import ResponderSystem

extension Image {
  /// Reads an image file of any type. If nothing of the image can be shown, throws an error.
  ///
  /// PNG is always supported. gdk-pixbuf reads JPEG, GIF, BMP, TIFF and ICO, libwebp reads WebP, and librsvg
  /// reads SVG. Each library is loaded from the system on first use. The first bytes of the file determine
  /// its type, and not its name. An animated GIF, PNG or WebP is an image with ``images`` and
  /// ``animationRepeatCount``. SVG is sharp at every scale. The ``imageOrientation`` is that of the EXIF
  /// metadata in JPEG, TIFF, PNG (`eXIf`) and WebP (`EXIF`).
  ///
  /// The intact part of a file that is cut off or damaged is shown, and ``decodingError`` is set:
  ///
  /// - the complete frames of an animation,
  /// - the complete rows of a GIF, PNG, WebP, BMP, TIFF or ICO, with transparent rows below them,
  /// - the complete part of a JPEG, with gray below it,
  /// - all of a progressive JPEG or an interlaced PNG, with less detail.
  ///
  /// A TIFF whose directory is behind the end of the file is refused.
  ///
  /// - Parameters:
  ///   - path: The file. A name that ends in `@2x` or `@3x` specifies the number of pixels per point.
  /// - Throws: ``ImageError``, if nothing of the image can be shown.
  public convenience init(file path: String) throws(ImageError) {
    try self.init(file: Pathname(path))
  }

  /// Reads an image file whose name does not need to be UTF-8. See ``init(file:)-(String)``.
  ///
  /// - Throws: ``ImageError``.
  public convenience init(file path: Pathname) throws(ImageError) {
    let bytes = try Self.contents(ofFile: path)
    try self.init(fileData: bytes, scale: ImageFiles.scale(ofName: path))
  }

  /// Reads an image from the bytes of a file of any type. See ``init(file:)-(String)``.
  ///
  /// - Parameters:
  ///   - fileData: The contents of the file.
  ///   - scale: The number of pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(fileData: [UInt8], scale: Double = 1) throws(ImageError) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    switch try Self.decoded(fileData) {
    case .vector(let vector):
      self.init(content: .vector(vector), size: vector.size, scale: scale)
    case .pixels(let read):
      let turned = read.orientation.isQuarterTurn
      let own = scale * read.animationScale
      let (width, height) = (Double(read.storage.width) / own, Double(read.storage.height) / own)
      var traits = Traits()
      traits.orientation = read.orientation
      traits.decodingError = read.error
      if read.frames.count > 1 {
        let (images, interval) = read.evenFrames(scale: scale)
        traits.frames = images
        traits.repeatCount = read.playCount
        traits.duration = interval * Double(images.count)
      }
      self.init(
        content: .pixels(read.storage),
        size: turned ? Size(width: height, height: width) : Size(width: width, height: height),
        scale: own, traits: traits)
    }
  }

  /// The decoded contents of an image file.
  enum DecodedContents {
    case pixels(ImagePixels)
    case vector(VectorImage)

    /// The error that ended decoding early.
    var error: ImageError? {
      if case .pixels(let read) = self { read.error } else { nil }
    }
  }

  /// Returns the bytes of a file. If there are more than ``maximumFileSize``, throws an error.
  static func contents(ofFile path: Pathname) throws(ImageError) -> [UInt8] {
    let limit = Self.maximumFileSize
    let file = try? SystemCall.contents(ofFile: path, limit: limit + 1, waits: true)
    guard let file else { throw .unreadable(path: path.displayPath) }
    if file.count > limit { throw .tooLarge }
    return file
  }

  /// Decodes the bytes of an image file.
  ///
  /// - Parameter side: The number of pixels that the longer side needs, for a smaller image, or 0 for all
  ///   pixels.
  static func decoded(_ bytes: [UInt8], side: Int = 0) throws(ImageError) -> DecodedContents {
    guard let format = ImageFormat(bytes) else { throw .notAnImage }
    switch format {
    case .png:
      return .pixels(try pixels(ofPNG: bytes, wantsFrames: side == 0))
    case .svg:
      return .vector(try VectorImage(bytes))
    case .gzip:
      let unpacked = try Inflater.unpacked(bytes)
      guard ImageFormat(unpacked) == .svg else { throw .notAnImage }
      return .vector(try VectorImage(unpacked))
    case .webp:
      guard let library = WebPLibrary.shared else {
        throw .noReader(format: format.rawValue, library: WebPLibrary.name)
      }
      return .pixels(try library.read(bytes))
    case .ico:
      if let image = try IconStructure(bytes).decoded() { return .pixels(image) }
      return .pixels(try pixels(of: bytes, format, side: side))
    default: return .pixels(try pixels(of: bytes, format, side: side))
    }
  }

  /// Reads a file with gdk-pixbuf.
  private static func pixels(
    of bytes: [UInt8], _ format: ImageFormat, side: Int
  ) throws(ImageError) -> ImagePixels {
    guard let library = PixbufLibrary.shared else {
      throw .noReader(format: format.rawValue, library: PixbufLibrary.name)
    }
    if format == .gif {
      guard let structure = GIFStructure(bytes) else { throw .damaged }
      try ImagePixels.check(width: structure.width, height: structure.height)
    }
    return try library.read(bytes, format, side: side)
  }
}
