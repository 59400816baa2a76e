import Glibc
import ResponderSystem

extension Image {
  /// Creates an image of a picture file's bytes: PNG, and JPEG, GIF and what else gdk-pixbuf reads where the
  /// system has it. Nil for what is no picture, damaged or too large. Follows `UIImage(data:scale:)`.
  public convenience init?<Bytes: Sequence<UInt8>>(data: Bytes, scale: Double = 1) {
    guard let storage = Image.storage(of: Array(data)) else { return nil }
    self.init(storage: storage, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates an image of a picture file; nil where there is none. A name that ends in `@2x` or `@3x` says
  /// how many pixels there are per point. Follows `UIImage(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: String) {
    let limit = Self.maximumFileSize
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: limit + 1, waits: true),
      bytes.count <= limit, let storage = Image.storage(of: bytes)
    else { return nil }
    self.init(storage: storage, scale: ImageFiles.scale(ofName: path))
  }

  /// Creates an image of one of the program's files, by its name with or without `.png` or `.jpg`; nil where
  /// there is none.
  ///
  /// It is looked for beside the program's own file, there in `Resources`, in the folders that SwiftPM makes
  /// of a package's resources (`*.resources`) and in asset catalogs (`*.xcassets`), and in
  /// `$XDG_DATA_HOME/PROGRAM` and the same folder of each of `$XDG_DATA_DIRS`. Of `name.png`, `name@2x.png`
  /// and `name@3x.png` the one for the sharpest screen is taken. It is kept and found at once the next
  /// time. Follows `UIImage(named:)`.
  public convenience init?(named name: String) {
    guard let found = ImageFiles.shared.image(named: name) else { return nil }
    self.init(content: found.content, size: found.size, scale: found.scale, traits: found.traits)
  }

  /// The image as a JPEG file's bytes, on white; nil for a symbol, and where the system has no gdk-pixbuf.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
  @_disfavoredOverload public func jpegData(compressionQuality: Double) -> [UInt8]? {
    guard case .pixels(let storage) = content else { return nil }
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return PixbufLibrary.shared?.jpeg(storage, quality: quality)
  }

  static func storage(of bytes: [UInt8]) -> PixelStorage? {
    if let image = try? Image(pngData: bytes), case .pixels(let storage) = image.content {
      return storage
    }
    // What says that it is a PNG and is none is damaged.
    guard !bytes.isEmpty, !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return PixbufLibrary.shared?.read(bytes)
  }
}
