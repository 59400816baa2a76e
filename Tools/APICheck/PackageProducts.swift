import Foundation

/// The library products of a package and its targets, from what `swift package dump-package` prints.
struct PackageProducts {
  private struct Dump: Decodable {
    struct Product: Decodable {
      struct Kind: Decodable { var library: [String]? }
      var name: String
      var targets: [String]
      var type: Kind
    }
    struct Target: Decodable {
      var name: String
      var path: String?
    }
    var products: [Product]
    var targets: [Target]
  }

  /// The targets of each library product.
  let products: [String: [String]]
  /// The folder of each target, from the package's.
  let folders: [String: String]

  /// Decodes it. Throws an `APIError` if it is not what SwiftPM prints.
  init(json: Data, file: String) throws {
    let dump: Dump
    do { dump = try JSONDecoder().decode(Dump.self, from: json) } catch {
      throw APIError("cannot read \(file): \(error)")
    }
    products = Dictionary(
      dump.products.filter { $0.type.library != nil }.map { ($0.name, $0.targets) },
      uniquingKeysWith: +)
    folders = Dictionary(
      dump.targets.map { ($0.name, $0.path ?? "Sources/\($0.name)") },
      uniquingKeysWith: { one, _ in one })
  }
}
