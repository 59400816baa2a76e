/// The types of data on a pasteboard: MIME types, and the equivalent names of UIKit and X.
enum PasteboardType {
  static let text = "text/plain;charset=utf-8"
  static let html = "text/html"
  static let urls = "text/uri-list"
  static let png = "image/png"
  /// Four 16-bit numbers in the machine's byte order: red, green, blue and alpha, as in GTK.
  static let color = "application/x-color"

  /// The names of text types. Those that are certainly UTF-8 are the first.
  static let textNames = [text, "UTF8_STRING", "text/plain", "TEXT", "STRING"]

  /// The MIME types of UIKit's names.
  private static let uniformTypes = [
    "public.utf8-plain-text": text, "public.plain-text": text, "public.text": text,
    "public.html": html, "public.url": urls, "public.file-url": urls, "public.png": png,
    "public.image": png, "public.jpeg": "image/jpeg", "public.tiff": "image/tiff",
    "public.rtf": "text/rtf", "com.adobe.pdf": "application/pdf", "public.json": "application/json",
    "com.apple.uikit.color": color,
  ]

  /// Returns the canonical name of a type.
  static func canonical(_ type: String) -> String {
    if textNames.contains(type) { return text }
    if let mime = uniformTypes[type] { return mime }
    guard type.utf8.first != UInt8(ascii: "t") && type.utf8.first != UInt8(ascii: "T") else {
      return canonicalText(type)
    }
    return type
  }

  /// Returns the canonical name of a text type, whose character set may be written in several ways.
  private static func canonicalText(_ type: String) -> String {
    var plain = ""
    for character in type.lowercased() where character != " " && character != "\"" {
      plain.append(character)
    }
    return ["text/plain;charset=utf-8", "text/plain;charset=utf8", "text/plain"].contains(plain)
      ? text : type
  }

  /// Returns the names under which this program offers data of a type.
  static func names(_ canonical: String) -> [String] {
    canonical == text
      ? ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING"] : [canonical]
  }

  /// Returns the name under which to request a type, among the offered names, or `nil` if it is not offered.
  static func best(_ canonical: String, among offered: [String]) -> String? {
    if canonical == text {
      for name in textNames where offered.contains(name) { return name }
    }
    for name in offered where self.canonical(name) == canonical { return name }
    return nil
  }
}
