/// A writer of the client's code: a class for each interface, for the target `Wayland`.
struct ClientWriter: SideWriter {
  let protocols: ProtocolSet
  let library = "CWayland"
  let base = "Proxy"
  let classHead = "@MainActor public final class"
  let interfaceHead = (
    property: "public nonisolated override class var interface", type: "ProtocolInterface"
  )

  func className(_ interface: String) -> String { Names.type(interface) }

  func objectType(_ argument: Argument) -> String { argument.interface.map(className) ?? base }

  /// Returns the request that `destroy()` sends: the request of that name, or else the first destructor.
  func destructor(of interface: Interface) -> (opcode: Int, request: Message)? {
    let destructors = interface.requests.enumerated().filter {
      $0.element.isDestructor && $0.element.arguments.isEmpty
    }
    let found = destructors.first { $0.element.name == "destroy" } ?? destructors.first
    return found.map { ($0.offset, $0.element) }
  }

  func writeDestructor(of interface: Interface, to writer: inout SwiftWriter) {
    guard let (opcode, request) = destructor(of: interface) else { return }
    writer.line()
    writer.block("override var destructor: Destructor?") {
      $0.line("Destructor(opcode: \(opcode), since: \(request.since))")
    }
  }

  func writeSending(of interface: Interface, to writer: inout SwiftWriter) {
    for (opcode, request) in interface.requests.enumerated() where request.name != "destroy" {
      writer.line()
      write(request, opcode: opcode, in: interface, to: &writer)
    }
  }

  /// Writes nothing, since clients need no list of all interfaces.
  func writeEnd(to writer: inout SwiftWriter) {}

  func sentObject(_ argument: Argument) -> String {
    let name = Names.identifier(argument.name)
    guard argument.type == .object else { return name }
    return argument.allowsNull ? "\(name)?.pointer" : "\(name).pointer"
  }

  func takenObject(_ argument: Argument, slot: Int, in interface: Interface) -> String {
    let taking = argument.type == .newID ? "adopt" : "object"
    return "\(taking)(arguments[\(slot)].o, \(type(argument, in: interface)).self)"
  }
}
