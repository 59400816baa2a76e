/// A reader of the prose of Markdown: the paragraphs without code, targets of links, quotations and
/// directives.
///
/// A list item, a heading and a cell of a table are paragraphs of their own.
struct ProseReader {
  /// The forms of text, which differ in how much indentation makes code.
  enum Form {
    /// The lines of a comment, each with the space after the slashes.
    case comment
    /// The lines of an article.
    case article
  }

  private let codeIndentation: Int
  private var paragraphs: [[ProseWord]] = []
  /// The text of the paragraph that is being read, with its line breaks.
  private var pending: [UInt8] = []
  /// The line numbers of the pending text.
  private var numbers: [Int] = []
  private var isInFence = false
  private var isInMarkup = false
  private var isInList = false
  private var isAfterBlank = true

  private init(_ form: Form) {
    codeIndentation = form == .comment ? 5 : 4
  }

  /// Returns the words of each paragraph.
  static func paragraphs(of lines: [ProseLine], form: Form) -> [[ProseWord]] {
    var reader = ProseReader(form)
    for line in lines { reader.read(line) }
    reader.flush()
    return reader.paragraphs
  }

  private mutating func read(_ line: ProseLine) {
    let text = line.trimmed
    if text.hasPrefix("```") || text.hasPrefix("~~~") {
      flush()
      isInFence.toggle()
      return
    }
    guard !isInFence, !skipsMarkup(text) else { return }
    guard !text.isEmpty else {
      flush()
      isAfterBlank = true
      return
    }
    // A line of code; the next line is code too, without a blank one between.
    if line.indentation >= codeIndentation, isAfterBlank, !isInList { return }
    readBlock(text, of: line)
    isAfterBlank = false
  }

  /// Returns a Boolean value that indicates whether a line belongs to an HTML comment.
  private mutating func skipsMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    if isInMarkup || text.hasPrefix("<!--") {
      isInMarkup = !Self.contains("-->", in: text)
      return true
    }
    return false
  }

  private static func contains(_ mark: String, in text: ArraySlice<UInt8>) -> Bool {
    let mark = Array(mark.utf8)
    guard text.count >= mark.count else { return false }
    return (text.startIndex...text.endIndex - mark.count).contains {
      text[$0..<$0 + mark.count].elementsEqual(mark)
    }
  }

  private mutating func readBlock(_ text: ArraySlice<UInt8>, of line: ProseLine) {
    switch text.first {
    case UInt8(ascii: "#"):
      flush()
      append(text.drop { $0 == UInt8(ascii: "#") }, line.number)
      flush()
    case UInt8(ascii: "@") where pending.isEmpty: break
    case UInt8(ascii: "|"):
      flush()
      for cell in text.split(separator: UInt8(ascii: "|")) {
        append(cell, line.number)
        flush()
      }
    default:
      if let item = Self.listItem(text) {
        flush()
        isInList = true
        append(item, line.number)
      } else {
        if isAfterBlank, line.indentation < 2 { isInList = false }
        append(text, line.number)
      }
    }
  }

  /// Returns the text of a list item without its mark and without the name of a parameter.
  private static func listItem(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let item: ArraySlice<UInt8>
    if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") {
      item = text.dropFirst(2)
    } else if !digits.isEmpty, text[digits.endIndex...].hasPrefix(". ") {
      item = text[digits.endIndex...].dropFirst(2)
    } else {
      return nil
    }
    for mark in ["Parameter ", "Parameters:", "Returns:", "Throws:", "Note:", "Important:"]
    where item.hasPrefix(mark) {
      guard let colon = item.firstIndex(of: UInt8(ascii: ":")) else { return item }
      return item[(colon + 1)...]
    }
    return item
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ number: Int) {
    pending += text
    pending.append(Ascii.newline)
    numbers.append(number)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let words = WordReader.words(of: pending, lines: numbers)
    if !words.isEmpty { paragraphs.append(words) }
    pending.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }
}
