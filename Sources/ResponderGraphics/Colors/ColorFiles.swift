import Glibc
internal import Synchronization

/// Finds the colours of the program's asset catalogs, and keeps what it found.
enum ColorFiles {
  private static let known = Mutex<[String: Color]>([:])
  /// The longest description of a colour that is read, in bytes.
  private static let largestFile = 64 * 1024

  /// The colour of a name; nil where no catalog has it.
  static func color(named name: String) -> Color? {
    if name.isEmpty || name.contains("..") || name.utf8.contains(0) { return nil }
    if let color = known.withLock({ $0[name] }) { return color }
    for catalog in catalogs {
      let path = "\(catalog)/\(name).colorset/Contents.json"
      guard let bytes = contents(ofFile: path), let set = ColorSet(bytes) else { continue }
      let color = set.color
      known.withLock { $0[name] = color }
      return color
    }
    return nil
  }

  /// The catalogs beside the program's own file, there in `Resources`, and in the folders that SwiftPM
  /// makes of a package's resources.
  private static let catalogs: [String] = {
    guard let home = programFolder else { return [] }
    let inner = names(in: home).filter { $0.hasSuffix(".resources") }.sorted()
    let folders = [home, home + "/Resources"] + inner.map { home + "/" + $0 }
    return folders.flatMap { folder in
      names(in: folder).filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
    }
  }()

  private static var programFolder: String? {
    var path = [UInt8](repeating: 0, count: 4_096)
    let length = path.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? 0
    }
    guard length > 0, let slash = path[..<length].lastIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return String(decoding: path[..<slash], as: UTF8.self)
  }

  private static func names(in folder: String) -> [String] {
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

  private static func contents(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: largestFile)
    let count = fread(&bytes, 1, bytes.count, file)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}

extension Color {
  /// Creates a colour of an asset catalog (`*.xcassets`) by its name; nil where there is none.
  ///
  /// Catalogs are looked for beside the program's own file, there in `Resources`, and in the folders that
  /// SwiftPM makes of a package's resources (`*.resources`). Where the catalog has other colours for the
  /// dark or for much contrast, traits decide. Follows `UIColor(named:)`.
  public convenience init?(named name: String) {
    guard let color = ColorFiles.color(named: name) else { return nil }
    self.init(copying: color)
  }
}
