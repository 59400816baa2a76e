import ResponderSystem

/// A kind of files: what people call it, what names end in, and its types of the web. The usual kinds have
/// the names of `UTType`.
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

  /// Creates the kind of files whose names end so, without the dot; nil for no text.
  public init?(filenameExtension: String) {
    let suffix = filenameExtension.lowercased()
    guard !suffix.isEmpty else { return nil }
    self =
      Self.known.first { $0.suffixes.contains(suffix) }
      ?? (["txt", "text"].contains(suffix)
        ? .plainText : FileType("." + suffix, suffixes: [suffix]))
  }

  /// Creates the kind of files that the web and the desktop name so; nil where it is no such name.
  public init?(mimeType: String) {
    let type = mimeType.lowercased()
    guard type.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      !type.hasPrefix("/"), !type.hasSuffix("/")
    else { return nil }
    self =
      Self.known.first { $0.mimeTypes.contains(type) }
      ?? (type == "text/plain" ? .plainText : FileType(type, mimeTypes: [type]))
  }

  /// What their names end in usually, without the dot; nil for any.
  public var preferredFilenameExtension: String? { suffixes.first }
  /// Their type as the web and the desktop name it; nil for any, or where that is a group of types.
  public var preferredMIMEType: String? { mimeTypes.first { !$0.contains("*") } }

  /// The kinds that are one format each, which ``plainText`` is not.
  private static let known: [FileType] = [
    .json, .html, .pdf, .png, .jpeg, .svg, .gif, .webP, .tiff, .rtf,
    .commaSeparatedText, .xml, .yaml, .mp3, .wav, .zip,
  ]

  /// Whether a file of that name is of this kind, as far as the name tells.
  public func matches(_ path: String) -> Bool {
    matches(Pathname(path))
  }

  /// Whether a file whose name need not be UTF-8 is of this kind, as far as the name tells.
  public func matches(_ path: Pathname) -> Bool {
    if suffixes.isEmpty { return true }
    let name = path.lastComponent.description.lowercased()
    return suffixes.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }

  /// The path with the first suffix at its end, unless it is of this kind already.
  package func completed(_ path: Pathname) -> Pathname {
    guard let suffix = suffixes.first, !matches(path) else { return path }
    return path.adding("." + suffix)
  }

  /// All files.
  public static let any = FileType("All Files")
  /// Text without styles.
  public static let plainText = FileType(
    "Text", suffixes: ["txt", "text", "md", "log", "csv"],
    mimeTypes: ["text/plain", "text/markdown", "text/csv"])
  /// Text of every kind, also what programs are written in.
  public static let text = FileType(
    "Text",
    suffixes: plainText.suffixes + [
      "json", "xml", "html", "htm", "css", "js", "rtf", "tsv", "yaml", "yml", "toml", "ini",
      "swift", "c", "h", "cpp", "py", "rs", "sh",
    ],
    mimeTypes: ["text/*", "application/json", "application/xml", "application/rtf"])
  /// Text in UTF-8, without styles.
  public static let utf8PlainText = plainText
  /// What programs are written in.
  public static let sourceCode = FileType(
    "Source Code", suffixes: ["swift", "c", "h", "cpp", "hpp", "m", "py", "rs", "js", "sh"],
    mimeTypes: ["text/x-csrc", "text/x-chdr", "text/x-c++src", "text/x-python", "text/x-swift"])
  /// Text with styles in RTF.
  public static let rtf = FileType("RTF Text", suffixes: ["rtf"], mimeTypes: ["application/rtf"])
  /// Rows of values with commas between them.
  public static let commaSeparatedText = FileType(
    "CSV Tables", suffixes: ["csv"], mimeTypes: ["text/csv"])
  /// Elements in XML.
  public static let xml = FileType(
    "XML", suffixes: ["xml"], mimeTypes: ["application/xml", "text/xml"])
  /// Values in YAML.
  public static let yaml = FileType(
    "YAML", suffixes: ["yaml", "yml"], mimeTypes: ["application/yaml"])
  /// Sound of the usual kinds.
  public static let audio = FileType(
    "Sound", suffixes: ["mp3", "ogg", "oga", "opus", "flac", "wav", "m4a"], mimeTypes: ["audio/*"])
  /// Sound in MP3.
  public static let mp3 = FileType("MP3 Sound", suffixes: ["mp3"], mimeTypes: ["audio/mpeg"])
  /// Sound in WAVE.
  public static let wav = FileType(
    "WAVE Sound", suffixes: ["wav"], mimeTypes: ["audio/x-wav", "audio/wav"])
  /// Films of the usual kinds.
  public static let movie = FileType(
    "Films", suffixes: ["mp4", "m4v", "mov", "webm", "mkv", "avi", "ogv"], mimeTypes: ["video/*"])
  /// Archives of the usual kinds.
  public static let archive = FileType(
    "Archives", suffixes: ["zip", "tar", "gz", "tgz", "xz", "bz2", "zst", "7z"],
    mimeTypes: [
      "application/zip", "application/x-tar", "application/gzip", "application/x-xz",
      "application/x-7z-compressed",
    ])
  /// Archives in ZIP.
  public static let zip = FileType(
    "ZIP Archives", suffixes: ["zip"], mimeTypes: ["application/zip"])
  /// All files: a name that `UTType` has.
  public static let data = any
  /// All files: a name that `UTType` has.
  public static let item = any
  /// All files: a name that `UTType` has.
  public static let content = any
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
  /// Pictures in GIF, which may be films.
  public static let gif = FileType("GIF Pictures", suffixes: ["gif"], mimeTypes: ["image/gif"])
  /// Pictures in WebP.
  public static let webP = FileType(
    "WebP Pictures", suffixes: ["webp"], mimeTypes: ["image/webp"])
  /// Pictures in TIFF.
  public static let tiff = FileType(
    "TIFF Pictures", suffixes: ["tif", "tiff"], mimeTypes: ["image/tiff"])
  /// Pictures in SVG.
  public static let svg = FileType("SVG Pictures", suffixes: ["svg"], mimeTypes: ["image/svg+xml"])
}
