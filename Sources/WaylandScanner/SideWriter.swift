/// Writes one side: a class for each interface, with what it sends as methods and what it is sent as an
/// enumeration. What both sides have in common stands here.
protocol SideWriter {
  var protocols: ProtocolSet { get }
  /// The C module of the side's library.
  var library: String { get }
  /// What the classes inherit from.
  var base: String { get }
  /// What stands before a class's name.
  var classHead: String { get }
  /// The property with the interface on the wire, as it is declared, and its type.
  var interfaceHead: (property: String, type: String) { get }

  /// The class of an interface.
  func className(_ interface: String) -> String
  /// The Swift type of an argument that is an object, or becomes one.
  func objectType(_ argument: Argument) -> String
  /// Writes what the class tells of the request that ends its objects.
  func writeDestructor(of interface: Interface, to writer: inout SwiftWriter)
  /// Writes the methods that send.
  func writeSending(of interface: Interface, to writer: inout SwiftWriter)
  /// Writes what is made of all interfaces together, at the end of the file.
  func writeEnd(to writer: inout SwiftWriter)
  /// Writes what takes the messages that come.
  func writeReceiving(of interface: Interface, to writer: inout SwiftWriter)
  /// What is sent for an argument that is an object, or becomes one.
  func sentObject(_ argument: Argument) -> String
  /// What is taken from the wire for such an argument.
  func takenObject(_ argument: Argument, slot: Int, in interface: Interface) -> String
}

extension SideWriter {
  /// The whole file.
  func file() -> String {
    var writer = SwiftWriter()
    writer.line("// Written by WaylandScanner from protocols/. Changes here are lost.")
    writer.line()
    writer.line("internal import \(library)")
    writer.line()
    TableWriter(protocols: protocols).write(to: &writer)
    for interface in protocols.interfaces {
      writer.line()
      write(interface, to: &writer)
    }
    writeEnd(to: &writer)
    return writer.text
  }

  private func write(_ interface: Interface, to writer: inout SwiftWriter) {
    writer.comment(interface.summary)
    writer.line("///")
    writer.comment("`\(interface.name)`, version \(interface.version).")
    writer.block("\(classHead) \(className(interface.name)): \(base)") { writer in
      writer.comment("The interface on the wire.")
      let (property, type) = interfaceHead
      writer.block("\(property): \(type)") {
        $0.line("\(type)(table: InterfaceTables.shared.\(Names.member(interface.name)))")
      }
      writeDestructor(of: interface, to: &writer)
      writeSending(of: interface, to: &writer)
      for enumeration in interface.enumerations {
        writer.line()
        EnumerationWriter(access: "public").write(enumeration, to: &writer)
      }
      writeReceiving(of: interface, to: &writer)
    }
  }

  /// The Swift type of an argument, as a caller or a handler sees it.
  func type(_ argument: Argument, in interface: Interface) -> String {
    switch argument.type {
    case .int, .uint:
      guard let (owner, enumeration) = protocols.enumeration(of: argument, in: interface) else {
        return argument.type == .int ? "Int32" : "UInt32"
      }
      return className(owner.name) + "." + Names.enumeration(enumeration.name)
    case .fixed: return "Double"
    case .string: return argument.allowsNull ? "String?" : "String"
    case .object, .newID: return objectType(argument)
    case .array: return "[UInt8]"
    case .fd: return "Int32"
    }
  }
}

// MARK: - Sending

extension SideWriter {
  /// The arguments that are lent to libwayland around the sending of a message.
  func lent(_ message: Message) -> [Argument] {
    message.arguments.filter { $0.type == .string || $0.type == .array }
  }

  /// Writes the lending of strings and arrays, and within it what sends them.
  func lend(
    _ arguments: ArraySlice<Argument>, to writer: inout SwiftWriter,
    sending: (inout SwiftWriter) -> Void
  ) {
    guard let argument = arguments.first else { return sending(&writer) }
    let name = Names.member(argument.name)
    let lending = argument.type == .string ? "withWireString" : "withWireArray"
    writer.line("Self.\(lending)(\(Names.identifier(argument.name))) { \(name)Lent in")
    writer.indented { lend(arguments.dropFirst(), to: &$0, sending: sending) }
    writer.line("}")
  }

