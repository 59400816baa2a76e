/// The list of recent files in XBEL: entries are kept word for word, for other programs write into them
/// what we know nothing of.
struct BookmarkList {
  /// An entry.
  struct Bookmark {
    /// The file's address.
    let address: String
    /// Who has used it.
    var programs: [String] { uses.map(\.program) }
    /// Who has used it, with the element that says so.
    let uses: [(program: String, text: String)]
    /// The whole element as it stands in the file.
    let text: String
  }

  private var head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0"
          xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
          xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">

    """
  private(set) var bookmarks: [Bookmark] = []
  private var tail = "</xbel>\n"

  /// An empty list.
  init() {}

  /// Reads a list; nil for what is none.
  init?(_ text: String) {
    guard text.contains("<xbel"), let end = text.range(of: "</xbel>", from: text.startIndex) else {
      return nil
    }
    var place = text.startIndex
    var headEnd: String.Index?
    while let start = text.range(of: "<bookmark ", from: place), start.lowerBound < end.lowerBound {
      guard let close = text.range(of: "</bookmark>", from: start.upperBound) else { return nil }
      if headEnd == nil { headEnd = start.lowerBound }
      let element = String(text[start.lowerBound..<close.upperBound])
      if let address = element.attribute("href") {
        bookmarks.append(
          Bookmark(address: address, uses: Self.uses(in: element), text: element))
      }
      place = close.upperBound
    }
    head = String(text[..<(headEnd ?? end.lowerBound)])
    tail = String(text[end.lowerBound...])
  }

  /// The list as a file.
  var text: String { head + bookmarks.map { $0.text + "\n" }.joined() + tail }

  private static func uses(in element: String) -> [(program: String, text: String)] {
    var uses: [(program: String, text: String)] = []
    var place = element.startIndex
    while let start = element.range(of: "<bookmark:application ", from: place),
      let end = element.range(of: "/>", from: start.upperBound)
    {
      let text = String(element[start.lowerBound..<end.upperBound])
      if let name = text.attribute("name") { uses.append((name, text)) }
      place = end.upperBound
    }
    return uses
  }

  /// The element that says that a program has used a file, which the command of its executable file opens.
  private static func use(by program: String, _ time: String) -> String {
    let command = ProgramName.fileName.escaped
    return "<bookmark:application name=\"\(program.escaped)\" exec=\"&apos;\(command) %u&apos;\""
      + " modified=\"\(time)\" count=\"1\"/>"
  }

  /// Makes the files of former names of a program its own too, unless it has some already. Their entries of
  /// those names stay, since another program may have the same one.
  mutating func adopt(_ program: String, from formerNames: [String]) {
    guard !formerNames.isEmpty, !bookmarks.contains(where: { $0.programs.contains(program) }) else {
      return
    }
    for (index, bookmark) in bookmarks.enumerated() {
      guard let first = bookmark.uses.first(where: { formerNames.contains($0.program) }),
        let place = bookmark.text.range(of: first.text, from: bookmark.text.startIndex)
      else { continue }
      let time = first.text.attribute("modified") ?? bookmark.text.attribute("modified") ?? ""
      let use = Self.use(by: program, time)
      var text = bookmark.text
      text.insert(contentsOf: use + "\n        ", at: place.lowerBound)
      bookmarks[index] = Bookmark(
        address: bookmark.address, uses: [(program, use)] + bookmark.uses, text: text)
    }
  }

  /// Puts a file at the end, which is the newest place. Who else has used it is kept.
  mutating func note(
    _ address: String, program: String, mimeType: String, time: String, limit: Int
  ) {
    let old = bookmarks.first { $0.address == address }
    bookmarks.removeAll { $0.address == address }
    let use = Self.use(by: program, time)
    let uses = (old?.uses ?? []).filter { $0.program != program } + [(program, use)]
    let element = """
      <bookmark href="\(address.escaped)" added="\(old?.text.attribute("added") ?? time)" \
      modified="\(time)" visited="\(time)">
        <info>
          <metadata owner="http://freedesktop.org">
            <mime:mime-type type="\(mimeType.escaped)"/>
            <bookmark:applications>
      \(uses.map { "        " + $0.text }.joined(separator: "\n"))
            </bookmark:applications>
          </metadata>
        </info>
      </bookmark>
      """
    bookmarks.append(Bookmark(address: address, uses: uses, text: element))
    if bookmarks.count > limit { bookmarks.removeFirst(bookmarks.count - limit) }
  }
}

extension String {
  /// Where a text stands first, from a place on.
  fileprivate func range(of text: String, from start: Index) -> Range<Index>? {
    guard start <= endIndex else { return nil }
    return self[start...].firstRange(of: text)
  }

  /// The value of an attribute of the first tag.
  fileprivate func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=", from: startIndex), start.upperBound < endIndex else {
      return nil
    }
    let quote = self[start.upperBound]
    guard quote == "\"" || quote == "'" else { return nil }
    let rest = self[index(after: start.upperBound)...]
    guard let end = rest.firstIndex(of: quote) else { return nil }
    return String(rest[..<end]).unescaped
  }

  fileprivate var escaped: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.append(character)
      }
    }
    return result
  }

  fileprivate var unescaped: String {
    var result = self
    for (mark, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] where result.contains("&") { result = result.replacing(mark, with: character) }
    return result
  }
}
