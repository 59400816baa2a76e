/// The entries of one product, without those of the products that it re-exports.
struct ProductAPI: Equatable {
  /// The name of the product.
  var name: String
  /// The entries that users can depend on.
  var entries: Set<APIEntry>

  /// The names of the re-exported modules.
  var reExports: [String] {
    entries.filter { $0.text == APIEntry.reExport }.map(\.path)
  }
  /// The names of the modules that users import.
  var modules: [String] { entries.filter { $0.text == APIEntry.module }.map(\.path) }
}

extension ProductAPI {
  /// Creates the API of a product from the symbol graphs.
  init(_ product: ProductMap.Product, from all: APIEntries) {
    name = product.name
    entries = all.entries(of: product.modules, types: product.types)
    entries.insert(APIEntry(path: name, text: APIEntry.product))
    for module in product.imported {
      entries.insert(APIEntry(path: module, text: APIEntry.module))
    }
    for module in product.reExports {
      entries.insert(APIEntry(path: module, text: APIEntry.reExport))
    }
  }

  private static let separator = "  "

  /// The text of a baseline, with one sorted entry in each line. The conformances of a type share one line,
  /// unless they have constraints.
  var text: String {
    var plain: [String: [Substring]] = [:]
    var rest: [APIEntry] = []
    for entry in entries {
      if entry.isConformance, !entry.text.contains(" where ") {
        plain[entry.path, default: []].append(entry.protocolName)
      } else {
        rest.append(entry)
      }
    }
    rest += plain.map { path, names in
      APIEntry(path: path, text: APIEntry.conformance + names.sorted().joined(separator: ", "))
    }
    return rest.sorted().map { $0.path + Self.separator + $0.text + "\n" }.joined()
  }

  /// Reads the text of a baseline. Throws an `APIError` that names the line if a line has no text after its
  /// path.
  init(name: String, text: String, file: String) throws {
    self.name = name
    entries = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let gap = line.firstRange(of: Self.separator), gap.lowerBound > line.startIndex else {
        throw APIError("\(file):\(index + 1): no declaration after the name")
      }
      let entry = APIEntry(
        path: String(line[..<gap.lowerBound]), text: String(line[gap.upperBound...]))
      guard entry.isConformance, !entry.text.contains(" where ") else {
        entries.insert(entry)
        continue
      }
      for name in entry.text.dropFirst(APIEntry.conformance.count).split(separator: ", ") {
        entries.insert(APIEntry(path: entry.path, text: APIEntry.conformance + name))
      }
    }
  }
}