  /// Writes a call whose closure fills in the message.
  func write(_ call: String, filling statements: [String], to writer: inout SwiftWriter) {
    guard !statements.isEmpty else { return writer.line("\(call) { _ in }") }
    writer.line("\(call) {")
    writer.indented { writer in
      for statement in statements { writer.line(statement) }
    }
    writer.line("}")
  }

  /// What is sent for an argument.
  func sent(_ argument: Argument) -> String {
    let name = Names.identifier(argument.name)
    switch argument.type {
    case .int: return argument.enumeration == nil ? name : "Int32(bitPattern: \(name).rawValue)"
    case .uint: return argument.enumeration == nil ? name : "\(name).rawValue"
    case .fixed: return "Self.fixed(\(name))"
    case .string, .array: return Names.member(argument.name) + "Lent"
    case .object, .newID: return sentObject(argument)
    case .fd: return name
    }
  }
}

// MARK: - Receiving

/// The words for what comes.
struct ReceivingWords {
  /// The enumeration's name, `Event`, and what is said of it.
  var type: String
  var summary: String
  /// How its type is declared: `enum Event: Sendable`.
  var head: String
  /// What is said of the handler.
  var handlerSummary: String
  /// What is called for a message that ends the object.
  var ending: String
}

extension SideWriter {
  /// Writes the enumeration, the handler and the method that calls it.
  func writeReceiving(
    _ messages: [Message], _ words: ReceivingWords, to writer: inout SwiftWriter,
    writeCase: (Message, inout SwiftWriter) -> Void,
    writeBody: (inout SwiftWriter) -> Void
  ) {
    writer.comment(words.summary)
    writer.block("public \(words.head)") { writer in
      for message in messages { writeCase(message, &writer) }
    }
    writer.line()
    writer.comment(words.handlerSummary)
    writer.line("public var on\(words.type): ((\(words.type)) -> Void)?")
    writer.line()
    writer.line("override func forgetHandler() { on\(words.type) = nil }")
    writer.line()
    let head =
      "override func receive("
      + "_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool"
    writer.block(head) { writer in
      writeEnding(messages, words.ending, to: &writer)
      writeBody(&writer)
    }
  }

  private func writeEnding(
    _ messages: [Message], _ ending: String, to writer: inout SwiftWriter
  ) {
    let endings = messages.indices.filter { messages[$0].isDestructor }
    guard !endings.isEmpty else { return }
    let test = endings.map { "opcode == \($0)" }.joined(separator: " || ")
    writer.line("defer { if \(test) { \(ending)() } }")
  }

  /// Writes the `switch` over the messages' numbers.
  func writeSwitch(
    _ messages: [Message], to writer: inout SwiftWriter,
    writeCase: (Message, inout SwiftWriter) -> Void
  ) {
    writer.line("switch opcode {")
    for (opcode, message) in messages.enumerated() {
      writer.line("case \(opcode):")
      writer.indented { writeCase(message, &$0) }
    }
    writer.line("default: return false")
    writer.line("}")
  }

  /// Fields or values in parentheses; nothing for none.
  func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }

  /// What is taken from the wire for an argument.
  func taken(_ argument: Argument, slot: Int, in interface: Interface) -> String {
    let raw = "arguments[\(slot)].\(argument.type.letter)"
    let type = type(argument, in: interface)
    switch argument.type {
    case .int:
      return argument.enumeration == nil ? raw : "\(type)(rawValue: UInt32(bitPattern: \(raw)))"
    case .uint: return argument.enumeration == nil ? raw : "\(type)(rawValue: \(raw))"
    case .fixed: return "Double(\(raw)) / 256"
    case .string: return "string(\(raw))" + (argument.allowsNull ? "" : " ?? \"\"")
    case .object, .newID: return takenObject(argument, slot: slot, in: interface)
    case .array: return "bytes(\(raw))"
    case .fd: return raw
    }
  }
}
