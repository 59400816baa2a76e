import ResponderSystem
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
      let path = catalog.appending("\(name).colorset/Contents.json")
      guard let bytes = try? SystemCall.contents(ofFile: path, limit: largestFile),
        let set = ColorSet(bytes)
      else { continue }
      let color = set.color
      known.withLock { $0[name] = color }
      return color
    }
    return nil
  }

  /// The catalogs beside the program's own file, there in `Resources`, and in the folders that SwiftPM
  /// makes of a package's resources.
  private static let catalogs: [Pathname] = {
    guard let home = CurrentProcess.programFile?.folder else { return [] }
    let inner = ImageFiles.folders(in: home, suffix: "resources")
    return ([home, home.appending("Resources")] + inner).flatMap {
      ImageFiles.folders(in: $0, suffix: "xcassets")
    }
  }()
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
