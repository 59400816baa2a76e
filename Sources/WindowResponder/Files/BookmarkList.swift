import ResponderSystem

/// The list of recent files in XBEL. Entries are preserved verbatim, since other programs write data into
/// them that this type does not interpret.
struct BookmarkList {
  /// An entry of the list.
  struct Bookmark {
    /// The URL of the file.
    let address: String
    /// The programs that have used the file.
    var programs: [String] { uses.map(\.program) }
    /// The programs that have used the file, with their elements.
    let uses: [(program: String, text: String)]
    /// The whole element, as in the file.
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

  /// Creates an empty list.
  init() {}

  /// Parses a list. If the text is not a list, returns `nil`.
  init?(_ text: String) {
    guard text.hasBytes(of: "<xbel"),
      let end = text.byteRange(of: "</xbel>", from: text.startIndex)
    else { return nil }
    var place = text.startIndex
    var headEnd: String.Index?
    while let start = text.byteRange(of: "<bookmark ", from: place),
      start.lowerBound < end.lowerBound
    {
      guard let close = text.byteRange(of: "</bookmark>", from: start.upperBound) else {
        return nil
      }
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

  /// The text of the list's file.
  var text: String { head + bookmarks.map { $0.text + "\n" }.joined() + tail }

  private static func uses(in element: String) -> [(program: String, text: String)] {
    var uses: [(program: String, text: String)] = []
    var place = element.startIndex
    while let start = element.byteRange(of: "<bookmark:application ", from: place),
      let end = element.byteRange(of: "/>", from: start.upperBound)
    {
      let text = String(element[start.lowerBound..<end.upperBound])
      if let name = text.attribute("name") { uses.append((name, text)) }
      place = end.upperBound
    }
    return uses
  }

  /// Returns the element for a program that has used a file. The command of its executable opens the file.
  private static func use(by program: String, _ time: String) -> String {
    let command = ProgramName.fileName.escaped
    return "<bookmark:application name=\"\(program.escaped)\" exec=\"&apos;\(command) %u&apos;\""
      + " modified=\"\(time)\" count=\"1\"/>"
  }

  /// Adds a program to the entries of its former names, unless it has entries already. The entries of the
  /// former names remain, since another program may have the same name.
  mutating func adopt(_ program: String, from formerNames: [String]) {
    guard !formerNames.isEmpty, !bookmarks.contains(where: { $0.programs.contains(program) }) else {
      return
    }
    for (index, bookmark) in bookmarks.enumerated() {
      guard let first = bookmark.uses.first(where: { formerNames.contains($0.program) }),
        let place = bookmark.text.byteRange(of: first.text, from: bookmark.text.startIndex)
      else { continue }
      let time = first.text.attribute("modified") ?? bookmark.text.attribute("modified") ?? ""
      let use = Self.use(by: program, time)
      var text = bookmark.text
      text.insert(contentsOf: use + "\n        ", at: place.lowerBound)
      bookmarks[index] = Bookmark(
        address: bookmark.address, uses: [(program, use)] + bookmark.uses, text: text)
    }
  }

  /// Adds a file at the end, as the newest. Other programs that have used it are preserved.
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
  /// Returns the value of an attribute in the first tag, or `nil` if there is none.
  fileprivate func attribute(_ name: String) -> String? {
    guard let start = byteRange(of: " \(name)=", from: startIndex), start.upperBound < endIndex
    else {
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
    ] where result.utf8.contains(UInt8(ascii: "&")) {
      result = result.replacingBytes(of: mark, with: character)
    }
    return result
  }
}
