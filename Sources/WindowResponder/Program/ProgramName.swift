import ResponderSystem

/// The name of the executable file, which anyone may change, and the arguments of the program.
enum ProgramName {
  /// The file name with which the program was started, as a string.
  static var fileName: String { file.description }

  /// The file name with which the program was started.
  static var file: Pathname {
    let name = arguments.first?.lastComponent ?? ""
    return name == "" || name == .root ? "WindowResponder" : name
  }

  /// The arguments of the program as bytes, beginning with its own name. `CommandLine.arguments` has U+FFFD
  /// in the place of bytes that are not UTF-8.
  static var arguments: [Pathname] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Pathname(cString: $0) }
    }
  }
}
