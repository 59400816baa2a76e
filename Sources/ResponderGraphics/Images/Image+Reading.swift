import Glibc
import ResponderGeometry
import ResponderSystem

extension Image {
  /// Reads an image file of any type, and tells what went wrong otherwise.
  ///
  /// PNG is always read. JPEG, GIF, BMP, TIFF and ICO are read by gdk-pixbuf, WebP by libwebp and SVG by
  /// librsvg, each loaded from the system at the first such image. What the file's first bytes say counts,
  /// not what its name ends in. An animated GIF, PNG or WebP is an image with ``images`` and
  /// ``animationRepeatCount``. SVG is drawn crisply at every scale. The ``imageOrientation`` is the one that
  /// EXIF metadata gives: in JPEG, TIFF, PNG (`eXIf`) and WebP (`EXIF`).
  ///
  /// A file that ends early or is damaged is shown as far as it is good: whole frames of an animation, rows
  /// of a GIF, PNG, WebP, BMP or ICO with nothing below them, a JPEG with gray below them, and of a
  /// progressive JPEG or an interlaced PNG the whole image in less detail. ``decodingError`` tells so.
  ///
  /// - Parameters:
  ///   - path: The file. A name that ends in `@2x` or `@3x` says how many pixels there are per point.
  /// - Throws: ``ImageError``, if nothing of the image can be shown.
  public convenience init(file path: String) throws(ImageError) {
    try self.init(file: Pathname(path))
  }

  /// Reads a picture file whose name need not be UTF-8; see ``init(file:)-(String)``.
  ///
  /// - Throws: ``ImageError``.
  public convenience init(file path: Pathname) throws(ImageError) {
    let bytes = try Self.contents(ofFile: path)
    try self.init(fileData: bytes, scale: ImageFiles.scale(ofName: path))
  }

  /// Reads an image file's bytes of any type; see ``init(file:)-(String)``.
  ///
  /// - Parameters:
  ///   - fileData: What stands in the file.
  ///   - scale: Pixels per point.
  /// - Throws: ``ImageError``.
  public convenience init(fileData: [UInt8], scale: Double = 1) throws(ImageError) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    switch try Self.picture(of: fileData) {
    case .vector(let vector):
      self.init(content: .vector(vector), size: vector.size, scale: scale)
    case .pixels(let read):
      let turned = read.orientation.isQuarterTurn
      let own = scale * read.filmScale
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

  /// What a picture file holds.
  enum Picture {
    case pixels(PicturePixels)
    case vector(VectorPicture)

    /// The error that ended decoding early.
    var error: ImageError? {
      if case .pixels(let read) = self { read.error } else { nil }
    }
  }

  /// A file's bytes, as far as they are not too many.
  static func contents(ofFile path: Pathname) throws(ImageError) -> [UInt8] {
    let limit = Self.maximumFileSize
    let file = try? SystemCall.contents(ofFile: path, limit: limit + 1, waits: true)
    guard let file else { throw .unreadable(path: path.displayPath) }
    if file.count > limit { throw .tooLarge }
    return file
  }

  /// What a picture file's bytes hold.
  ///
  /// - Parameter side: How many pixels the longer side needs to have, where less than all do; 0 for all.
  static func picture(of bytes: [UInt8], side: Int = 0) throws(ImageError) -> Picture {
    guard let format = ImageFormat(bytes) else { throw .notAnImage }
    switch format {
    case .png:
      return .pixels(try picture(ofPNG: bytes, wantsFrames: side == 0))
    case .svg:
      return .vector(try VectorPicture(bytes))
    case .gzip:
      let unpacked = try Inflater.unpacked(bytes)
      guard ImageFormat(unpacked) == .svg else { throw .notAnImage }
      return .vector(try VectorPicture(unpacked))
    case .webp:
      guard let library = WebPLibrary.shared else {
        throw .noReader(format: format.rawValue, library: WebPLibrary.name)
      }
      return .pixels(try library.read(bytes))
    default:
      guard let library = PixbufLibrary.shared else {
        throw .noReader(format: format.rawValue, library: PixbufLibrary.name)
      }
      if format == .gif {
        guard let structure = GIFStructure(bytes) else { throw .damaged }
        try PicturePixels.check(width: structure.width, height: structure.height)
      }
      return .pixels(try library.read(bytes, format, side: side))
    }
  }
}
