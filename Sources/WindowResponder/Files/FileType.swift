/// A kind of files: what people call it, what names end in, and its types of the web.
///
///     panel.allowedTypes = [.plainText, FileType("Drawing", suffixes: ["draw"])]
public struct FileType: Hashable, Sendable {
  /// What people call such files: `Pictures`.
  public var name: String
  /// What their names end in, in small letters and without the dot. Empty for any.
  public var suffixes: [String]
  /// Their types as the web and the desktop name them, `text/plain`. A part may be `*`.
  public var mimeTypes: [String]

  /// Creates a kind.
  public init(_ name: String, suffixes: [String] = [], mimeTypes: [String] = []) {
    self.name = name
    self.suffixes = suffixes.map { $0.lowercased() }
    self.mimeTypes = mimeTypes
  }

  /// Whether a file of that name is of this kind, as far as the name tells.
  public func matches(_ path: String) -> Bool {
    if suffixes.isEmpty { return true }
    let name = FilePath.name(of: path).lowercased()
    return suffixes.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }

  /// The path with the first suffix at its end, unless it is of this kind already.
  package func completed(_ path: String) -> String {
    guard let suffix = suffixes.first, !matches(path) else { return path }
    return path + "." + suffix
  }

  /// All files.
  public static let any = FileType("All Files")
  /// Text without styles.
  public static let plainText = FileType(
    "Text", suffixes: ["txt", "text", "md", "log", "csv"],
    mimeTypes: ["text/plain", "text/markdown", "text/csv"])
  /// Values in JSON.
  public static let json = FileType("JSON", suffixes: ["json"], mimeTypes: ["application/json"])
  /// Pages of the web.
  public static let html = FileType(
    "Web Pages", suffixes: ["html", "htm"], mimeTypes: ["text/html"])
  /// Pages in PDF.
  public static let pdf = FileType("PDF", suffixes: ["pdf"], mimeTypes: ["application/pdf"])
  /// Pictures of the usual kinds.
  public static let image = FileType(
    "Pictures", suffixes: ["png", "jpg", "jpeg", "webp", "gif", "svg"],
    mimeTypes: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml"])
  /// Pictures in PNG.
  public static let png = FileType("PNG Pictures", suffixes: ["png"], mimeTypes: ["image/png"])
  /// Pictures in JPEG.
  public static let jpeg = FileType(
    "JPEG Pictures", suffixes: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"])
  /// Pictures in SVG.
  public static let svg = FileType("SVG Pictures", suffixes: ["svg"], mimeTypes: ["image/svg+xml"])
}
