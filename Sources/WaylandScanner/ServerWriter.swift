/// Writes the server side: a class for each interface, for the `TestCompositor` target.
struct ServerWriter {
  let protocols: ProtocolSet

  /// The whole file.
  func file() -> String {
    var writer = SwiftWriter()
    writer.line("// Written by WaylandScanner from protocols/. Changes here are lost.")
    writer.line()
    writer.line("internal import CWaylandServer")
    writer.line()
    TableWriter(protocols: protocols).write(to: &writer)
    for interface in protocols.interfaces {
      writer.line()
      write(interface, to: &writer)
    }
    return writer.text
  }

  private func write(_ interface: Interface, to writer: inout SwiftWriter) {
    writer.comment(interface.summary)
    writer.line("///")
    writer.comment("`\(interface.name)`, version \(interface.version).")
    writer.block("public final class \(className(interface.name)): Resource") { writer in
      writer.comment("The interface on the wire.")
      writer.block("public override class var interface: ResourceInterface") {
        $0.line("ResourceInterface(table: InterfaceTables.shared.\(Names.member(interface.name)))")
      }
      writeDestructor(of: interface, to: &writer)
      for (opcode, event) in interface.events.enumerated() {
        writer.line()
        write(event, opcode: opcode, in: interface, to: &writer)
      }
      for enumeration in interface.enumerations {
        writer.line()
        EnumerationWriter(access: "public").write(enumeration, to: &writer)
      }
      if !interface.requests.isEmpty {
        writer.line()
        writeRequests(of: interface, to: &writer)
      }
    }
  }

  /// Tells from which version on a client can end the object.
  private func writeDestructor(of interface: Interface, to writer: inout SwiftWriter) {
    guard let since = interface.requests.filter(\.isDestructor).map(\.since).min() else { return }
    writer.line()
    writer.line("override class var destructorSince: UInt32? { \(since) }")
  }

  // MARK: Names and types

  /// The class of an interface: `WlSurfaceResource`.
  func className(_ interface: String) -> String { Names.type(interface) + "Resource" }

  /// The Swift type of an argument.
  func type(_ argument: Argument, in interface: Interface) -> String {
    switch argument.type {
    case .int, .uint:
      guard let (owner, enumeration) = protocols.enumeration(of: argument, in: interface) else {
        return argument.type == .int ? "Int32" : "UInt32"
      }
      return className(owner.name) + "." + Names.enumeration(enumeration.name)
    case .fixed: return "Double"
    case .string: return argument.allowsNull ? "String?" : "String"
    case .object:
      let type = argument.interface.map(className) ?? "Resource"
      return argument.allowsNull ? type + "?" : type
    case .newID: return argument.interface.map(className) ?? "UInt32"
    case .array: return "[UInt8]"
    case .fd: return "Int32"
    }
  }

  // MARK: Events

  /// Events become methods whose names begin with `send`.
  private func write(
    _ event: Message, opcode: Int, in interface: Interface, to writer: inout SwiftWriter
  ) {
    writer.comment(event.summary)
    if event.since > 1 {
      writer.line("///")
      writer.comment("Since version \(event.since); not sent to older objects.")
    }
    let parameters = event.arguments.map {
      "\(Names.member($0.name)): \(type($0, in: interface))"
    }
    let name = "send" + Names.type(event.name)
    writer.block("public func \(name)(\(parameters.joined(separator: ", ")))") { writer in
      let lent = event.arguments.filter { $0.type == .string || $0.type == .array }
      func write(_ remaining: ArraySlice<Argument>, to writer: inout SwiftWriter) {
        guard let argument = remaining.first else {
          return writePosting(of: event, opcode: opcode, to: &writer)
        }
        let name = Names.member(argument.name)
        let lend = argument.type == .string ? "withWireString" : "withWireArray"
        writer.line("Self.\(lend)(\(Names.identifier(argument.name))) { \(name)Lent in")
        writer.indented { write(remaining.dropFirst(), to: &$0) }
        writer.line("}")
      }
      write(lent[...], to: &writer)
      if event.isDestructor { writer.line("end()") }
    }
  }

  private func writePosting(of event: Message, opcode: Int, to writer: inout SwiftWriter) {
    let call = "post(\(opcode), since: \(event.since), count: \(event.arguments.count))"
    if event.arguments.isEmpty { return writer.line("\(call) { _ in }") }
    writer.line("\(call) {")
    writer.indented { writer in
      for (slot, argument) in event.arguments.enumerated() {
        let field = argument.type == .newID ? "o" : argument.type.letter
        writer.line("$0[\(slot)].\(field) = \(value(of: argument))")
      }
    }
    writer.line("}")
  }

  private func value(of argument: Argument) -> String {
    let name = Names.identifier(argument.name)
    switch argument.type {
    case .int: return argument.enumeration == nil ? name : "Int32(bitPattern: \(name).rawValue)"
    case .uint: return argument.enumeration == nil ? name : "\(name).rawValue"
    case .fixed: return "Self.fixed(\(name))"
    case .string, .array: return Names.member(argument.name) + "Lent"
    case .object, .newID: return argument.allowsNull ? "\(name)?.pointer" : "\(name).pointer"
    case .fd: return name
    }
  }
}
