/// Requests become cases of an enumeration, and one method that makes them.
extension ServerWriter {
  /// Writes the enumeration, the handler and the method that calls it.
  func writeRequests(of interface: Interface, to writer: inout SwiftWriter) {
    writer.comment("What a client asks for.")
    writer.block("public enum Request") { writer in
      for request in interface.requests {
        writer.comment(request.summary)
        writer.line("case \(Names.identifier(request.name))\(payload(of: request, in: interface))")
      }
    }
    writer.line()
    writer.comment("Called for every request.")
    writer.line("public var onRequest: ((Request) -> Void)?")
    writer.line()
    writer.line("override func forgetHandler() { onRequest = nil }")
    writer.line()
    let head =
      "override func receive("
      + "_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool"
    writer.block(head) { writeReceiver(of: interface, to: &$0) }
  }

  private func payload(of request: Message, in interface: Interface) -> String {
    if request.arguments.isEmpty { return "" }
    let fields = request.arguments.flatMap { argument -> [String] in
      let field = "\(Names.member(argument.name)): \(type(argument, in: interface))"
      return genericFields(of: argument) + [field]
    }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// What goes before a new object of any interface.
  private func genericFields(of argument: Argument) -> [String] {
    guard argument.type == .newID, argument.interface == nil else { return [] }
    return ["interface: String", "version: UInt32"]
  }

  private func writeReceiver(of interface: Interface, to writer: inout SwiftWriter) {
    let endings = interface.requests.indices.filter { interface.requests[$0].isDestructor }
    if !endings.isEmpty {
      let test = endings.map { "opcode == \($0)" }.joined(separator: " || ")
      writer.line("defer { if \(test) { end() } }")
    }
    writer.line("let handler = onRequest ?? { _ in }")
    writer.line("switch opcode {")
    for (opcode, request) in interface.requests.enumerated() {
      writer.line("case \(opcode):")
      writer.indented { writeCase(of: request, in: interface, to: &$0) }
    }
    writer.line("default: return false")
    writer.line("}")
    writer.line("return onRequest != nil")
  }

  private func writeCase(
    of request: Message, in interface: Interface, to writer: inout SwiftWriter
  ) {
    var values: [String] = []
    var slot = 0
    for argument in request.arguments {
      let name = Names.member(argument.name)
      if argument.type == .newID, argument.interface == nil {
        values.append("interface: string(arguments[\(slot)].s) ?? \"\"")
        values.append("version: arguments[\(slot + 1)].u")
        slot += 2
      }
      let value = value(of: argument, slot: slot, in: interface)
      if argument.type == .object && !argument.allowsNull {
        writer.line("guard let \(name)Object = \(value) else { return false }")
        values.append("\(name): \(name)Object")
      } else {
        values.append("\(name): \(value)")
      }
      slot += 1
    }
    let arguments = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    writer.line("handler(.\(Names.member(request.name))\(arguments))")
  }

  private func value(of argument: Argument, slot: Int, in interface: Interface) -> String {
    let raw = "arguments[\(slot)].\(argument.type.letter)"
    let type = type(argument, in: interface)
    switch argument.type {
    case .int:
      return argument.enumeration == nil ? raw : "\(type)(rawValue: UInt32(bitPattern: \(raw)))"
    case .uint: return argument.enumeration == nil ? raw : "\(type)(rawValue: \(raw))"
    case .fixed: return "Double(\(raw)) / 256"
    case .string: return "string(\(raw))" + (argument.allowsNull ? "" : " ?? \"\"")
    case .object:
      return "object(\(raw), \(argument.interface.map(className) ?? "Resource").self)"
    case .newID: return argument.interface == nil ? raw : "make(\(raw), \(type).self)"
    case .array: return "bytes(\(raw))"
    case .fd: return raw
    }
  }
}
