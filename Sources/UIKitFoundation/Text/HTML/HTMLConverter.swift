import Foundation

/// The conversion of HTML to an attributed string.
struct HTMLConverter {
  private struct Frame {
    let element: HTMLElement
    let style: HTMLStyle
    /// The number of the next item of a list.
    var next = 1
  }

  private let result = NSMutableAttributedString(string: "")
  private var sheet = HTMLStyleSheet()
  private var frames: [Frame] = []
  /// The style outside of all elements.
  private var outerStyle = HTMLStyle()
  /// A Boolean value that indicates whether the text ends with a space, which other spaces join.
  private var endsWithSpace = false
  /// A Boolean value that indicates whether the paragraph has no text yet.
  private var isAtStart = true
  /// The marker of a list's item, which is before its first text.
  private var marker: String?

  /// Returns the text of HTML with its attributes.
  static func attributedString(_ html: String) -> NSAttributedString {
    var converter = HTMLConverter()
    let tokens = HTMLTokenizer.tokens(of: html)
    for (index, token) in tokens.enumerated() {
      if case .start(let element) = token, element.name == "style", index + 1 < tokens.count,
        case .text(let rules) = tokens[index + 1]
      {
        converter.sheet.add(rules)
      }
    }
    for name in ["html", "body"] {
      converter.sheet.apply(to: &converter.outerStyle, for: HTMLElement(name: name))
    }
    for token in tokens { converter.read(token) }
    while let frame = converter.frames.last { converter.close(frame.element.name) }
    converter.removeSpace()
    return converter.result
  }

  private var style: HTMLStyle { frames.last?.style ?? outerStyle }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text): if !style.isHidden { add(text) }
    case .start(let element): open(element)
    case .end(let name):
      if name == "br" { return addBreak() }
      // The end tag of an element that is not open has no meaning.
      guard frames.contains(where: { $0.element.name == name }) else { return }
      while let frame = frames.last {
        close(frame.element.name)
        if frame.element.name == name { break }
      }
    }
  }

  // MARK: Elements

  private mutating func open(_ element: HTMLElement) {
    if element.name == "br" { return addBreak() }
    closeImplied(before: element.name)
    var style = self.style.inherited()
    style.apply(element)
    if element.name == "html" || element.name == "body" {
      // The rules for these elements apply without them too.
      HTMLStyleSheet().apply(to: &style, for: element)
    } else {
      sheet.apply(to: &style, for: element)
    }
    if HTMLElement.voids.contains(element.name) {
      if style.isBlock { endParagraph() }
      return
    }
    if style.isBlock, !style.isHidden { endParagraph() }
    if element.name == "ul" || element.name == "ol" { style.indent += 36 }
    if element.name == "li" { marker = takeMarker() }
    var frame = Frame(element: element, style: style)
    if let start = element.attributes["start"], let number = Int(start) { frame.next = number }
    frames.append(frame)
  }

  private mutating func close(_ name: String) {
    guard let frame = frames.last else { return }
    if frame.style.isBlock, !frame.style.isHidden {
      if name == "li", let marker {
        self.marker = marker
        append("")
      }
      endParagraph()
    }
    frames.removeLast()
  }

  /// Closes a paragraph, an item or a cell that has no end tag.
  private mutating func closeImplied(before name: String) {
    let closed: Set<String>
    switch name {
    case "li": closed = ["li"]
    case "dt", "dd": closed = ["dt", "dd"]
    case "td", "th": closed = ["td", "th"]
    case "tr": closed = ["td", "th", "tr"]
    case _ where HTMLElement.blocks.contains(name): closed = ["p"]
    default: return
    }
    let scopes: Set<String> = ["ul", "ol", "dl", "table", "body", "div", "blockquote"]
    while let index = frames.lastIndex(where: {
      closed.contains($0.element.name) || scopes.contains($0.element.name)
    }), closed.contains(frames[index].element.name) {
      while frames.count > index, let last = frames.last { close(last.element.name) }
    }
  }

  /// Returns the marker of the next item in the innermost list.
  private mutating func takeMarker() -> String {
    let lists: Set<String> = ["ul", "ol"]
    guard let index = frames.lastIndex(where: { lists.contains($0.element.name) }) else {
      return "•"
    }
    if frames[index].element.name == "ol" {
      frames[index].next += 1
      return "\(frames[index].next - 1)."
    }
    let depth = frames.filter { lists.contains($0.element.name) }.count
    return depth == 1 ? "•" : depth == 2 ? "◦" : "▪"
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    if style.isPreformatted { return append(text) }
    var words = ""
    for character in text {
      let isSpace = character == " " || character.isNewline || character == "\t"
      if isSpace, endsWithSpace || (isAtStart && words.isEmpty) { continue }
      endsWithSpace = isSpace
      words.append(isSpace ? " " : character)
    }
    if !words.isEmpty { append(words) }
  }

  /// Removes the space at the end of a paragraph.
  private mutating func removeSpace() {
    guard endsWithSpace, !isAtStart, result.length > 0 else { return }
    endsWithSpace = false
    result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
  }

  private mutating func append(_ text: String) {
    var text = text
    if let marker {
      text = "\t\(marker)\t\(text)"
      self.marker = nil
    }
    var attributes = style.attributes
    if let item = frames.last(where: { $0.element.name == "li" })?.style {
      attributes[.paragraphStyle] = Self.itemParagraph(item)
    } else if let block = frames.last(where: { $0.style.isBlock })?.style {
      attributes[.paragraphStyle] = block.attributes[.paragraphStyle]
    }
    result.append(NSAttributedString(string: text, attributes: attributes))
    isAtStart = text.last?.isNewline ?? isAtStart
  }

  /// Returns the paragraph style of a list's item: its marker and its text are at tab stops.
  private static func itemParagraph(_ style: HTMLStyle) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.tabStops = [
      NSTextTab(textAlignment: .left, location: style.indent - 25),
      NSTextTab(textAlignment: .left, location: style.indent),
    ]
    paragraph.headIndent = style.indent
    paragraph.paragraphSpacing = style.spacing
    if let alignment = style.alignment { paragraph.alignment = alignment }
    return paragraph
  }

  /// Begins a new line in a paragraph, an item or a heading, and otherwise a new paragraph.
  private mutating func addBreak() {
    guard !style.isHidden else { return }
    removeSpace()
    let block = frames.last { $0.style.isBlock }?.element.name ?? ""
    let isInParagraph =
      ["p", "li"].contains(block) || (block.count == 2 && block.hasPrefix("h") && block != "hr")
    append(isInParagraph ? "\u{2028}" : "\n")
    isAtStart = true
    endsWithSpace = false
  }

  private mutating func endParagraph() {
    removeSpace()
    if !isAtStart || result.string.hasSuffix("\u{2028}") { append("\n") }
    isAtStart = true
    endsWithSpace = false
  }
}
