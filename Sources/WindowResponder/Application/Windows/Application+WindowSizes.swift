import ResponderSystem

extension Application {
  func restoreSize(of window: Window) {
    guard let name = window.frameAutosaveName, !window.isOnScreen else { return }
    takeOverFormerFiles(.state)
    guard let known = WindowSizes(program: folderName).read()[name] else { return }
    let low = window.minimumSize ?? Size(width: 1, height: 1)
    let high = window.maximumSize ?? Size(width: Double.infinity, height: Double.infinity)
    window.frame.size = Size(
      width: min(max(known.size.width, low.width), high.width),
      height: min(max(known.size.height, low.height), high.height))
    if known.isMaximized { window.setMaximized(true) }
  }

  /// Saves the size of a window. Called when the window is closed, and when the state is saved.
  func keepSize(of window: Window) {
    guard let name = window.frameAutosaveName, !window.isLayer else { return }
    takeOverFormerFiles(.state)
    WindowSizes(program: folderName).keep(
      WindowSizes.Entry(
        size: window.wantedSize, isMaximized: window.desktopState.contains(.maximized)), name)
  }
}

/// The sizes of a program's windows by the windows' names, in a file of the user's state folder.
struct WindowSizes {
  struct Entry: Equatable {
    var size: Size
    var isMaximized: Bool
  }

  /// The largest number of windows whose sizes are stored.
  static let limit = 200
  /// The valid range of a window's width and height, in points. Another program may have written the file.
  static let sizes = 50.0...20_000

  private let path: Pathname

  init(program: String) {
    path = UserFolder.state.appending(program).appending("windows")
  }

  func read() -> [String: Entry] {
    var file = SafeFile(path: path)
    guard let text = try? file.readText(limit: 1 << 16) else { return [:] }
    var entries: [String: Entry] = [:]
    for line in text.split(separator: "\n" as Character) {
      let parts = line.split(separator: " " as Character, maxSplits: 3)
      guard parts.count == 4, let width = Double(parts[0]), let height = Double(parts[1]),
        Self.sizes.contains(width), Self.sizes.contains(height)
      else { continue }
      entries[String(parts[3])] = Entry(
        size: Size(width: width, height: height), isMaximized: parts[2] == "maximized")
    }
    return entries
  }

  func keep(_ entry: Entry, _ name: String) {
    let name = String(name.map { $0.isNewline ? " " : $0 })
    var entries = read()
    guard entries[name] != entry, !name.isEmpty else { return }
    entries[name] = entry
    let lines = entries.ordered { $0.key < $1.key }.prefix(Self.limit).map { name, entry in
      "\(entry.size.width) \(entry.size.height) \(entry.isMaximized ? "maximized" : "free") \(name)\n"
    }
    UserFolder.make(path.folder)
    // A file that cannot be written is no error.
    try? SafeFile.write(Array(lines.joined().utf8), to: path)
  }
}
