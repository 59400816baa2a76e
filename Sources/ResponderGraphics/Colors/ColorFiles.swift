import ResponderSystem
internal import Synchronization

/// The colors of the application's asset catalogs, with a cache.
enum ColorFiles {
  private static let known = Mutex<[String: Color]>([:])
  /// The largest size of a color's file, in bytes.
  private static let largestFile = 64 * 1024

  /// Returns the color of a name, or `nil` if no catalog has it.
  static func color(named name: String) -> Color? {
    if name.isEmpty || name.hasBytes(of: "..") || name.utf8.contains(0) { return nil }
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

  /// The catalogs beside the executable, in `Resources` there, and in the folders that SwiftPM creates for a
  /// package's resources.
  private static let catalogs: [Pathname] = {
    guard let home = CurrentProcess.programFile?.folder else { return [] }
    let inner = ImageFiles.folders(in: home, suffix: "resources")
    return ([home, home.appending("Resources")] + inner).flatMap {
      ImageFiles.folders(in: $0, suffix: "xcassets")
    }
  }()
}

extension Color {
  /// Creates a color from an asset catalog (`*.xcassets`) by its name. If no catalog has the color, returns
  /// `nil`.
  ///
  /// The catalogs are beside the executable, in `Resources` there, or in the folders of a package's resources
  /// (`*.resources`), which SwiftPM creates. If the catalog has several colors, for dark appearance or high
  /// contrast, the traits determine the color. Follows `UIColor(named:)`.
  public convenience init?(named name: String) {
    guard let color = ColorFiles.color(named: name) else { return nil }
    self.init(copying: color)
  }
}
