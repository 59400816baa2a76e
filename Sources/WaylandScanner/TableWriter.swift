/// A writer of the `wl_interface` tables, for both sides.
struct TableWriter {
  let protocols: ProtocolSet

  /// Writes a type with a property for each interface.
  func write(to writer: inout SwiftWriter) {
    writer.comment(
      "The tables that libwayland reads. They are created once, and neither changed nor freed.")
    writer.block("struct InterfaceTables: @unchecked Sendable") { writer in
      writer.comment("The tables of the process.")
      writer.line("static let shared = InterfaceTables()")
      writer.line()
      for interface in protocols.interfaces {
        let name = Names.member(interface.name)
        writer.line(
          "let \(name) = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)")
      }
      writer.line()
      writer.block("private init()") { writer in
        for interface in protocols.interfaces {
          writer.line("fill\(Names.type(interface.name))()")
        }
      }
      for interface in protocols.interfaces {
        writer.line()
        writeFiller(of: interface, to: &writer)
      }
      writer.line()
      writeHelpers(to: &writer)
    }
  }

  private func writeFiller(of interface: Interface, to writer: inout SwiftWriter) {
    writer.block("private func fill\(Names.type(interface.name))()") { writer in
      writer.line("Self.fill(")
      writer.indented { writer in
        let name = Names.member(interface.name)
        writer.line("\(name), \"\(interface.name)\", version: \(interface.version),")
        writeList("requests", interface.requests, end: ",", to: &writer)
        writeList("events", interface.events, end: ")", to: &writer)
      }
    }
  }

  private func writeList(
    _ label: String, _ messages: [Message], end: String, to writer: inout SwiftWriter
  ) {
    guard !messages.isEmpty else { return writer.line("\(label): []\(end)") }
    writer.line("\(label): [")
    writer.indented { writer in
      for message in messages {
        let types = types(of: message).joined(separator: ", ")
        writer.line("Self.message(\"\(message.name)\", \"\(message.signature)\", [\(types)]),")
      }
    }
    writer.line("]\(end)")
  }

  /// Returns an entry for each argument: the table of an object's interface, or `nil`.
  private func types(of message: Message) -> [String] {
    message.arguments.flatMap { argument -> [String] in
      if let interface = argument.interface { return [Names.member(interface)] }
      return argument.type == .newID ? ["nil", "nil", "nil"] : ["nil"]
    }
  }

  private func writeHelpers(to writer: inout SwiftWriter) {
    let text = """
      private static func fill(
        _ table: UnsafeMutablePointer<wl_interface>, _ name: StaticString, version: Int32,
        requests: [wl_message], events: [wl_message]
      ) {
        table.initialize(
          to: wl_interface(
            name: text(name), version: version,
            method_count: Int32(requests.count), methods: immortal(requests),
            event_count: Int32(events.count), events: immortal(events)))
      }

      private static func message(
        _ name: StaticString, _ signature: StaticString,
        _ types: [UnsafeMutablePointer<wl_interface>?]
      ) -> wl_message {
        wl_message(
          name: text(name), signature: text(signature),
          types: immortal(types.map { $0.map { UnsafePointer($0) } }))
      }

      private static func text(_ text: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
      }

      private static func immortal<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
        memory.initialize(from: elements, count: elements.count)
        return memory
      }
      """
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      writer.line(String(line))
    }
  }
}
