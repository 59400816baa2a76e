import ResponderSystem

/// A search for icon files in the desktop's themes by the Icon Theme Specification, with a cache.
struct IconFinder {
  /// The folders of themes, in the order of preference.
  let baseFolders: [Pathname]
  /// The folders of icons without a theme.
  let looseFolders: [Pathname]

  private var themes: [String: IconTheme?] = [:]
  private var listings: [Pathname: Set<Pathname>] = [:]
  private var found: [Key: Pathname?] = [:]

  private struct Key: Hashable {
    var name: String
    var theme: String
    var size: Int
    var scale: Int
  }

  private static let endings = [".svg", ".png"]

  init(baseFolders: [Pathname], looseFolders: [Pathname] = []) {
    self.baseFolders = baseFolders
    self.looseFolders = looseFolders
  }

  /// Creates a search in the desktop's folders.
  init() {
    let data = UserData.folders
    self.init(
      baseFolders: [UserData.home.appending(".icons")] + data.map { $0.appending("icons") },
      looseFolders: data.map { $0.appending("pixmaps") })
  }

  /// Returns the file of an icon, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the icon. For a name with several parts, such as `folder-open-remote`, shorter
  ///     names match too.
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point.
  ///   - theme: The name of the theme.
  mutating func file(_ name: String, size: Int, scale: Int, theme: String) -> Pathname? {
    let key = Key(name: name, theme: theme, size: size, scale: scale)
    if let known = found[key] { return known }
    if name.isEmpty || name.contains("/") || name.first == "." { return nil }
    let result = find(key)
    if found.count > 4_096 { found = [:] }
    found[key] = .some(result)
    return result
  }

  private mutating func find(_ key: Key) -> Pathname? {
    let ending = key.name.hasSuffix("-symbolic") ? "-symbolic" : ""
    var stem = key.name.dropLast(ending.count)
    while true {
      var seen: Set<String> = []
      var wanted = key
      wanted.name = stem + ending
      if let file = search(wanted, in: key.theme, &seen) ?? search(wanted, in: "hicolor", &seen)
        ?? loose(wanted.name)
      {
        return file
      }
      guard let dash = stem.lastIndex(of: "-") else { return nil }
      stem = stem[..<dash]
    }
  }

  private mutating func search(
    _ key: Key, in theme: String, _ seen: inout Set<String>
  ) -> Pathname? {
    guard seen.count < 32, seen.insert(theme).inserted, let index = self.theme(theme) else {
      return nil
    }
    if let file = file(key, of: theme, index) { return file }
    for parent in index.parents where parent != "hicolor" {
      if let file = search(key, in: parent, &seen) { return file }
    }
    return nil
  }

  /// Returns the icon of a theme with the nearest size.
  private mutating func file(_ key: Key, of theme: String, _ index: IconTheme) -> Pathname? {
    var best: (file: Pathname, distance: Int)?
    for folder in index.folders {
      let matches = folder.matches(key.size, scale: key.scale)
      let distance = matches ? -1 : folder.distance(to: key.size, scale: key.scale)
      if let best, best.distance <= distance { continue }
      for base in baseFolders {
        if let file = entry(key.name, in: base.appending("\(theme)/\(folder.path)")) {
          if matches { return file }
          best = (file, distance)
          break
        }
      }
    }
    return best?.file
  }

  private mutating func loose(_ name: String) -> Pathname? {
    for folder in baseFolders + looseFolders {
      if let file = entry(name, in: folder) { return file }
    }
    return nil
  }

  private mutating func entry(_ name: String, in folder: Pathname) -> Pathname? {
    let names = listings[folder] ?? Set((try? SystemCall.names(in: folder)) ?? [])
    listings[folder] = names
    return Self.endings.first { names.contains(Pathname(name + $0)) }
      .map { folder.appending(name + $0) }
  }

  private mutating func theme(_ name: String) -> IconTheme? {
    if let known = themes[name] { return known }
    var result: IconTheme?
    if !name.contains("/"), !name.hasPrefix(".") {
      for base in baseFolders where result == nil {
        let path = base.appending("\(name)/index.theme")
        result = (try? SystemCall.contents(ofFile: path, limit: 4 << 20)).map {
          IconTheme(index: String(decoding: $0, as: UTF8.self))
        }
      }
    }
    themes[name] = .some(result)
    return result
  }
}
