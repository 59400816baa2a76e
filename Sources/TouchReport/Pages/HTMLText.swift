/// HTML while it is written. Text that goes in is escaped; what surrounds it is not.
struct HTMLText {
  private(set) var text = ""

  /// Adds what is HTML already.
  mutating func add(_ html: String) { text += html + "\n" }

  /// Adds an element with a text in it.
  mutating func add(_ tag: String, _ content: String, attributes: String = "") {
    text += Self.element(tag, content, attributes: attributes) + "\n"
  }

  /// An element with a text in it.
  static func element(_ tag: String, _ content: String, attributes: String = "") -> String {
    "<\(tag)\(attributes.isEmpty ? "" : " " + attributes)>\(PlainText.escaped(content))</\(tag)>"
  }

  /// A text from elsewhere, whose direction is its own.
  static func foreign(_ content: String) -> String {
    "<bdi>\(PlainText.escaped(PlainText.clean(content)))</bdi>"
  }

  /// A whole page.
  static func page(title: String, language: ReportLanguage, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(PlainText.escaped(title))</title>
    <style>
    \(ReportStyle.text)
    </style>
    </head>
    <body>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }
}
