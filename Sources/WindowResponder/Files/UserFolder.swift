import ResponderSystem

/// The folders of the user, according to the environment and the XDG Base Directory Specification.
package enum UserFolder {
  /// The user's home folder.
  package static var home: Pathname {
    absolute("HOME") ?? CurrentProcess.homeFolder ?? .root
  }

  /// The folder of state that programs can lose, such as window sizes and unsaved changes.
  package static var state: Pathname {
    absolute("XDG_STATE_HOME") ?? home.appending(".local/state")
  }
  /// The folder of programs' data.
  package static var data: Pathname {
    absolute("XDG_DATA_HOME") ?? home.appending(".local/share")
  }
  /// The folder of data that can be created again.
  package static var cache: Pathname {
    absolute("XDG_CACHE_HOME") ?? home.appending(".cache")
  }
  /// The folder of settings.
  package static var config: Pathname {
    absolute("XDG_CONFIG_HOME") ?? home.appending(".config")
  }

  /// The existing folders of the user for documents, pictures and other data, in the order of the settings
  /// file.
  package static var userDirectories: [Pathname] {
    var settings = SafeFile(path: config.appending("user-dirs.dirs"))
    let bytes = (try? settings.read(limit: 1 << 16)) ?? []
    var found: [Pathname] = []
    for line in bytes.split(separator: 10) where line.starts(with: "XDG_".utf8) {
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let quoted = line[(equals + 1)...]
      let quote = UInt8(ascii: "\"")
      guard quoted.count >= 2, quoted.first == quote, quoted.last == quote else { continue }
      let folder = place(quoted.dropFirst().dropLast())
      guard folder.isAbsolute, folder != home, !found.contains(folder) else { continue }
      if FileIdentity(folder)?.isFolder ?? false { found.append(folder) }
    }
    return found
  }

  /// Returns a folder of the settings file, which may begin with `$HOME/`.
  private static func place(_ bytes: ArraySlice<UInt8>) -> Pathname {
    let start = Array("$HOME/".utf8)
    return bytes.starts(with: start)
      ? home.appending(Pathname(bytes: bytes.dropFirst(start.count))) : Pathname(bytes: bytes)
  }

  /// Creates a folder and its parents, with permissions only for the user. Returns a Boolean value that
  /// indicates whether the folder exists.
  @discardableResult package static func make(_ path: Pathname) -> Bool {
    (try? SystemCall.makeFolders(path)) != nil
  }

  /// Returns a path from the environment, or `nil` for a relative path.
  private static func absolute(_ variable: String) -> Pathname? {
    Pathname(environment: variable).flatMap { $0.isAbsolute ? $0 : nil }
  }
}
