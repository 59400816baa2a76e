/// A part of an HTML text.
enum HTMLToken: Equatable {
  case text(String)
  case start(HTMLElement)
  case end(String)
}

/// An element of an HTML text: its name and attributes, in lowercase letters.
struct HTMLElement: Equatable {
  let name: String
  var attributes: [String: String] = [:]

  /// Elements without an end tag.
  static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
  /// Elements whose content is no text to show.
  static let hidden: Set<String> = [
    "head", "script", "style", "title", "template", "noscript", "object", "select", "textarea",
  ]
  /// Elements that begin and end a paragraph.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "td", "th",
    "thead",
    "tr", "ul",
  ]
  /// Elements whose content is not parsed.
  static let raw: Set<String> = ["script", "style", "textarea", "title"]
}

/// The reader of the tokens of an HTML text. It accepts any text.
struct HTMLTokenizer {
  private var rest: Substring
  /// The name of the element whose content is not parsed, or `nil`.
  private var rawName: String?

  static func tokens(of html: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(rest: html[...])
    var tokens: [HTMLToken] = []
    while !tokenizer.rest.isEmpty { tokenizer.readToken(into: &tokens) }
    return tokens
  }

  private mutating func readToken(into tokens: inout [HTMLToken]) {
    if let rawName { return readRaw(rawName, into: &tokens) }
    let text = rest.prefix { $0 != "<" }
    if !text.isEmpty {
      tokens.append(.text(HTMLEntities.decoded(text)))
      rest = rest[text.endIndex...]
      return
    }
    let next = rest.dropFirst().first
    if rest.hasPrefix("<!--") {
      rest = rest.dropFirst(4)
      skip(past: "-->")
    } else if next == "!" || next == "?" {
      skip(past: ">")
    } else if next == "/" {
      rest = rest.dropFirst(2)
      tokens.append(.end(takeName()))
      skip(past: ">")
    } else if next?.isLetter == true {
      rest.removeFirst()
      readStart(into: &tokens)
    } else {
      rest.removeFirst()
      tokens.append(.text("<"))
    }
  }

  private mutating func readStart(into tokens: inout [HTMLToken]) {
    var element = HTMLElement(name: takeName())
    var isClosed = false
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { break }
      if first == ">" {
        rest.removeFirst()
        break
      }
      isClosed = first == "/"
      if first == "/" || first == "=" {
        rest.removeFirst()
        continue
      }
      let (name, value) = takeAttribute()
      if element.attributes[name] == nil { element.attributes[name] = value }
    }
    tokens.append(.start(element))
    if isClosed, !HTMLElement.voids.contains(element.name) { tokens.append(.end(element.name)) }
    if !isClosed, HTMLElement.raw.contains(element.name) { rawName = element.name }
  }

  private mutating func readRaw(_ name: String, into tokens: inout [HTMLToken]) {
    rawName = nil
    var text = ""
    while let character = rest.first {
      if character == "<", rest.dropFirst().first == "/",
        rest.dropFirst(2).prefix(name.count).lowercased() == name
      {
        break
      }
      text.append(character)
      rest.removeFirst()
    }
    if !text.isEmpty { tokens.append(.text(text)) }
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    rest = rest[name.endIndex...]
    return name.lowercased()
  }

  private mutating func takeAttribute() -> (name: String, value: String) {
    let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" && $0 != "=" }
    rest = rest[name.endIndex...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return (name.lowercased(), "") }
    rest = rest.dropFirst().drop { $0.isWhitespace }
    let value: Substring
    if let mark = rest.first, mark == "\"" || mark == "'" {
      value = rest.dropFirst().prefix { $0 != mark }
      rest = rest[value.endIndex...].dropFirst()
    } else {
      value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest[value.endIndex...]
    }
    return (name.lowercased(), HTMLEntities.decoded(value))
  }

  private mutating func skip(past end: String) {
    while !rest.isEmpty, !rest.hasPrefix(end) { rest.removeFirst() }
    rest = rest.dropFirst(end.count)
  }
}
