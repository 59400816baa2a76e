/// A writer of the `wl_interface` tables, for both sides.
///
/// The tables are created from one text when a program connects. Code that creates them message by message
/// would be 80 KB larger, and would allocate thousands of arrays.
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
      writer.line(
        "private let tables = UnsafeMutablePointer<wl_interface>.allocate(capacity: "
          + "\(protocols.interfaces.count))")
      for (index, interface) in protocols.interfaces.enumerated() {
        let name = Names.member(interface.name)
        writer.line()
        writer.line("var \(name): UnsafeMutablePointer<wl_interface> { tables + \(index) }")
      }
      writer.line()
      writeReader(to: &writer)
      writer.line()
      writeDescription(to: &writer)
    }
  }

  /// Writes the code that creates the tables from the description.
  private func writeReader(to writer: inout SwiftWriter) {
    let messages = protocols.interfaces.flatMap { $0.requests + $0.events }
    let types = messages.reduce(0) { $0 + self.types(of: $1).count }
    let text = """
      private init() {
        var next = UnsafeRawPointer(Self.description.utf8Start).assumingMemoryBound(to: CChar.self)
        var messages = UnsafeMutablePointer<wl_message>.allocate(capacity: \(messages.count))
        var types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: \(types))
        func text() -> UnsafePointer<CChar> {
          let start = next
          while next.pointee != 0 { next += 1 }
          next += 1
          return start
        }
        func number() -> Int {
          defer { next += 2 }
          return Int(next[0] - 48) * 32 + Int(next[1] - 48)
        }
        func message() -> wl_message {
          let name = text()
          let signature = text()
          let first = types
          var letter = signature
          while letter.pointee != 0 {
            if letter.pointee >= 97 {
              let index = number()
              types.initialize(to: index == 0 ? nil : UnsafePointer(tables + index - 1))
              types += 1
            }
            letter += 1
          }
          return wl_message(name: name, signature: signature, types: first)
        }
      \(interfaceLoop)
      }
      """
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      writer.line(String(line))
    }
  }

  /// The loop that creates the table of each interface.
  private var interfaceLoop: String {
    """
      for index in 0..<\(protocols.interfaces.count) {
        let name = text()
        let version = number()
        let requests = number()
        let events = number()
        let first = messages
        for _ in 0..<requests + events {
          messages.initialize(to: message())
          messages += 1
        }
        (tables + index).initialize(
          to: wl_interface(
            name: name, version: Int32(version), method_count: Int32(requests), methods: first,
            event_count: Int32(events), events: first + requests))
      }
    """
  }

  /// Writes the text from which the tables are created: for each interface its name, its version, the numbers
  /// of its requests and events, and those themselves.
  ///
  /// For each message, it has the name, the signature, and for each argument the number of the object's
  /// interface, from one, or zero. A number has two digits of base 32, which begin with the character `0`.
  private func writeDescription(to writer: inout SwiftWriter) {
    writer.line("private static let description: StaticString = \"\"\"")
    writer.indented { writer in
      for interface in protocols.interfaces {
        let counts = [interface.version, interface.requests.count, interface.events.count]
        writer.line("\(interface.name)\\0\(counts.map(number).joined())\\")
        for message in interface.requests + interface.events {
          let types = types(of: message).map(number).joined()
          writer.line("\(message.name)\\0\(message.signature)\\0\(types)\\")
        }
      }
      writer.line()
      writer.line("\"\"\"")
    }
  }

  /// Returns a number from 0 to 1023 as two digits, none of which is a backslash.
  private func number(_ value: Int) -> String {
    precondition((0..<1024).contains(value), "\(value) is too large for a table of interfaces")
    return String([value / 32, value % 32].map { Character(Unicode.Scalar(UInt8(48 + $0))) })
  }

  /// Returns a number for each argument: that of the object's interface, from one, or zero.
  private func types(of message: Message) -> [Int] {
    message.arguments.flatMap { argument -> [Int] in
      if let interface = argument.interface {
        return [(protocols.interfaces.firstIndex { $0.name == interface } ?? -1) + 1]
      }
      return argument.type == .newID ? [0, 0, 0] : [0]
    }
  }
}
