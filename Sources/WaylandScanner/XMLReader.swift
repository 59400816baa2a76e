/// A reader of the part of XML that protocol files use: elements, attributes and comments.
///
/// With a reader of its own, the build of the package does not link a large XML library, and each error has
/// its line.
struct XMLReader {
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Creates a reader of a text. `file` is its name in errors.
  init(file: String, text: String) {
    self.file = file
    bytes = Array(text.utf8)
  }

  /// Returns the root element of the file.
  mutating func readDocument() throws(ScannerError) -> XMLElement {
    try skipMisc()
    guard peek() == UInt8(ascii: "<") else { throw error("there is no root element") }
    let root = try readElement()
    try skipMisc()
    guard position == bytes.count else { throw error("there is something after the root element") }
    return root
  }

  // MARK: Elements

  private mutating func readElement() throws(ScannerError) -> XMLElement {
    let start = line
    advance()
    let name = try readName("an element's name")
    var element = XMLElement(name: name, line: start, attributes: [:])
    while true {
      skipSpace()
      if take("/>") { return element }
      if take(">") { break }
      guard peek() != nil else { throw error("<\(name)> is not closed", at: start) }
      try readAttribute(into: &element)
    }
    try readContent(of: &element)
    return element
  }

  private mutating func readContent(of element: inout XMLElement) throws(ScannerError) {
    while true {
      try skipText(in: element)
      if try skipComment() { continue }
      guard take("</") else {
        element.children.append(try readElement())
        continue
      }
      let name = try readName("the name of a closing tag")
      skipSpace()
      guard name == element.name else {
        throw error("</\(name)> closes <\(element.name)> of line \(element.line)")
      }
      guard take(">") else { throw error("</\(name)> lacks its >") }
      return
    }
  }

  private mutating func readAttribute(into element: inout XMLElement) throws(ScannerError) {
    let name = try readName("an attribute of <\(element.name)>")
    skipSpace()
    guard take("=") else { throw error("attribute \(name) has no value") }
    skipSpace()
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("the value of attribute \(name) is not in quotes")
    }
    guard element.attributes[name] == nil else { throw error("attribute \(name) is there twice") }
    let start = line
    advance()
    let from = position
    while let byte = peek(), byte != quote, byte != UInt8(ascii: "<") { advance() }
    guard peek() == quote else {
      throw error("the value of attribute \(name) is not closed", at: start)
    }
    let raw = String(decoding: bytes[from..<position], as: UTF8.self)
    advance()
    element.attributes[name] = try decodingEntities(of: raw)
  }

  private func decodingEntities(of raw: String) throws(ScannerError) -> String {
    guard raw.contains("&") else { return raw }
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    let parts = raw.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";"), let text = known[String(part[..<end])] else {
        throw error("there is an unknown entity in \"\(raw)\"")
      }
      result += text + part[part.index(after: end)...]
    }
    return result
  }

  // MARK: Skipping

  private mutating func skipText(in element: XMLElement) throws(ScannerError) {
    while let byte = peek(), byte != UInt8(ascii: "<") { advance() }
    guard peek() != nil else {
      throw error("<\(element.name)> is not closed", at: element.line)
    }
  }

  /// Skips the comments, declarations and spaces outside the root element.
  private mutating func skipMisc() throws(ScannerError) {
    while true {
      skipSpace()
      if try skipComment() { continue }
      let start = line
      if take("<?") {
        try skip(past: "?>", from: start)
      } else if take("<!DOCTYPE") {
        try skip(past: ">", from: start)
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ScannerError) -> Bool {
    let start = line
    guard take("<!--") else { return false }
    try skip(past: "-->", from: start)
    return true
  }

  private mutating func skip(past end: StaticString, from start: Int) throws(ScannerError) {
    while !take(end) {
      guard peek() != nil else { throw error("\(end) is missing", at: start) }
      advance()
    }
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 32 || (9...13).contains(byte) { advance() }
  }

  // MARK: Bytes

  private mutating func readName(_ what: String) throws(ScannerError) -> String {
    let from = position
    while let byte = peek(), isNameByte(byte) { advance() }
    guard from < position else { throw error("\(what) is missing") }
    return String(decoding: bytes[from..<position], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position..<end].elementsEqual(wanted) else { return false }
    while position < end { advance() }
    return true
  }

  private func error(_ message: String, at line: Int? = nil) -> ScannerError {
    ScannerError(file: file, line: line ?? self.line, message: message)
  }
}
