import ResponderSystem

/// The image files of the program, with a cache.
struct ImageFiles {
  static let shared = Guarded(ImageFiles())

  private var known: [String: Image] = [:]
  /// The files that are embedded in the program.
  private var embedded: [String: @Sendable () -> [UInt8]] = [:]
  /// The folders with images, or `nil` before the first search.
  private var folders: [Pathname]?
  /// The name of the program's data folders, or `nil` for only the name of its executable file.
  private var folderName: String?

  private init() {}

  /// Returns the number of pixels per point in a file's name.
  static func scale(ofName path: Pathname) -> Double {
    let name = path.lastComponent.description
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Adds a file that is embedded in the program.
  mutating func add(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    embedded[name] = bytes
    known = [:]
  }

  /// Sets the name of the program's data folders. They are searched before those of the executable file's
  /// name.
  mutating func use(folderName name: String) {
    guard name != folderName else { return }
    folderName = name
    folders = nil
    known = [:]
  }

  /// Returns the image of a name, or `nil` if there is none.
  mutating func image(named name: String) -> Image? {
    if let image = known[name] { return image }
    if name.isEmpty || name.hasBytes(of: "..") { return nil }
    let (stem, endings) = Self.parts(of: name)
    guard let light = find(stem, endings) else { return nil }
    var image = light
    if let dark = find(stem + "-dark", endings) ?? find(stem + "~dark", endings) {
      image = light.changed { $0.dark = dark }
    }
    known[name] = image
    return image
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".svgz"]

  /// Returns a name without its extension, and its possible extensions.
  private static func parts(of name: String) -> (stem: String, endings: [String]) {
    guard let ending = endings.first(where: name.hasSuffix) else { return (name, endings) }
    return (String(name.dropLast(ending.count)), [ending])
  }

  /// Returns the image of a file name, from embedded files first. `@2x` is preferred to `@3x`, and `@3x` to a
  /// name without a scale.
  private mutating func find(_ stem: String, _ endings: [String]) -> Image? {
    for scale in ["@2x", "@3x", ""] {
      for ending in endings {
        guard let bytes = embedded[stem + scale + ending] else { continue }
        let points = Self.scale(ofName: Pathname(stem + scale + ending))
        if let image = try? Image(fileData: bytes(), scale: points) { return image }
      }
    }
    let folders = folders ?? Self.folders(named: folderName)
    self.folders = folders
    return folders.lazy.compactMap { Self.image(stem, endings, in: $0) }.first
  }

  private static func image(_ stem: String, _ own: [String], in folder: Pathname) -> Image? {
    for scale in ["@2x", "@3x", ""] {
      for ending in own {
        let path = folder.appending(stem + scale + ending)
        if SystemCall.allows(.reading, to: path), let image = Image(contentsOfFile: path) {
          return image
        }
      }
    }
    guard folder.suffix == "xcassets" else { return nil }
    let set = folder.appending(stem + ".imageset")
    if let image = ImageSet(folder: set)?.image { return image }
    let files = ((try? SystemCall.names(in: set)) ?? [])
      .filter { endings.contains("." + $0.suffix) }
      .ordered { scale(ofName: $0) > scale(ofName: $1) }
    for file in files {
      if let image = Image(contentsOfFile: set.appending(file)) { return image }
    }
    return nil
  }

  private static func folders(named folderName: String?) -> [Pathname] {
    guard let program = CurrentProcess.programFile else { return [] }
    let home = program.folder
    var result = [home, home.appending("Resources")] + folders(in: home, suffix: "resources")
    for name in [folderName.map { Pathname($0) }, program.lastComponent].compactMap(\.self) {
      result += UserData.folders.map { $0.appending(name) }
    }
    return result + result.flatMap { folders(in: $0, suffix: "xcassets") }
  }

  /// Returns the folders in a folder whose names have an extension, sorted by name.
  static func folders(in folder: Pathname, suffix: String) -> [Pathname] {
    ((try? SystemCall.names(in: folder)) ?? []).filter { $0.suffix == suffix }.ordered()
      .map { folder.appending($0) }
  }
}

/// The folders for the data of programs. The user's folder is the first.
enum UserData {
  static var home: Pathname { Pathname(environment: "HOME") ?? .root }

  static var folders: [Pathname] {
    let own = Pathname(environment: "XDG_DATA_HOME") ?? home.appending(".local/share")
    let shared = Pathname(environment: "XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return [own]
      + shared.bytes.split(separator: UInt8(ascii: ":")).map { Pathname(bytes: $0) }
  }
}
