import Glibc

/// Finds the picture files of the program, and keeps what it found.
final class ImageFiles: @unchecked Sendable {
  static let shared = ImageFiles()

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var known: [String: Image] = [:]
  /// The files that are part of the program.
  private var embedded: [String: @Sendable () -> [UInt8]] = [:]
  /// Where pictures are looked for; nil until the first one is.
  private var folders: [String]?

  private init() { pthread_mutex_init(lock, nil) }

  /// Pixels per point that a file's name tells.
  static func scale(ofName path: String) -> Double {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }

  /// Adds a file that is part of the program.
  func add(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    embedded[name] = bytes
    known = [:]
  }

  /// The picture of a name; nil where there is none.
  func image(named name: String) -> Image? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let image = known[name] { return image }
    if name.isEmpty || name.contains("..") { return nil }
    let (stem, endings) = Self.parts(of: name)
    guard let light = find(stem, endings) else { return nil }
    var image = light
    if let dark = ["-dark", "~dark"].lazy.compactMap({ self.find(stem + $0, endings) }).first {
      image = light.changed { $0.dark = dark }
    }
    known[name] = image
    return image
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".svgz"]

  /// A name without what it ends in, and what it may end in.
  private static func parts(of name: String) -> (stem: String, endings: [String]) {
    guard let ending = endings.first(where: name.hasSuffix) else { return (name, endings) }
    return (String(name.dropLast(ending.count)), [ending])
  }

  /// The picture of a file, the sharpest that there is: what is built into the program first.
  private func find(_ stem: String, _ endings: [String]) -> Image? {
    for scale in ["@2x", "@3x", ""] {
      for ending in endings {
        guard let bytes = embedded[stem + scale + ending] else { continue }
        let points = Self.scale(ofName: stem + scale + ending)
        if let image = try? Image(fileData: bytes(), scale: points) { return image }
      }
    }
    let folders = folders ?? Self.folders()
    self.folders = folders
    return folders.lazy.compactMap { Self.image(stem, endings, in: $0) }.first
  }

  private static func image(_ stem: String, _ own: [String], in folder: String) -> Image? {
    for scale in ["@2x", "@3x", ""] {
      for ending in own {
        let path = "\(folder)/\(stem)\(scale)\(ending)"
        if access(path, R_OK) == 0, let image = Image(contentsOfFile: path) { return image }
      }
    }
    guard folder.hasSuffix(".xcassets") else { return nil }
    let set = "\(folder)/\(stem).imageset"
    if let image = ImageSet(folder: set)?.image { return image }
    let files = contents(of: set).filter { file in endings.contains(where: file.hasSuffix) }
      .sorted { scale(ofName: $0) > scale(ofName: $1) }
    for file in files {
      if let image = Image(contentsOfFile: "\(set)/\(file)") { return image }
    }
    return nil
  }

  private static func folders() -> [String] {
    var path = [CChar](repeating: 0, count: 4_096)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    guard length > 0 else { return [] }
    let program = String(
      decoding: path[..<length].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    guard let slash = program.lastIndex(of: "/") else { return [] }
    let home = String(program[..<slash])
    let name = String(program[program.index(after: slash)...])
    var result = [home, home + "/Resources"]
    result += contents(of: home).filter { $0.hasSuffix(".resources") }.sorted()
      .map { home + "/" + $0 }
    var data: [String] = []
    let userHome = variable("HOME") ?? ""
    data.append(variable("XDG_DATA_HOME") ?? userHome + "/.local/share")
    data += (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
      .map(String.init)
    result += data.map { $0 + "/" + name }
    for folder in result {
      result += contents(of: folder).filter { $0.hasSuffix(".xcassets") }.sorted()
        .map { folder + "/" + $0 }
    }
    return result
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func contents(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
