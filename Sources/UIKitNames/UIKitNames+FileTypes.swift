// The members of `UTType` that use identifiers.
public import WindowResponder

extension FileType {
  /// Creates a file type from its identifier, such as `public.png`. If the library does not know the
  /// identifier, returns `nil`. Follows `UTType.init(_:)`.
  public init?(_ identifier: String) {
    guard let found = Self.identified.first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self = found.type
  }

  /// The identifier of the type, such as `public.png`. A type that the library does not know has a dynamic
  /// identifier, which begins with `dyn.` and contains its filename extension or MIME type. Follows
  /// `UTType.identifier`.
  public var identifier: String {
    if let found = Self.identified.first(where: { $0.type == self }) { return found.identifier }
    return "dyn." + (preferredFilenameExtension ?? mimeTypes.first ?? name)
  }

  /// Returns a Boolean value that indicates whether the type is another type or a more specific one. Follows
  /// `UTType.conforms(to:)`.
  public func conforms(to type: FileType) -> Bool {
    if self == type || type == .any { return true }
    let contained = type.suffixes + (Self.furtherSuffixes[type] ?? [])
    if !suffixes.isEmpty, suffixes.allSatisfy(contained.contains) { return true }
    let groups = type == .image ? ["image/*"] : type.mimeTypes
    return !mimeTypes.isEmpty
      && mimeTypes.allSatisfy { own in
        groups.contains { $0 == own || $0.hasSuffix("/*") && own.hasPrefix($0.dropLast()) }
      }
  }

  /// Returns a Boolean value that indicates whether the type is more specific than another one. Follows
  /// `UTType.isSubtype(of:)`.
  public func isSubtype(of type: FileType) -> Bool { self != type && conforms(to: type) }

  /// Returns a Boolean value that indicates whether the type contains another one and differs from it.
  /// Follows `UTType.isSupertype(of:)`.
  public func isSupertype(of type: FileType) -> Bool { type.isSubtype(of: self) }

  /// The filename extensions of files that belong to a type, in addition to those that a panel shows for it.
  private static let furtherSuffixes: [FileType: Set<String>] = [
    .image: [
      "tif", "tiff", "heic", "heif", "avif", "bmp", "ico", "icns", "jp2", "jxl", "psd", "dng",
    ],
    .audio: ["aac", "aif", "aiff", "m4b", "mid", "midi", "amr", "wma"],
    .movie: ["mpg", "mpeg", "3gp", "wmv", "flv"], .archive: ["rar", "cpio"],
    .sourceCode: furtherCode.union(["sh"]),
    .text: furtherCode.union(["hpp", "m", "svg"]), .xml: ["svg"],
  ]
  private static let furtherCode: Set<String> = [
    "cc", "cxx", "hh", "mm", "java", "kt", "rb", "go", "ts", "pl", "php", "lua",
  ]

  /// HEIC images.
  public static let heic = FileType(".heic", suffixes: ["heic"])
  /// HEIF images.
  public static let heif = FileType(".heif", suffixes: ["heif"])
  /// Windows bitmap images.
  public static let bmp = FileType(".bmp", suffixes: ["bmp"])
  /// Windows icons.
  public static let ico = FileType(".ico", suffixes: ["ico"])
  /// MPEG movies.
  public static let mpeg = FileType(".mpg", suffixes: ["mpg", "mpeg"])
  /// MPEG-4 movies.
  public static let mpeg4Movie = FileType(".mp4", suffixes: ["mp4"])
  /// QuickTime movies.
  public static let quickTimeMovie = FileType(".mov", suffixes: ["mov"])
  /// AVI movies.
  public static let avi = FileType(".avi", suffixes: ["avi"])
  /// MPEG-4 audio.
  public static let mpeg4Audio = FileType(".m4a", suffixes: ["m4a"])
  /// AIFF audio.
  public static let aiff = FileType(".aiff", suffixes: ["aiff", "aif"])
  /// MIDI audio.
  public static let midi = FileType(".mid", suffixes: ["mid", "midi"])
  /// gzip archives.
  public static let gzip = FileType(".gz", suffixes: ["gz"])
  /// bzip2 archives.
  public static let bz2 = FileType(".bz2", suffixes: ["bz2"])
  /// Swift source code.
  public static let swiftSource = FileType(".swift", suffixes: ["swift"])
  /// C source code.
  public static let cSource = FileType(".c", suffixes: ["c"])
  /// C headers.
  public static let cHeader = FileType(".h", suffixes: ["h"])
  /// C++ source code.
  public static let cPlusPlusSource = FileType(".cpp", suffixes: ["cpp", "cc", "cxx"])
  /// Python scripts.
  public static let pythonScript = FileType(".py", suffixes: ["py"])
  /// JavaScript source code.
  public static let javaScript = FileType(".js", suffixes: ["js"])
  /// Shell scripts.
  public static let shellScript = FileType(".sh", suffixes: ["sh"])
  /// Tab-separated values.
  public static let tabSeparatedText = FileType(".tsv", suffixes: ["tsv"])
  /// Logs.
  public static let log = FileType(".log", suffixes: ["log"])
  /// URLs.
  public static let url = FileType("URL", mimeTypes: ["text/uri-list"])
  /// URLs of files.
  public static let fileURL = FileType("File URL", mimeTypes: ["text/uri-list"])

  /// The types with Apple's identifiers. If several have the same value, the first one is its identifier.
  private static let identified: [(identifier: String, type: FileType)] = [
    ("public.data", .data), ("public.item", .item), ("public.content", .content),
    ("public.plain-text", .plainText), ("public.utf8-plain-text", .utf8PlainText),
    ("public.text", .text), ("public.source-code", .sourceCode), ("public.rtf", .rtf),
    ("public.comma-separated-values-text", .commaSeparatedText), ("public.xml", .xml),
    ("public.yaml", .yaml), ("public.audio", .audio), ("public.mp3", .mp3),
    ("com.microsoft.waveform-audio", .wav), ("public.movie", .movie),
    ("public.archive", .archive), ("public.zip-archive", .zip), ("public.json", .json),
    ("public.html", .html), ("com.adobe.pdf", .pdf), ("public.image", .image),
    ("public.png", .png), ("public.jpeg", .jpeg), ("com.compuserve.gif", .gif),
    ("org.webmproject.webp", .webP), ("public.tiff", .tiff), ("public.svg-image", .svg),
    ("public.heic", .heic), ("public.heif", .heif), ("com.microsoft.bmp", .bmp),
    ("com.microsoft.ico", .ico), ("public.mpeg", .mpeg), ("public.mpeg-4", .mpeg4Movie),
    ("com.apple.quicktime-movie", .quickTimeMovie), ("public.avi", .avi),
    ("public.mpeg-4-audio", .mpeg4Audio), ("public.aiff-audio", .aiff),
    ("public.midi-audio", .midi), ("org.gnu.gnu-zip-archive", .gzip),
    ("public.bzip2-archive", .bz2), ("public.swift-source", .swiftSource),
    ("public.c-source", .cSource), ("public.c-header", .cHeader),
    ("public.c-plus-plus-source", .cPlusPlusSource), ("public.python-script", .pythonScript),
    ("com.netscape.javascript-source", .javaScript), ("public.shell-script", .shellScript),
    ("public.tab-separated-values-text", .tabSeparatedText), ("com.apple.log", .log),
    ("public.url", .url), ("public.file-url", .fileURL),
  ]
}
