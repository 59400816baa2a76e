/// The types of what is on a pasteboard: MIME types, and what UIKit and X call the same.
enum PasteboardType {
  static let text = "text/plain;charset=utf-8"
  static let html = "text/html"
  static let urls = "text/uri-list"
  static let png = "image/png"
  /// Four numbers of 16 bits in the machine's order: red, green, blue, opacity. As GTK has it.
  static let color = "application/x-color"

  /// The names under which text is offered, and looked for, those first that are sure to be UTF-8.
  static let textNames = [text, "UTF8_STRING", "text/plain", "TEXT", "STRING"]

  /// What UIKit calls them.
  private static let uniformTypes = [
    "public.utf8-plain-text": text, "public.plain-text": text, "public.text": text,
    "public.html": html, "public.url": urls, "public.file-url": urls, "public.png": png,
    "public.image": png, "public.jpeg": "image/jpeg", "public.tiff": "image/tiff",
    "public.rtf": "text/rtf", "com.adobe.pdf": "application/pdf", "public.json": "application/json",
    "com.apple.uikit.color": color,
  ]

  /// The one name of a type that has several.
  static func canonical(_ type: String) -> String {
    if textNames.contains(type) { return text }
    if let mime = uniformTypes[type] { return mime }
    guard type.utf8.first != UInt8(ascii: "t") && type.utf8.first != UInt8(ascii: "T") else {
      return canonicalText(type)
    }
    return type
  }

  /// `text/plain` with the name of its encoding written in one of several ways.
  private static func canonicalText(_ type: String) -> String {
    var plain = ""
    for character in type.lowercased() where character != " " && character != "\"" {
      plain.append(character)
    }
    return ["text/plain;charset=utf-8", "text/plain;charset=utf8", "text/plain"].contains(plain)
      ? text : type
  }

  /// The names under which our own data of a type is offered.
  static func names(_ canonical: String) -> [String] {
    canonical == text
      ? ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING"] : [canonical]
  }

  /// The name under which to ask for a type, among those that are offered; nil where it is not.
  static func best(_ canonical: String, among offered: [String]) -> String? {
    if canonical == text {
      for name in textNames where offered.contains(name) { return name }
    }
    for name in offered where self.canonical(name) == canonical { return name }
    return nil
  }
}
