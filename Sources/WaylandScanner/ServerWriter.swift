/// A writer of the server's code: a class for each interface, for the target `TestCompositor`.
struct ServerWriter: SideWriter {
  let protocols: ProtocolSet
  let library = "CWaylandServer"
  let base = "Resource"
  let classHead = "public final class"
  let interfaceHead = (
    property: "public override class var interface", type: "ResourceInterface"
  )

  /// Returns the class of an interface, such as `WlSurfaceResource`.
  func className(_ interface: String) -> String { Names.type(interface) + base }

  func objectType(_ argument: Argument) -> String {
    let type = argument.interface.map(className)
    if argument.type == .newID { return type ?? "UInt32" }
    return (type ?? base) + (argument.allowsNull ? "?" : "")
  }

  /// Writes the version that introduced the first destructor.
  func writeDestructor(of interface: Interface, to writer: inout SwiftWriter) {
    guard let since = interface.requests.filter(\.isDestructor).map(\.since).min() else { return }
    writer.line()
    writer.line("override class var destructorSince: UInt32? { \(since) }")
  }

  func writeSending(of interface: Interface, to writer: inout SwiftWriter) {
    for (opcode, event) in interface.events.enumerated() {
      writer.line()
      write(event, opcode: opcode, in: interface, to: &writer)
    }
  }

  func sentObject(_ argument: Argument) -> String {
    let name = Names.identifier(argument.name)
    return argument.allowsNull ? "\(name)?.pointer" : "\(name).pointer"
  }

  func takenObject(_ argument: Argument, slot: Int, in interface: Interface) -> String {
    let raw = "arguments[\(slot)].\(argument.type.letter)"
    if argument.type == .object {
      return "object(\(raw), \(argument.interface.map(className) ?? base).self)"
    }
    return argument.interface == nil ? raw : "make(\(raw), \(type(argument, in: interface)).self)"
  }

  // MARK: Events

  /// Writes an event as a method whose name begins with `send`.
  private func write(
    _ event: Message, opcode: Int, in interface: Interface, to writer: inout SwiftWriter
  ) {
    writer.comment(event.summary)
    if event.since > 1 {
      writer.line("///")
      writer.comment("Since version \(event.since). It is not sent to older objects.")
    }
    let parameters = event.arguments.map {
      "\(Names.member($0.name)): \(type($0, in: interface))"
    }
    let name = "send" + Names.type(event.name)
    writer.block("public func \(name)(\(parameters.joined(separator: ", ")))") { writer in
      lend(lent(event)[...], to: &writer) { writePosting(of: event, opcode: opcode, to: &$0) }
      if event.isDestructor { writer.line("end()") }
    }
  }

  private func writePosting(of event: Message, opcode: Int, to writer: inout SwiftWriter) {
    let call = "post(\(opcode), since: \(event.since), count: \(event.arguments.count))"
    let statements = event.arguments.enumerated().map { slot, argument in
      let field = argument.type == .newID ? "o" : argument.type.letter
      return "$0[\(slot)].\(field) = \(sent(argument))"
    }
    write(call, filling: statements, to: &writer)
  }
}
