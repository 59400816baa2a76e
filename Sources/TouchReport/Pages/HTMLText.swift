/// A writer of HTML. Text content is escaped; markup is not.
struct HTMLText {
  private(set) var text = ""

  /// Appends HTML.
  mutating func add(_ html: String) { text += html + "\n" }

  /// Appends an element with text content.
  mutating func add(_ tag: String, _ content: String, attributes: String = "") {
    text += Self.element(tag, content, attributes: attributes) + "\n"
  }

  /// Returns an element with text content.
  static func element(_ tag: String, _ content: String, attributes: String = "") -> String {
    "<\(tag)\(attributes.isEmpty ? "" : " " + attributes)>\(PlainText.escaped(content))</\(tag)>"
  }

  /// Returns an element for text from other sources, with its own text direction.
  static func foreign(_ content: String) -> String {
    "<bdi>\(PlainText.escaped(PlainText.clean(content)))</bdi>"
  }

  /// Returns a complete page.
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
