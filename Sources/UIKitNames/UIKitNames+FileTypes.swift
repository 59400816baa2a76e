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
    if !suffixes.isEmpty, suffixes.allSatisfy(type.suffixes.contains) { return true }
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
  ]
}
