/// The code for globals, which clients bind.
extension ServerWriter {
  /// Writes the list of globals, and a method that adds one by its name.
  func writeEnd(to writer: inout SwiftWriter) {
    writer.line()
    writer.block("extension Server") { writer in
      writer.comment("The interfaces of the globals, whose objects no message creates.")
      writer.block("static var globalInterfaces: [ResourceInterface]") { writer in
        writer.line("[")
        writer.indented { writer in
          for global in protocols.globals { writer.line("\(className(global.name)).interface,") }
        }
        writer.line("]")
      }
      writer.line()
      writer.comment("Adds a global by its name. If there is no such global, returns `false`.")
      writer.block("func addGlobal(named name: String, version: UInt32) -> Bool") { writer in
        writeChoice(to: &writer)
      }
    }
  }

  private func writeChoice(to writer: inout SwiftWriter) {
    writer.line("switch name {")
    for global in protocols.globals {
      let type = "\(className(global.name)).self"
      writer.line("case \"\(global.name)\": add(\(type), version) { $0.serve($1) }")
    }
    writer.line("default: return false")
    writer.line("}")
    writer.line("return true")
  }
}
