/// Writes the client side: a class for each interface, for the `Wayland` target.
struct ClientWriter {
  let protocols: ProtocolSet

  /// The whole file.
  func file() -> String {
    var writer = SwiftWriter()
    writer.line("// Written by WaylandScanner from protocols/. Changes here are lost.")
    writer.line()
    writer.line("internal import CWayland")
    writer.line()
    TableWriter(protocols: protocols).write(to: &writer)
    for interface in protocols.interfaces {
      writer.line()
      write(interface, to: &writer)
    }
    return writer.text
  }

  private func write(_ interface: Interface, to writer: inout SwiftWriter) {
    let name = Names.type(interface.name)
    writer.comment(interface.summary)
    writer.line("///")
    writer.comment("`\(interface.name)`, version \(interface.version).")
    writer.block("@MainActor public final class \(name): Proxy") { writer in
      writer.comment("The interface on the wire.")
      writer.block("public nonisolated override class var interface: ProtocolInterface") {
        $0.line("ProtocolInterface(table: InterfaceTables.shared.\(Names.member(interface.name)))")
      }
      writeDestructor(of: interface, to: &writer)
      for (opcode, request) in interface.requests.enumerated() where request.name != "destroy" {
        writer.line()
        write(request, opcode: opcode, in: interface, to: &writer)
      }
      for enumeration in interface.enumerations {
        writer.line()
        EnumerationWriter(access: "public").write(enumeration, to: &writer)
      }
      if !interface.events.isEmpty {
        writer.line()
        writeEvents(of: interface, to: &writer)
      }
    }
  }

  /// The request that ends the object: the one called `destroy`, or else the first that does.
  private func writeDestructor(of interface: Interface, to writer: inout SwiftWriter) {
    let destructors = interface.requests.enumerated().filter {
      $0.element.isDestructor && $0.element.arguments.isEmpty
    }
    let named = destructors.first { $0.element.name == "destroy" }
    guard let (opcode, request) = named ?? destructors.first else { return }
    writer.line()
    writer.block("override var destructor: Destructor?") {
      $0.line("Destructor(opcode: \(opcode), since: \(request.since))")
    }
  }

  // MARK: Types

  /// The Swift type of an argument, as a caller or a handler sees it.
  func type(_ argument: Argument, in interface: Interface) -> String {
    switch argument.type {
    case .int, .uint:
      guard let (owner, enumeration) = protocols.enumeration(of: argument, in: interface) else {
        return argument.type == .int ? "Int32" : "UInt32"
      }
      return Names.type(owner.name) + "." + Names.enumeration(enumeration.name)
    case .fixed: return "Double"
    case .string: return argument.allowsNull ? "String?" : "String"
    case .object, .newID: return argument.interface.map(Names.type) ?? "Proxy"
    case .array: return "[UInt8]"
    case .fd: return "Int32"
    }
  }
}
