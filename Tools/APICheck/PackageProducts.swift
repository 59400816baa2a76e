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

  /// The targets of each library product, except for products that are part of another one: if the first
  /// target is in the folder of another product's target, the product is part of that one.
  let products: [String: [String]]
  /// The folder of each target, relative to the package's folder.
  let folders: [String: String]

  /// Creates the products from JSON data. Throws an `APIError` if the data doesn't have SwiftPM's format.
  init(json: Data, file: String) throws {
    let dump: Dump
    do { dump = try JSONDecoder().decode(Dump.self, from: json) } catch {
      throw APIError("cannot read \(file): \(error)")
    }
    let folders = Dictionary(
      dump.targets.map { ($0.name, $0.path ?? "Sources/\($0.name)") },
      uniquingKeysWith: { one, _ in one })
    let libraries = dump.products.filter { $0.type.library != nil }
    let homes = libraries.flatMap(\.targets).compactMap { folders[$0] }
    let isPart = { (target: String) in
      homes.contains { folders[target]?.hasPrefix($0 + "/") ?? false }
    }
    products = Dictionary(
      libraries.filter { !($0.targets.first.map(isPart) ?? false) }.map { ($0.name, $0.targets) },
      uniquingKeysWith: +)
    self.folders = folders
  }
}
