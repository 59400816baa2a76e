extension Application {
  /// The files that the program was started with: the arguments that are no options, as whole paths.
  ///
  /// An argument that begins with a hyphen is an option, unless it follows `--`. A desktop that opens a
  /// file with the program gives a path or a `file:` address. Empty on a stage.
  public var launchFiles: [String] {
    extras.isStartedByMain ? Self.files(of: Array(CommandLine.arguments.dropFirst())) : []
  }

  /// The files among arguments.
  package static func files(of arguments: [String]) -> [String] {
    var files: [String] = []
    var takesAll = false
    for argument in arguments where !argument.isEmpty {
      if takesAll || !argument.hasPrefix("-") {
        if let path = FilePath.path(ofAddress: argument) {
          files.append(path)
        } else if !argument.lowercased().hasPrefix("file:") {
          files.append(FilePath.absolute(argument))
        }
      } else if argument == "--" {
        takesAll = true
      }
    }
    return files
  }

  /// The name of the folders that the program keeps its own files in.
  package var folderName: String {
    let plain = String(identifier.map { $0 == "/" ? "_" : $0 })
    return plain.isEmpty || plain == "." || plain == ".." ? ProgramName.fileName : plain
  }
}
