import ResponderSystem

/// A file type, with a name, filename extensions and MIME types. Common types have the names of `UTType`.
///
///     panel.allowedTypes = [.plainText, FileType("Drawing", suffixes: ["draw"])]
public struct FileType: Hashable, Sendable {
  /// The localized name of the type, such as `Pictures`.
  public var name: String
  /// The filename extensions, in lowercase and without the dot. It is empty for any extension.
  public var suffixes: [String]
  /// The MIME types, such as `text/plain`. A part may be `*`.
  public var mimeTypes: [String]

  /// Creates a file type.
  public init(_ name: String, suffixes: [String] = [], mimeTypes: [String] = []) {
    self.name = name
    self.suffixes = suffixes.map { $0.lowercased() }
    self.mimeTypes = mimeTypes
  }

  /// Creates the file type of a filename extension without the dot. If the extension is empty, returns `nil`.
  public init?(filenameExtension: String) {
    let suffix = filenameExtension.lowercased()
    guard !suffix.isEmpty else { return nil }
    self =
      Self.known.first { $0.suffixes.contains(suffix) }
      ?? (["txt", "text"].contains(suffix)
        ? .plainText : FileType("." + suffix, suffixes: [suffix]))
  }

  /// Creates the file type of a MIME type. If the string is not a MIME type, returns `nil`.
  public init?(mimeType: String) {
    let type = mimeType.lowercased()
    guard type.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      !type.hasPrefix("/"), !type.hasSuffix("/")
    else { return nil }
    self =
      Self.known.first { $0.mimeTypes.contains(type) }
      ?? (type == "text/plain" ? .plainText : FileType(type, mimeTypes: [type]))
  }

  /// The usual filename extension, without the dot, or `nil` for any.
  public var preferredFilenameExtension: String? { suffixes.first }
  /// The usual MIME type, or `nil` for any or for a group of types.
  public var preferredMIMEType: String? { mimeTypes.first { !$0.contains("*") } }

  /// The types with a single format. ``plainText`` is not one of them.
  private static let known: [FileType] = [
    .json, .html, .pdf, .png, .jpeg, .svg, .gif, .webP, .tiff, .rtf,
    .commaSeparatedText, .xml, .yaml, .mp3, .wav, .zip,
  ]

  /// Returns a Boolean value that indicates whether a file is of this type, according to its name.
  public func matches(_ path: String) -> Bool {
    matches(Pathname(path))
  }

  /// Returns a Boolean value that indicates whether a file is of this type, according to its name, which does
  /// not need to be UTF-8.
  public func matches(_ path: Pathname) -> Bool {
    if suffixes.isEmpty { return true }
    let name = path.lastComponent.description.lowercased()
    return suffixes.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }

  /// Returns the path with the first filename extension, unless it is of this type already.
  package func completed(_ path: Pathname) -> Pathname {
    guard let suffix = suffixes.first, !matches(path) else { return path }
    return path.adding("." + suffix)
  }

  /// All files.
  public static let any = FileType("All Files")
  /// Plain text.
  public static let plainText = FileType(
    "Text", suffixes: ["txt", "text", "md", "log", "csv"],
    mimeTypes: ["text/plain", "text/markdown", "text/csv"])
  /// All text formats, including source code.
  public static let text = FileType(
    "Text",
    suffixes: plainText.suffixes + [
      "json", "xml", "html", "htm", "css", "js", "rtf", "tsv", "yaml", "yml", "toml", "ini",
      "swift", "c", "h", "cpp", "py", "rs", "sh",
    ],
    mimeTypes: ["text/*", "application/json", "application/xml", "application/rtf"])
  /// Plain text in UTF-8.
  public static let utf8PlainText = plainText
  /// Source code.
  public static let sourceCode = FileType(
    "Source Code", suffixes: ["swift", "c", "h", "cpp", "hpp", "m", "py", "rs", "js", "sh"],
    mimeTypes: ["text/x-csrc", "text/x-chdr", "text/x-c++src", "text/x-python", "text/x-swift"])
  /// Styled text in RTF.
  public static let rtf = FileType("RTF Text", suffixes: ["rtf"], mimeTypes: ["application/rtf"])
  /// Comma-separated values.
  public static let commaSeparatedText = FileType(
    "CSV Tables", suffixes: ["csv"], mimeTypes: ["text/csv"])
  /// XML documents.
  public static let xml = FileType(
    "XML", suffixes: ["xml"], mimeTypes: ["application/xml", "text/xml"])
  /// YAML documents.
  public static let yaml = FileType(
    "YAML", suffixes: ["yaml", "yml"], mimeTypes: ["application/yaml"])
  /// Common audio formats.
  public static let audio = FileType(
    "Sound", suffixes: ["mp3", "ogg", "oga", "opus", "flac", "wav", "m4a"], mimeTypes: ["audio/*"])
  /// MP3 audio.
  public static let mp3 = FileType("MP3 Sound", suffixes: ["mp3"], mimeTypes: ["audio/mpeg"])
  /// WAVE audio.
  public static let wav = FileType(
    "WAVE Sound", suffixes: ["wav"], mimeTypes: ["audio/x-wav", "audio/wav"])
  /// Common video formats.
  public static let movie = FileType(
    "Films", suffixes: ["mp4", "m4v", "mov", "webm", "mkv", "avi", "ogv"], mimeTypes: ["video/*"])
  /// Common archive formats.
  public static let archive = FileType(
    "Archives", suffixes: ["zip", "tar", "gz", "tgz", "xz", "bz2", "zst", "7z"],
    mimeTypes: [
      "application/zip", "application/x-tar", "application/gzip", "application/x-xz",
      "application/x-7z-compressed",
    ])
  /// ZIP archives.
  public static let zip = FileType(
    "ZIP Archives", suffixes: ["zip"], mimeTypes: ["application/zip"])
  /// All files, under another name of `UTType`.
  public static let data = any
  /// All files, under another name of `UTType`.
  public static let item = any
  /// All files, under another name of `UTType`.
  public static let content = any
  /// JSON documents.
  public static let json = FileType("JSON", suffixes: ["json"], mimeTypes: ["application/json"])
  /// Web pages.
  public static let html = FileType(
    "Web Pages", suffixes: ["html", "htm"], mimeTypes: ["text/html"])
  /// PDF documents.
  public static let pdf = FileType("PDF", suffixes: ["pdf"], mimeTypes: ["application/pdf"])
  /// Common image formats.
  public static let image = FileType(
    "Pictures", suffixes: ["png", "jpg", "jpeg", "webp", "gif", "svg"],
    mimeTypes: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml"])
  /// PNG images.
  public static let png = FileType("PNG Pictures", suffixes: ["png"], mimeTypes: ["image/png"])
  /// JPEG images.
  public static let jpeg = FileType(
    "JPEG Pictures", suffixes: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"])
  /// GIF images, which may be animated.
  public static let gif = FileType("GIF Pictures", suffixes: ["gif"], mimeTypes: ["image/gif"])
  /// WebP images.
  public static let webP = FileType(
    "WebP Pictures", suffixes: ["webp"], mimeTypes: ["image/webp"])
  /// TIFF images.
  public static let tiff = FileType(
    "TIFF Pictures", suffixes: ["tif", "tiff"], mimeTypes: ["image/tiff"])
  /// SVG images.
  public static let svg = FileType("SVG Pictures", suffixes: ["svg"], mimeTypes: ["image/svg+xml"])
}
