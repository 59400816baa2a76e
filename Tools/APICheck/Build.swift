import Foundation

/// The compiled modules of a package, from the last debug build.
struct Build {
  /// The folder of the build, relative to the package's folder.
  static let folder = ".build/debug"

  /// The absolute path of the package.
  let package: String

  /// Verifies that modules are compiled from the current version of their sources.
  ///
  /// - Parameter folders: The folder of each module's sources, relative to the package's folder.
  /// - Throws: An `APIError` if a module is missing, or if one of its sources was added, removed or changed
  ///   since it was compiled.
  func check(_ folders: [String: String]) throws {
    var late: [String] = []
    for (module, folder) in folders.sorted(by: { $0.key < $1.key }) {
      guard let time = compilationTime(of: module) else {
        throw APIError("no module \(module) in \(Self.folder): \(Self.advice)")
      }
      // The folder of a module can be inside that of another one.
      let inner = folders.values.filter { $0.hasPrefix(folder + "/") }
      let sources = SourceFiles.swift(below: "\(package)/\(folder)").filter { source in
        !inner.contains { source.hasPrefix("\(package)/\($0)/") }
      }
      let known = compiledSources(of: module)
      late += sources.filter { source in
        (Self.modificationTime(of: source) ?? time) > time
          || known.map { !$0.contains(source) } ?? false
      }
      late += (known ?? []).filter { !FileManager.default.fileExists(atPath: $0) }.sorted()
    }
    guard let first = late.first else { return }
    throw APIError(
      "the build is older than \(first.trimmingPrefix(package + "/"))"
        + (late.count > 1 ? " and \(late.count - 1) more" : "") + ": \(Self.advice)")
  }

  private static let advice = "build first, by script/test or swift build --build-tests"

  /// Returns the date when a module was compiled, or `nil` if the module doesn't exist.
  ///
  /// The compiler doesn't rewrite an unchanged module, but it writes the positions of the declarations every
  /// time.
  private func compilationTime(of module: String) -> Date? {
    let file = "\(package)/\(Self.folder)/Modules/\(module)"
    guard let time = Self.modificationTime(of: file + ".swiftmodule") else { return nil }
    return max(time, Self.modificationTime(of: file + ".swiftsourceinfo") ?? time)
  }

  /// Returns the source files that SwiftPM passed to the compiler, or `nil` if it wrote no list.
  private func compiledSources(of module: String) -> Set<String>? {
    let list = "\(package)/\(Self.folder)/\(module).build/sources"
    guard let data = FileManager.default.contents(atPath: list) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return Set(lines.map { String($0).replacing("\\ ", with: " ") })
  }

  private static func modificationTime(of file: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.modificationDate] as? Date
  }
}
