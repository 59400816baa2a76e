/// Events become cases of an enumeration, and one method that makes them.
extension ClientWriter {
  /// Writes the enumeration, the handler and the method that calls it.
  func writeEvents(of interface: Interface, to writer: inout SwiftWriter) {
    writer.comment("What the compositor tells.")
    writer.block("public enum Event: Sendable") { writer in
      for event in interface.events {
        writer.comment(event.summary)
        if event.arguments.contains(where: { $0.type == .fd }) {
          writer.comment("Whoever takes the event closes the file descriptor.")
        }
        writer.line("case \(Names.identifier(event.name))\(payload(of: event, in: interface))")
      }
    }
    writer.line()
    writer.comment("Called for every event. It is let go of when the object is destroyed.")
    writer.line("public var onEvent: ((Event) -> Void)?")
    writer.line()
    writer.line("override func forgetHandler() { onEvent = nil }")
    writer.line()
    let head =
      "override func receive("
      + "_ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>) -> Bool"
    writer.block(head) { writeReceiver(of: interface, to: &$0) }
  }

  private func payload(of event: Message, in interface: Interface) -> String {
    if event.arguments.isEmpty { return "" }
    let fields = event.arguments.map { argument in
      let mark = argument.type == .object ? "?" : ""
      return "\(Names.member(argument.name)): \(type(argument, in: interface))\(mark)"
    }
    return "(\(fields.joined(separator: ", ")))"
  }

  private func writeReceiver(of interface: Interface, to writer: inout SwiftWriter) {
    let endings = interface.events.indices.filter { interface.events[$0].isDestructor }
    if !endings.isEmpty {
      let test = endings.map { "opcode == \($0)" }.joined(separator: " || ")
      writer.line("defer { if \(test) { expire() } }")
    }
    writeRefusal(of: interface, to: &writer)
    writer.line("switch opcode {")
    for (opcode, event) in interface.events.enumerated() {
      let values = event.arguments.enumerated().map { slot, argument in
        "\(Names.member(argument.name)): \(value(of: argument, slot: slot, in: interface))"
      }
      let arguments = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      writer.line("case \(opcode):")
      writer.indented { $0.line("onEvent(.\(Names.member(event.name))\(arguments))") }
    }
    writer.line("default: return false")
    writer.line("}")
    writer.line("return true")
  }

  /// Without a handler, objects that the compositor has made are given back at once.
  private func writeRefusal(of interface: Interface, to writer: inout SwiftWriter) {
    writer.block("guard let onEvent else") { writer in
      for (opcode, event) in interface.events.enumerated() {
        for (slot, argument) in event.arguments.enumerated() where argument.type == .newID {
          let type = type(argument, in: interface)
          writer.line(
            "if opcode == \(opcode) { adopt(arguments[\(slot)].o, \(type).self).destroy() }")
        }
      }
      writer.line("return false")
    }
  }

  private func value(of argument: Argument, slot: Int, in interface: Interface) -> String {
    let raw = "arguments[\(slot)].\(argument.type == .newID ? "o" : argument.type.letter)"
    let type = type(argument, in: interface)
    switch argument.type {
    case .int:
      return argument.enumeration == nil ? raw : "\(type)(rawValue: UInt32(bitPattern: \(raw)))"
    case .uint: return argument.enumeration == nil ? raw : "\(type)(rawValue: \(raw))"
    case .fixed: return "Double(\(raw)) / 256"
    case .string: return "string(\(raw))" + (argument.allowsNull ? "" : " ?? \"\"")
    case .object: return "object(\(raw), \(type).self)"
    case .newID: return "adopt(\(raw), \(type).self)"
    case .array: return "bytes(\(raw))"
    case .fd: return raw
    }
  }
}
