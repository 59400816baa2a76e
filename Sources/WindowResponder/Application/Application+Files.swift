extension Application {
  /// The files that the program was started with: the arguments that are no options, as whole paths.
  ///
  /// An argument that begins with a hyphen is an option, unless it follows `--`. A desktop that opens a
  /// file with the program gives a path or a `file:` address. Empty on a stage.
  public var launchFiles: [String] {
    extras.isStartedByMain ? Self.files(of: Array(CommandLine.arguments.dropFirst())) : []
  }

  /// The addresses that the program was started with which are no files, as `notes://today`: arguments with
  /// `://` in them. A desktop file with `MimeType=x-scheme-handler/notes;` and `Exec=notes %u` brings them
  /// there. Empty on a stage.
  public var launchAddresses: [String] {
    extras.isStartedByMain ? Self.addresses(of: Array(CommandLine.arguments.dropFirst())) : []
  }

  /// The addresses among arguments that are no files.
  package static func addresses(of arguments: [String]) -> [String] {
    arguments.prefix { $0 != "--" }.filter(isAddress)
  }

  /// Whether a text is an address with a scheme, and of no file.
  static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let scheme = parts.first, let first = scheme.unicodeScalars.first,
      first.isASCII, first.properties.isAlphabetic, scheme.lowercased() != "file"
    else { return false }
    return scheme.unicodeScalars.allSatisfy { sign in
      sign.isASCII
        && (sign.properties.isAlphabetic || ("0"..."9").contains(sign)
          || "+-.".unicodeScalars.contains(sign))
    }
  }

  /// The files among arguments.
  package static func files(of arguments: [String]) -> [String] {
    var files: [String] = []
    var takesAll = false
    for argument in arguments where !argument.isEmpty {
      if takesAll || !argument.hasPrefix("-") {
        if let path = FilePath.path(ofAddress: argument) {
          files.append(path)
        } else if !argument.lowercased().hasPrefix("file:"), takesAll || !isAddress(argument) {
          files.append(FilePath.absolute(argument))
        }
      } else if argument == "--" {
        takesAll = true
      }
    }
    return files
  }
}
