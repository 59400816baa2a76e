import ResponderSystem

extension Application {
  /// The files that the program was started with: the arguments that are not options, as absolute paths.
  ///
  /// An argument that begins with a hyphen is an option, unless it follows `--`. A desktop that opens a file
  /// with the program passes a path or a `file:` URI. On a stage the array is empty. Files whose names are
  /// not UTF-8 are left out, and the program names them on the standard error. They are in
  /// ``launchPathnames``.
  public var launchFiles: [String] { texts(of: launchPathnames) }

  /// The files of ``launchFiles``, and those whose names are not UTF-8.
  public var launchPathnames: [Pathname] {
    extras.isStartedByMain ? Self.files(of: ownArguments) : []
  }

  /// The URLs that the program was started with and that are not files, such as `notes://today`:
  /// arguments that contain `://`. A desktop file with `MimeType=x-scheme-handler/notes;` and `Exec=notes %u`
  /// passes them. On a stage the array is empty.
  public var launchAddresses: [String] {
    extras.isStartedByMain
      ? Self.addresses(of: ownArguments.map { Pathname.addressText($0.bytes) })
      : []
  }

  /// Returns the arguments that are URLs and not files.
  package static func addresses(of arguments: [String]) -> [String] {
    arguments.prefix { $0 != "--" }.filter(isAddress)
  }

  /// Returns a Boolean value that indicates whether a string is a URL with a scheme other than `file`.
  static func isAddress(_ text: String) -> Bool {
    guard let end = text.byteRange(of: "://", from: text.startIndex) else { return false }
    let scheme = text[..<end.lowerBound]
    guard let first = scheme.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      scheme.lowercased() != "file"
    else { return false }
    return scheme.unicodeScalars.allSatisfy { sign in
      sign.isASCII
        && (sign.properties.isAlphabetic || ("0"..."9").contains(sign)
          || "+-.".unicodeScalars.contains(sign))
    }
  }

  /// Returns the arguments that are files, as absolute paths.
  package static func files(of arguments: [Pathname]) -> [Pathname] {
    var files: [Pathname] = []
    var takesAll = false
    for argument in arguments where !argument.bytes.isEmpty {
      if takesAll || argument.bytes.first != UInt8(ascii: "-") {
        let text = Pathname.addressText(argument.bytes)
        if let path = Pathname(address: text) {
          files.append(path)
        } else if !text.lowercased().hasPrefix("file:"), takesAll || !isAddress(text) {
          files.append(argument.absolute())
        }
      } else if argument == "--" {
        takesAll = true
      }
    }
    return files
  }

  /// Returns paths as strings. Paths that are not UTF-8 are left out, and the program names them on the
  /// standard error.
  package func texts(of paths: [Pathname]) -> [String] {
    paths.compactMap { path in
      if path.string == nil {
        ErrorLine.write("\(name): cannot open \(path.displayPath): its name is not UTF-8")
      }
      return path.string
    }
  }
}
