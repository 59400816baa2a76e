/// A parser that creates a protocol from the elements of its file, and rejects invalid ones.
struct ProtocolParser {
  private let file: String

  /// Parses the text of a file. `file` is its name in errors.
  static func parse(file: String, text: String) throws(ScannerError) -> ProtocolFile {
    var reader = XMLReader(file: file, text: text)
    let root = try reader.readDocument()
    return try ProtocolParser(file: file).protocolFile(root)
  }

  private func protocolFile(_ root: XMLElement) throws(ScannerError) -> ProtocolFile {
    guard root.name == "protocol" else {
      throw location(of: root).error("the root element is <\(root.name)>, not <protocol>")
    }
    let name = try name(of: root)
    var interfaces: [Interface] = []
    for child in root.children where !isRemark(child) {
      guard child.name == "interface" else { throw unexpected(child, in: root) }
      interfaces.append(try interface(child))
    }
    return ProtocolFile(path: file, name: name, interfaces: interfaces)
  }

  private func interface(_ element: XMLElement) throws(ScannerError) -> Interface {
    var result = Interface(
      location: location(of: element), name: try name(of: element),
      version: try version(of: element),
      summary: summary(of: element))
    for child in element.children where !isRemark(child) {
      switch child.name {
      case "request": result.requests.append(try message(child, version: result.version))
      case "event": result.events.append(try message(child, version: result.version))
      case "enum": result.enumerations.append(try enumeration(child))
      default: throw unexpected(child, in: element)
      }
    }
    try refuseTwins(result.requests.map { ($0.name, $0.location) }, "request")
    try refuseTwins(result.events.map { ($0.name, $0.location) }, "event")
    try refuseTwins(result.enumerations.map { ($0.name, $0.location) }, "enum")
    return result
  }

  private func message(_ element: XMLElement, version: Int) throws(ScannerError) -> Message {
    let type = element.attributes["type"]
    guard type == nil || type == "destructor" else {
      throw location(of: element).error("type \"\(type ?? "")\" is not known; only destructor is")
    }
    var arguments: [Argument] = []
    for child in element.children where !isRemark(child) {
      guard child.name == "arg" else { throw unexpected(child, in: element) }
      arguments.append(try argument(child))
    }
    try refuseTwins(arguments.map { ($0.name, $0.location) }, "argument")
    let since = try number(element, "since", default: 1)
    guard (1...version).contains(since) else {
      throw location(of: element).error(
        "since \(since) is not within the interface's version \(version)")
    }
    return Message(
      location: location(of: element), name: try name(of: element), since: since,
      isDestructor: type != nil, summary: summary(of: element), arguments: arguments)
  }

  private func argument(_ element: XMLElement) throws(ScannerError) -> Argument {
    let typeName = try attribute(element, "type")
    guard let type = ArgumentType(rawValue: typeName) else {
      throw location(of: element).error("argument type \"\(typeName)\" is not known")
    }
    let result = Argument(
      location: location(of: element), name: try name(of: element), type: type,
      interface: element.attributes["interface"],
      allowsNull: try flag(element, "allow-null"), enumeration: element.attributes["enum"])
    if result.allowsNull, type != .object && type != .string {
      throw location(of: element).error("only objects and strings may allow null")
    }
    if result.interface != nil, type != .object && type != .newID {
      throw location(of: element).error("only objects have an interface")
    }
    if result.enumeration != nil, type != .int && type != .uint {
      throw location(of: element).error("only int and uint have an enum")
    }
    return result
  }

  private func enumeration(_ element: XMLElement) throws(ScannerError) -> Enumeration {
    var entries: [Enumeration.Entry] = []
    var locations: [(String, SourceLocation)] = []
    for child in element.children where !isRemark(child) {
      guard child.name == "entry" else { throw unexpected(child, in: element) }
      let text = try attribute(child, "value")
      guard let value = Self.value(text) else {
        throw location(of: child).error("value \"\(text)\" is not a number of 32 bits")
      }
      let since = try number(child, "since", default: 1)
      entries.append(.init(name: try attribute(child, "name"), value: value, since: since))
      locations.append((entries[entries.count - 1].name, location(of: child)))
    }
    try refuseTwins(locations, "entry")
    return Enumeration(
      location: location(of: element), name: try name(of: element),
      isBitfield: try flag(element, "bitfield"), summary: summary(of: element), entries: entries)
  }

  // MARK: Attributes

  private func attribute(_ element: XMLElement, _ name: String) throws(ScannerError) -> String {
    guard let value = element.attributes[name], !value.isEmpty else {
      throw location(of: element).error("<\(element.name)> has no \(name)")
    }
    return value
  }

  private func name(of element: XMLElement) throws(ScannerError) -> String {
    let name = try attribute(element, "name")
    let isIdentifier = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard isIdentifier, name.first?.isNumber == false else {
      throw location(of: element).error("name \"\(name)\" is not an identifier")
    }
    return name
  }

  private func version(of element: XMLElement) throws(ScannerError) -> Int {
    _ = try attribute(element, "version")
    return try number(element, "version", default: 1)
  }

  private func number(_ element: XMLElement, _ name: String, default: Int)
    throws(ScannerError) -> Int
  {
    guard let text = element.attributes[name] else { return `default` }
    guard let value = Int(text), (1...Int(Int32.max)).contains(value) else {
      throw location(of: element).error("\(name) \"\(text)\" is not a positive number")
    }
    return value
  }

  private func flag(_ element: XMLElement, _ name: String) throws(ScannerError) -> Bool {
    switch element.attributes[name] {
    case nil, "false": return false
    case "true": return true
    case let text?:
      throw location(of: element).error("\(name) \"\(text)\" is neither true nor false")
    }
  }

  private static func value(_ text: String) -> UInt32? {
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16) }
    return UInt32(text) ?? Int32(text).map { UInt32(bitPattern: $0) }
  }

  /// Returns the summary of an element, from its attribute or from its description.
  private func summary(of element: XMLElement) -> String {
    let inside = element.children.first { $0.name == "description" }
    return element.attributes["summary"] ?? inside?.attributes["summary"] ?? ""
  }

  // MARK: Errors

  private func location(of element: XMLElement) -> SourceLocation {
    SourceLocation(file: file, line: element.line)
  }

  private func isRemark(_ element: XMLElement) -> Bool {
    element.name == "description" || element.name == "copyright"
  }

  private func unexpected(_ child: XMLElement, in parent: XMLElement) -> ScannerError {
    location(of: child).error("<\(child.name)> has no place in <\(parent.name)>")
  }

  private func refuseTwins(_ names: [(String, SourceLocation)], _ what: String) throws(ScannerError)
  {
    var seen: Set<String> = []
    for (name, location) in names where !seen.insert(name).inserted {
      throw location.error("\(what) \(name) is there twice")
    }
  }
}
