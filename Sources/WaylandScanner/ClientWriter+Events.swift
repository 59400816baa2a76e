/// The code for events: cases of an enumeration, and a method that creates them.
extension ClientWriter {
  private static let words = ReceivingPhrases(
    type: "Event", summary: "The events that the compositor sends.", head: "enum Event: Sendable",
    handlerSummary:
      "The closure that is called for each event. It is released when the object is destroyed.",
    ending: "expire")

  func writeReceiving(of interface: Interface, to writer: inout SwiftWriter) {
    guard !interface.events.isEmpty else { return }
    writer.line()
    writeReceiving(
      interface.events, Self.words, to: &writer,
      writeCase: { writeCase(of: $0, in: interface, to: &$1) },
      writeBody: { writeReceiver(of: interface, to: &$0) })
  }

  private func writeCase(
    of event: Message, in interface: Interface, to writer: inout SwiftWriter
  ) {
    writer.comment(event.summary)
    if event.arguments.contains(where: { $0.type == .fd }) {
      writer.comment("The handler closes the file descriptor.")
    }
    let fields = event.arguments.map { argument in
      let mark = argument.type == .object ? "?" : ""
      return "\(Names.member(argument.name)): \(type(argument, in: interface))\(mark)"
    }
    writer.line("case \(Names.identifier(event.name))\(list(fields))")
  }

  private func writeReceiver(of interface: Interface, to writer: inout SwiftWriter) {
    writeRefusal(of: interface, to: &writer)
    writeSwitch(interface.events, to: &writer) { event, writer in
      let values = event.arguments.enumerated().map { slot, argument in
        "\(Names.member(argument.name)): \(taken(argument, slot: slot, in: interface))"
      }
      writer.line("onEvent(.\(Names.member(event.name))\(list(values)))")
    }
    writer.line("return true")
  }

  /// Writes the statement that destroys new objects of the compositor immediately if there is no handler.
  private func writeRefusal(of interface: Interface, to writer: inout SwiftWriter) {
    writer.block("guard let onEvent else") { writer in
      for (opcode, event) in interface.events.enumerated() {
        for (slot, argument) in event.arguments.enumerated() where argument.type == .newID {
          let object = takenObject(argument, slot: slot, in: interface)
          writer.line("if opcode == \(opcode) { \(object).destroy() }")
        }
      }
      writer.line("return false")
    }
  }
}
