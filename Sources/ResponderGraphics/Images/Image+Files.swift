import Glibc
import ResponderSystem

extension Image {
  /// Creates an image of a picture file's bytes, of any kind that ``init(file:)-(String)`` reads. Nil for
  /// what is no picture, damaged or too large. Follows `UIImage(data:scale:)`.
  public convenience init?<Bytes: Sequence<UInt8>>(data: Bytes, scale: Double = 1) {
    guard let read = try? Image(fileData: Array(data), scale: scale) else { return nil }
    self.init(content: read.content, size: read.size, scale: read.scale, traits: read.traits)
  }

  /// Creates an image of a picture file, of any kind that ``init(file:)-(String)`` reads; nil where there is
  /// none. A name that ends in `@2x` or `@3x` says how many pixels there are per point. Follows
  /// `UIImage(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: String) {
    self.init(contentsOfFile: Pathname(path))
  }

  /// Creates an image of a picture file whose name need not be UTF-8; nil where there is none. Follows
  /// `UIImage(contentsOfFile:)`.
  public convenience init?(contentsOfFile path: Pathname) {
    guard let read = try? Image(file: path) else { return nil }
    self.init(content: read.content, size: read.size, scale: read.scale, traits: read.traits)
  }

  /// Creates an image of one of the program's files, by its name with or without `.png` or `.jpg`; nil where
  /// there is none.
  ///
  /// It is looked for beside the program's own file, there in `Resources`, in the folders that SwiftPM makes
  /// of a package's resources (`*.resources`) and in asset catalogs (`*.xcassets`), and in
  /// `$XDG_DATA_HOME/ID` and the same folder of each of `$XDG_DATA_DIRS`, where `ID` is the program's
  /// identifier, then in those that are named after its executable file. Of `name.png`, `name@2x.png` and
  /// `name@3x.png` the one for the sharpest screen is taken. Where there is `name-dark.png` too, that is
  /// drawn where things are dark. What ``addResource(named:_:)`` has added comes before all of these. An
  /// image is kept and found at once the next time. Follows `UIImage(named:)`.
  public convenience init?(named name: String) {
    guard let found = ImageFiles.shared.with({ $0.image(named: name) }) else { return nil }
    self.init(content: found.content, size: found.size, scale: found.scale, traits: found.traits)
  }

  /// Adds a picture file that is built into the program to those that ``init(named:)`` finds.
  ///
  /// SwiftPM builds files in where the manifest says `resources: [.embedInCode("logo@2x.png")]`:
  ///
  ///     Image.addResource(named: "logo@2x.png", PackageResources.logo_2x_png)
  ///     let logo = Image(named: "logo")
  ///
  /// So a program stays one file, and needs no `Bundle.module`, which brings Foundation.
  public static func addResource(
    named name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]
  ) {
    ImageFiles.shared.with { $0.add(name, bytes) }
  }

  /// Looks for the images of the program in the folders of data that have a name.
  package static func useResourceFolder(named name: String) {
    ImageFiles.shared.with { $0.use(folderName: name) }
  }

  /// The image as a JPEG file's bytes, on white; nil for a symbol, and where the system has no gdk-pixbuf.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
  @_disfavoredOverload public func jpegData(compressionQuality: Double) -> [UInt8]? {
    guard case .pixels(let storage) = content else { return nil }
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return PixbufLibrary.shared?.jpeg(storage, quality: quality)
  }
}
