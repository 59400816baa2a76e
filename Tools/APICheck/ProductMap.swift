/// The modules that each library product consists of.
struct ProductMap {
  /// The part of the API that belongs to one product.
  struct Product: Equatable {
    /// The name of the product.
    var name: String
    /// The modules that users import.
    var imported: [String]
    /// The imported modules and the modules of the package that they re-export completely, without those of
    /// other products.
    var modules: Set<String> = []
    /// The types that the modules re-export from other modules, by module.
    var types: [String: Set<String>] = [:]
    /// The modules of other products and packages that the product re-exports.
    var reExports: Set<String> = []
  }

  /// The products, sorted by name.
  private(set) var products: [Product] = []

  /// Every module that is part of a product, sorted.
  var modules: [String] {
    products.reduce(into: Set<String>()) { $0.formUnion($1.modules.union($1.types.keys)) }.sorted()
  }

  /// Creates the map by following the re-exports from the targets of each product.
  ///
  /// - Parameters:
  ///   - package: The products and targets.
  ///   - reExports: A closure that returns the re-exports of a target.
  init(_ package: PackageProducts, reExports: (String) -> Set<ReExport>) {
    var found: [String: Set<ReExport>] = [:]
    func exports(_ target: String) -> Set<ReExport> {
      if let known = found[target] { return known }
      let new = reExports(target)
      found[target] = new
      return new
    }
    var owner: [String: String] = [:]
    // Products also name the targets that their first one re-exports.
    let own = package.products.mapValues { targets -> [String] in
      var known = Set(targets.prefix(1))
      var waiting = Array(known)
      while let target = waiting.popLast() {
        for export in exports(target)
        where export.declaration == nil && known.insert(export.module).inserted {
          waiting.append(export.module)
        }
      }
      return targets.prefix(1) + targets.dropFirst().filter { !known.contains($0) }
    }
    for (name, targets) in own {
      for target in targets { owner[target] = name }
    }
    for (name, targets) in own.sorted(by: { $0.key < $1.key }) {
      products.append(
        Self.product(name, targets: targets, package: package, owner: owner, exports: exports))
    }
    removeRepeated(owner: owner)
  }

  private static func product(
    _ name: String, targets: [String], package: PackageProducts, owner: [String: String],
    exports: (String) -> Set<ReExport>
  ) -> Product {
    var product = Product(name: name, imported: targets.sorted())
    var waiting = targets
    while let module = waiting.popLast() {
      guard product.modules.insert(module).inserted else { continue }
      for export in exports(module) {
        if let type = export.declaration, package.folders[export.module] != nil {
          product.types[export.module, default: []].insert(type)
        } else if let type = export.declaration {
          product.reExports.insert("\(export.module).\(type)")
        } else if package.folders[export.module] == nil || owner[export.module] ?? name != name {
          product.reExports.insert(export.module)
        } else {
          waiting.append(export.module)
        }
      }
    }
    return product
  }

  /// Removes what a product already has through its re-exported products.
  private mutating func removeRepeated(owner: [String: String]) {
    let byName = Dictionary(products.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    for index in products.indices {
      var known: Set<String> = []
      var waiting = Array(products[index].reExports)
      var seen: Set<String> = [products[index].name]
      while let module = waiting.popLast() {
        guard let product = owner[module].flatMap({ byName[$0] }),
          seen.insert(product.name).inserted
        else { continue }
        known.formUnion(product.modules)
        waiting += product.reExports
      }
      products[index].modules.subtract(known)
      let whole = known.union(products[index].modules)
      products[index].types = products[index].types.filter { !whole.contains($0.key) }
    }
  }
}
