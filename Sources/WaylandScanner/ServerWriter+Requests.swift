/// The code for requests: cases of an enumeration, and a method that creates them.
extension ServerWriter {
  private static let words = ReceivingPhrases(
    type: "Request", summary: "The requests of a client.", head: "enum Request",
    handlerSummary: "The closure that is called for each request.", ending: "end")

  func writeReceiving(of interface: Interface, to writer: inout SwiftWriter) {
    guard !interface.requests.isEmpty else { return }
    writer.line()
    writeReceiving(
      interface.requests, Self.words, to: &writer,
      writeCase: { request, writer in
        writer.comment(request.summary)
        let payload = payload(of: request, in: interface)
        writer.line("case \(Names.identifier(request.name))\(payload)")
      },
      writeBody: { writeReceiver(of: interface, to: &$0) })
  }

  private func payload(of request: Message, in interface: Interface) -> String {
    list(
      request.arguments.flatMap { argument -> [String] in
        let field = "\(Names.member(argument.name)): \(type(argument, in: interface))"
        return genericFields(of: argument) + [field]
      })
  }

  /// Returns the fields before a new object of any interface.
  private func genericFields(of argument: Argument) -> [String] {
    guard argument.type == .newID, argument.interface == nil else { return [] }
    return ["interface: String", "version: UInt32"]
  }

  private func writeReceiver(of interface: Interface, to writer: inout SwiftWriter) {
    writer.line("let handler = onRequest ?? { _ in }")
    writeSwitch(interface.requests, to: &writer) { writeHandling(of: $0, in: interface, to: &$1) }
    writer.line("return onRequest != nil")
  }

  private func writeHandling(
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
      let value = taken(argument, slot: slot, in: interface)
      if argument.type == .object && !argument.allowsNull {
        writer.line("guard let \(name)Object = \(value) else { return false }")
        values.append("\(name): \(name)Object")
      } else {
        values.append("\(name): \(value)")
      }
      slot += 1
    }
    writer.line("handler(.\(Names.member(request.name))\(list(values)))")
  }
}
