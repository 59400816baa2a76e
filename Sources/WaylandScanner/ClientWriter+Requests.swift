/// The code for requests: methods.
extension ClientWriter {
  /// Writes a request.
  func write(
    _ request: Message, opcode: Int, in interface: Interface, to writer: inout SwiftWriter
  ) {
    writeComment(of: request, to: &writer)
    let name = Names.identifier(request.name)
    if request.isDestructor, request.arguments.isEmpty {
      let isOwn = destructor(of: interface)?.opcode == opcode
      let end =
        isOwn ? "destroy()" : "end(by: Destructor(opcode: \(opcode), since: \(request.since)))"
      return writer.line("public func \(name)() { \(end) }")
    }
    let made = request.arguments.first { $0.type == .newID }
    var parameters = request.arguments.compactMap { parameter($0, in: interface) }
    var head = "public func \(name)"
    if let made, made.interface == nil {
      head += "<Object: Proxy>"
      parameters += ["_ type: Object.Type", "version newVersion: UInt32"]
    }
    head += "(\(parameters.joined(separator: ", ")))"
    if let made { head += " -> \(made.interface.map(Names.type) ?? "Object")" }
    writer.block(head) { writer in
      lend(lent(request)[...], to: &writer) {
        writeMessage(of: request, opcode: opcode, making: made, to: &$0)
      }
    }
  }

  private func writeComment(of request: Message, to writer: inout SwiftWriter) {
    writer.comment(request.summary)
    if request.since > 1 {
      writer.line("///")
      writer.comment("Since version \(request.since).")
    }
    if request.arguments.contains(where: { $0.type == .fd }) {
      writer.line("///")
      writer.comment("The file descriptor is copied. The caller still closes its own.")
    }
  }

  private func parameter(_ argument: Argument, in interface: Interface) -> String? {
    guard argument.type != .newID else { return nil }
    let mark = argument.type == .object && argument.allowsNull ? "?" : ""
    return "\(Names.member(argument.name)): \(type(argument, in: interface))\(mark)"
  }

  private func writeMessage(
    of request: Message, opcode: Int, making made: Argument?, to writer: inout SwiftWriter
  ) {
    let isGeneric = made != nil && made?.interface == nil
    var parts = ["\(opcode)", "since: \(request.since)"]
    if let made {
      parts.insert(made.interface.map { Names.type($0) + ".self" } ?? "type", at: 0)
      if isGeneric { parts.insert("version: newVersion", at: 1) }
    }
    let objects = request.arguments.filter { $0.type == .object }
    if !objects.isEmpty {
      let tests = objects.map { "Self.isUsable(\(Names.identifier($0.name)))" }
      parts.append("isComplete: " + tests.joined(separator: " && "))
    }
    parts.append("count: \(request.arguments.count + (isGeneric ? 2 : 0))")
    var sizes = lent(request).map { "Self.encodedSize(\(Names.identifier($0.name)))" }
    if isGeneric { sizes.append("Self.encodedSize(type.interface.name)") }
    if !sizes.isEmpty { parts.append("extra: " + sizes.joined(separator: " + ")) }
    let descriptors = request.arguments.count { $0.type == .fd }
    if descriptors > 0 { parts.append("descriptors: \(descriptors)") }
    let call = "\(made == nil ? "send" : "make")(\(parts.joined(separator: ", ")))"
    write(call, filling: values(of: request), to: &writer)
  }

  /// Returns a statement for each argument except those of new objects.
  private func values(of request: Message) -> [String] {
    var statements: [String] = []
    var slot = 0
    for argument in request.arguments {
      if argument.type == .newID {
        if argument.interface == nil {
          statements.append("$0[\(slot)].s = type.interface.table.pointee.name")
          statements.append("$0[\(slot + 1)].u = newVersion")
          slot += 2
        }
      } else {
        statements.append("$0[\(slot)].\(argument.type.letter) = \(sent(argument))")
      }
      slot += 1
    }
    return statements
  }
}
