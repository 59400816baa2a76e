/// A writer of the code of a side: a class for each interface, with a method for each message that it sends
/// and an enumeration of the messages that it receives.
protocol SideWriter {
  var protocols: ProtocolSet { get }
  /// The C module of the side's library.
  var library: String { get }
  /// The superclass of the classes.
  var base: String { get }
  /// The modifiers and the keyword before a class's name.
  var classHead: String { get }
  /// The declaration of the property with the interface, and its type.
  var interfaceHead: (property: String, type: String) { get }

  /// Returns the class of an interface.
  func className(_ interface: String) -> String
  /// Returns the Swift type of an argument that is an object or a new object.
  func objectType(_ argument: Argument) -> String
  /// Writes the property that describes the destructor of the interface.
  func writeDestructor(of interface: Interface, to writer: inout SwiftWriter)
  /// Writes the methods that send messages.
  func writeSending(of interface: Interface, to writer: inout SwiftWriter)
  /// Writes the code for all interfaces together, at the end of the file.
  func writeEnd(to writer: inout SwiftWriter)
  /// Writes the code that receives messages.
  func writeReceiving(of interface: Interface, to writer: inout SwiftWriter)
  /// Returns the expression that is sent for an argument that is an object or a new object.
  func sentObject(_ argument: Argument) -> String
  /// Returns the expression that reads such an argument.
  func takenObject(_ argument: Argument, slot: Int, in interface: Interface) -> String
}

extension SideWriter {
  /// Returns the text of the whole file.
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
      writer.comment("The interface of the class.")
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

  /// Returns the Swift type of an argument in methods and handlers.
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
  /// Returns the arguments whose memory is passed to libwayland while a message is sent.
  func lent(_ message: Message) -> [Argument] {
    message.arguments.filter { $0.type == .string || $0.type == .array }
  }

  /// Writes nested closures with the memory of strings and arrays, and in them the statements that send the
  /// message.
  func lend(
    _ arguments: ArraySlice<Argument>, to writer: inout SwiftWriter,
    sending: (inout SwiftWriter) -> Void
  ) {
    guard let argument = arguments.first else { return sending(&writer) }
    let name = Names.member(argument.name)
    let lending = argument.type == .string ? "withEncodedString" : "withEncodedArray"
    writer.line("Self.\(lending)(\(Names.identifier(argument.name))) { \(name)Lent in")
    writer.indented { lend(arguments.dropFirst(), to: &$0, sending: sending) }
    writer.line("}")
  }

  /// Writes a call with a closure of statements that fill the message.
  func write(_ call: String, filling statements: [String], to writer: inout SwiftWriter) {
    guard !statements.isEmpty else { return writer.line("\(call) { _ in }") }
    writer.line("\(call) {")
    writer.indented { writer in
      for statement in statements { writer.line(statement) }
    }
    writer.line("}")
  }

  /// Returns the expression that is sent for an argument.
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

/// The names and comments of the code that receives messages.
struct ReceivingPhrases {
  /// The name of the enumeration, such as `Event`.
  var type: String
  var summary: String
  /// The declaration of the enumeration, such as `enum Event: Sendable`.
  var head: String
  /// The comment of the handler.
  var handlerSummary: String
  /// The method that is called after a message that destroys the object.
  var ending: String
}

extension SideWriter {
  /// Writes the enumeration, the handler, and the method that calls the handler.
  func writeReceiving(
    _ messages: [Message], _ words: ReceivingPhrases, to writer: inout SwiftWriter,
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

  /// Writes the `switch` over the opcodes of messages.
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

  /// Returns fields or values in parentheses, or an empty string if there are none.
  func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }

  /// Returns the expression that reads an argument.
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
