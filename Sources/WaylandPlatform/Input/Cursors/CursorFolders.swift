import ResponderSystem

/// The folders with the files of a cursor theme and of the themes from which it inherits.
struct CursorFolders {
  /// The largest number of themes that are searched. It ends cycles and long chains of inheritance.
  private static let maximumThemes = 32
  /// The largest size of an `index.theme` that is read, in bytes.
  private static let maximumIndexSize = 64 << 10
  /// The theme that is used if the user has set none. It is also searched after all others.
  private static let lastTheme = "default"

  /// The folders that contain a folder for each theme.
  let roots: [String]
  let theme: String

  /// Creates the list from `XCURSOR_PATH`, `XCURSOR_THEME`, `XDG_DATA_HOME` and `HOME`.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    theme = value("XCURSOR_THEME") ?? Self.lastTheme
    let home = value("HOME")
    if let path = value("XCURSOR_PATH") {
      roots = path.split(separator: ":" as Character).map { folder in
        folder.hasPrefix("~/") ? (home ?? "") + folder.dropFirst(1) : String(folder)
      }
    } else {
      let data = value("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
      roots =
        [data.map { $0 + "/icons" }, home.map { $0 + "/.icons" }].compactMap { $0 }
        + ["/usr/share/icons", "/usr/share/pixmaps"]
    }
  }

  /// Returns the first image for one of a cursor's names, which are in the order of preference.
  ///
  /// An image of a theme under a later name is preferred to an inherited image under an earlier name, since
  /// the images of one theme match each other.
  func image(_ names: [String], size: Int) -> CursorFile.Image? {
    var waiting = theme == Self.lastTheme ? [theme] : [theme, Self.lastTheme]
    var seen: Set<String> = []
    while !waiting.isEmpty, seen.count < Self.maximumThemes {
      let theme = waiting.removeFirst()
      // A name with a slash would refer to another folder.
      guard !theme.contains("/" as Character), seen.insert(theme).inserted else { continue }
      let folders = roots.map { "\($0)/\(theme)" }
      for name in names {
        for folder in folders {
          let path = "\(folder)/cursors/\(name)"
          if let image = CursorFile.image(at: path, size: size) { return image }
        }
      }
      let inherited = folders.lazy.compactMap(Self.inheritedThemes).first { !$0.isEmpty }
      waiting.insert(contentsOf: inherited ?? [], at: 0)
    }
    return nil
  }

  /// Returns the themes in the `Inherits` key of a theme's `index.theme`, or `nil` if the file does not
  /// exist.
  private static func inheritedThemes(_ folder: String) -> [String]? {
    guard let text = text(of: folder + "/index.theme") else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("Inherits") {
      let rest = line.dropFirst("Inherits".count).drop { $0 == " " || $0 == "\t" }
      guard rest.first == "=" else { continue }
      return rest.dropFirst().split { ",; \t".contains($0) }.map(String.init)
    }
    return []
  }

  private static func text(of path: String) -> String? {
    let bytes = try? SystemCall.contents(ofFile: path, limit: maximumIndexSize)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
