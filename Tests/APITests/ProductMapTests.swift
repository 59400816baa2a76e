import Foundation
import Testing

@testable import APICheck

/// Tests of the modules that belong to a product.
struct ProductMapTests {
  @Test("a re-export is a line of source with or without access, of a module or of one declaration")
  func lines() {
    let text = """
      @_exported import One
      @_exported public import struct Two.Deep
      // A comment about @_exported import Three.
      import Four
      public import Five
      """
    #expect(
      ReExport.all(in: text) == [
        ReExport(module: "One"), ReExport(module: "Two", declaration: "Deep"),
      ])
  }

  @Test("a product has the modules that it re-exports, except those of other products")
  func products() throws {
    let json = """
      {"products": [
        {"name": "Low", "targets": ["Low"], "type": {"library": ["automatic"]}},
        {"name": "High", "targets": ["High", "Side"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "Low"}, {"name": "High"}, {"name": "Side"}, {"name": "Deep"}, {"name": "Wide"}]}
      """
    let exports: [String: Set<ReExport>] = [
      "Low": [ReExport(module: "Deep")],
      "High": [ReExport(module: "Low"), ReExport(module: "Deep"), ReExport(module: "Foundation")],
      "Side": [ReExport(module: "Wide", declaration: "Wing"), ReExport(module: "High")],
    ]
    let map = ProductMap(try PackageProducts(json: Data(json.utf8), file: "p.json")) {
      exports[$0] ?? []
    }
    #expect(map.modules == ["Deep", "High", "Low", "Side", "Wide"])
    #expect(
      map.products == [
        .init(
          name: "High", imported: ["High", "Side"], modules: ["High", "Side"],
          types: ["Wide": ["Wing"]], reExports: ["Low", "Foundation"]),
        .init(name: "Low", imported: ["Low"], modules: ["Low", "Deep"]),
      ])
  }

  @Test("a product whose folder lies in another product's is a part of that one")
  func parts() throws {
    let json = """
      {"products": [
        {"name": "Whole", "targets": ["Whole"], "type": {"library": ["automatic"]}},
        {"name": "Part", "targets": ["Part"], "type": {"library": ["automatic"]}}],
       "targets": [{"name": "Whole"}, {"name": "Part", "path": "Sources/Whole/Part"}]}
      """
    let map = ProductMap(try PackageProducts(json: Data(json.utf8), file: "p.json")) {
      $0 == "Whole" ? [ReExport(module: "Part")] : []
    }
    #expect(
      map.products == [.init(name: "Whole", imported: ["Whole"], modules: ["Whole", "Part"])])
  }

  @Test(
    "requirements, defaults and enumerations: what an addition asks of types that are there already"
  )
  func additions() {
    let old = APIState([
      ProductAPI(
        name: "P",
        entries: [APIEntry(path: "P", text: "protocol P"), APIEntry(path: "E", text: "enum E")])
    ])
    var entries = old.products["P"]?.entries ?? []
    entries.formUnion([
      APIEntry(path: "P.f()", text: "requirement: func f()"),
      APIEntry(path: "P.g()", text: "optional requirement: func g()"),
      APIEntry(path: "E.one", text: "case one"),
      APIEntry(path: "Q", text: "protocol Q"),
      APIEntry(path: "Q.f()", text: "requirement: func f()"),
    ])
    let changes = APIComparison(from: old, to: APIState([ProductAPI(name: "P", entries: entries)]))
      .products.flatMap(\.changes).filter { !$0.reasons.isEmpty }
    #expect(changes.map(\.entry.path) == ["E.one", "P.f()"])
  }
}
