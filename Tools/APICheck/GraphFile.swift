import Foundation

/// The parts of a file in the compiler's symbol graph format 0.6 that this module uses.
struct GraphFile: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    struct Extension: Decodable {
      var extendedModule: String
      var constraints: [Constraint]?
    }
    struct Generics: Decodable { var constraints: [Constraint]? }
    struct Availability: Decodable {
      var isUnconditionallyDeprecated: Bool?
      var isUnconditionallyUnavailable: Bool?
      var renamed: String?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var docComment: Comment?
    var location: Location?
    var swiftExtension: Extension?
    var swiftGenerics: Generics?
    var availability: [Availability]?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }

  struct Constraint: Decodable {
    var kind: String
    var lhs: String
    var rhs: String

    /// The constraint as it is written in source code.
    var text: String { lhs + (kind == "sameType" ? " == " : ": ") + rhs }
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension Symbol {
  /// Converts a decoded symbol of a module.
  init(_ symbol: GraphFile.Symbol, module: String, package: String) {
    id = symbol.identifier.precise
    self.module = module
    kind = String(symbol.kind.identifier.trimmingPrefix("swift."))
    path = symbol.pathComponents
    fragments = (symbol.declarationFragments ?? []).map {
      Fragment(kind: $0.kind, text: $0.spelling)
    }
    documentation = (symbol.docComment?.lines ?? []).map(\.text)
    file = Self.path(of: symbol.location?.uri ?? "", package: package)
    line = symbol.location.map { $0.position.line + 1 } ?? 0
    isOpen = symbol.accessLevel == "open"
    extendedModule = symbol.swiftExtension?.extendedModule
    genericConstraints = (symbol.swiftGenerics?.constraints ?? []).map(\.text)
    extensionConstraints = (symbol.swiftExtension?.constraints ?? []).map(\.text)
    availability = (symbol.availability ?? []).compactMap(\.text)
  }

  private static func path(of address: String, package: String) -> String {
    let path = address.trimmingPrefix("file://")
    let plain = String(path).removingPercentEncoding ?? String(path)
    return package.isEmpty ? plain : String(plain.trimmingPrefix(package + "/"))
  }
}

extension GraphFile.Symbol.Availability {
  fileprivate var text: String? {
    if isUnconditionallyUnavailable == true { return "unavailable" }
    guard isUnconditionallyDeprecated == true else { return nil }
    return "deprecated" + (renamed.map { ", renamed to \($0)" } ?? "")
  }
}
