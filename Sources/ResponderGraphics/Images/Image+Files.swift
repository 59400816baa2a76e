import Glibc
import ResponderSystem

extension Image {
  /// Creates an image from the bytes of an image file, of any type that ``init(file:)-(String)`` reads.
  ///
  /// If the bytes are not an image, are damaged or are too large, returns `nil`. Follows
  /// `UIImage(data:scale:)`.
  public convenience init?<Bytes: Sequence<UInt8>>(data: Bytes, scale: Double = 1) {
    guard let read = try? Image(fileData: Array(data), scale: scale) else { return nil }
    self.init(content: read.content, size: read.size, scale: read.scale, traits: read.traits)
  }

  /// Creates an image from an image file, of any type that ``init(file:)-(String)`` reads. If that fails,
  /// returns `nil`.
  ///
  /// A name that ends in `@2x` or `@3x` specifies the number of pixels per point. Follows
  /// `UIImage(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOfFile: Pathname(path))
  }

  /// Creates an image from an image file whose name does not need to be UTF-8. If that fails, returns `nil`.
  /// Follows `UIImage(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: Pathname) {
    guard let read = try? Image(file: path) else { return nil }
    self.init(content: read.content, size: read.size, scale: read.scale, traits: read.traits)
  }

  /// Creates an image from one of the program's files. If there is none, returns `nil`.
  ///
  /// The name may have the extension `.png`, `.jpg`, `.jpeg`, `.gif`, `.webp`, `.svg` or `.svgz`. Without an
  /// extension, they are tried in this order. The file is searched for in this order:
  ///
  /// - among the files of ``addResource(named:_:)``,
  /// - beside the executable file, in `Resources` there, and in the folders that SwiftPM creates for a
  ///   package's resources (`*.resources`),
  /// - in `$XDG_DATA_HOME/ID` and the same folder of each of `$XDG_DATA_DIRS`, where `ID` is the program's
  ///   identifier,
  /// - in the folders there that have the name of the executable file,
  /// - in the asset catalogs (`*.xcassets`) of all these folders.
  ///
  /// In each folder, `name@2x.png` is preferred to `name@3x.png`, and that to `name.png`. If there is a
  /// `name-dark.png` or `name~dark.png` too, it is drawn in dark appearance. The image is cached for later
  /// calls. Follows `UIImage(named:)`.
  public convenience init?(named name: String) {
    guard let found = ImageFiles.shared.with({ $0.image(named: name) }) else { return nil }
    self.init(content: found.content, size: found.size, scale: found.scale, traits: found.traits)
  }

  /// Adds an image file that is embedded in the program to those that ``init(named:)`` finds.
  ///
  /// SwiftPM embeds files if the manifest contains `resources: [.embedInCode("logo@2x.png")]`:
  ///
  ///     Image.addResource(named: "logo@2x.png", PackageResources.logo_2x_png)
  ///     let logo = Image(named: "logo")
  ///
  /// The program then needs no files beside it, and no `Bundle.module`, which requires Foundation.
  public static func addResource(
    named name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]
  ) {
    ImageFiles.shared.with { $0.add(name, bytes) }
  }

  /// Adds the data folders of a name to those in which images of the program are searched for.
  package static func useResourceFolder(named name: String) {
    ImageFiles.shared.with { $0.use(folderName: name) }
  }

  /// Returns the image as the bytes of a JPEG file, on a white background.
  ///
  /// For a symbol or an SVG image, or if the system has no gdk-pixbuf, returns `nil`.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
  @_disfavoredOverload public func jpegData(compressionQuality: Double) -> [UInt8]? {
    guard case .pixels(let storage) = content else { return nil }
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return PixbufLibrary.shared?.jpeg(storage, quality: quality)
  }
}
