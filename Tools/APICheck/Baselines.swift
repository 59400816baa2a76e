import Foundation

/// The stored states of the API, each a folder with a file for each product.
struct Baselines {
  /// The folder of all states, relative to the package's folder.
  static let folder = "Documentation/API"
  /// The name of the state between two releases.
  static let unreleased = "unreleased"

  /// The path of the folder of all states.
  let path: String

  /// Creates the baselines of a package.
  init(package: String) {
    path = "\(package)/\(Self.folder)"
  }

  /// The names of the stored states, the oldest first.
  var versions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(Self.isVersion).sorted {
      Self.order($0).lexicographicallyPrecedes(Self.order($1))
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a state: numbers separated by dots, or
  /// ``unreleased``.
  static func isVersion(_ name: String) -> Bool {
    name == unreleased || name.wholeMatch(of: /[0-9]+(\.[0-9]+)+/) != nil
  }

  private static func order(_ version: String) -> [Int] {
    version == unreleased ? [.max] : version.split(separator: ".").map { Int($0) ?? .max }
  }

  /// Reads a state. Throws an `APIError` if the state isn't stored or has a malformed line.
  func read(_ version: String) throws -> [ProductAPI] {
    let folder = "\(path)/\(version)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".txt") }.sorted()
    guard !files.isEmpty else { throw APIError("no baseline in \(Self.folder)/\(version)") }
    return try files.map { file in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let text = String(validating: data, as: UTF8.self)
      else { throw APIError("cannot read \(Self.folder)/\(version)/\(file) as UTF-8 text") }
      return try ProductAPI(
        name: String(file.dropLast(".txt".count)), text: text,
        file: "\(Self.folder)/\(version)/\(file)")
    }
  }

  /// Writes a state, which replaces the unreleased one.
  func store(_ products: [ProductAPI], as version: String) throws {
    let manager = FileManager.default
    do {
      try? manager.removeItem(atPath: "\(path)/\(Self.unreleased)")
      try manager.createDirectory(
        atPath: "\(path)/\(version)", withIntermediateDirectories: true)
      for product in products {
        try Data(product.text.utf8).write(
          to: URL(fileURLWithPath: "\(path)/\(version)/\(product.name).txt"), options: .atomic)
      }
    } catch {
      throw APIError("cannot write \(Self.folder)/\(version): \(error)")
    }
  }
}
