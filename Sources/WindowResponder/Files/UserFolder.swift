import Glibc

/// The folders of the user, by the environment and freedesktop.org's rules.
package enum UserFolder {
  /// The user's own.
  package static var home: String {
    if let value = absolute("HOME") { return value }
    if let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir {
      return String(cString: folder)
    }
    return "/"
  }

  /// What programs keep for themselves and can be lost: sizes of windows, changes not saved yet.
  package static var state: String { absolute("XDG_STATE_HOME") ?? home + "/.local/state" }
  /// What programs keep.
  package static var data: String { absolute("XDG_DATA_HOME") ?? home + "/.local/share" }
  /// What can be made again.
  package static var cache: String { absolute("XDG_CACHE_HOME") ?? home + "/.cache" }
  /// Settings.
  package static var config: String { absolute("XDG_CONFIG_HOME") ?? home + "/.config" }

  /// The user's own folders for documents, pictures and so on, in the order of the settings' file, those
  /// that are there.
  package static var places: [String] {
    var settings = SafeFile(path: FilePath.join(config, "user-dirs.dirs"))
    let text = (try? settings.readText(limit: 1 << 16)) ?? ""
    var found: [String] = []
    for line in text.split(separator: "\n" as Character) where line.hasPrefix("XDG_") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let quoted = line[line.index(after: equals)...]
      guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { continue }
      var folder = String(quoted.dropFirst().dropLast())
      if folder.hasPrefix("$HOME/") { folder = home + folder.dropFirst(5) }
      guard folder.hasPrefix("/"), folder != home, !found.contains(folder) else { continue }
      if FileIdentity(folder)?.isFolder ?? false { found.append(folder) }
    }
    return found
  }

  /// Makes a folder and those that it is in, for the user alone. Tells whether it is there.
  @discardableResult package static func make(_ path: String) -> Bool {
    if FileIdentity(path)?.isFolder ?? false { return true }
    let parent = FilePath.folder(of: path)
    guard parent != path, make(parent) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// A path in the environment; relative ones don't count.
  private static func absolute(_ variable: String) -> String? {
    guard let value = getenv(variable) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
