import Foundation
import Testing

@testable import APICheck

/// Tests of the reader of the compiler's symbol graphs.
struct SymbolGraphTests {
  private let package: PlantedPackage

  init() throws { package = try PlantedPackage() }

  private func read(_ modules: String...) throws -> SymbolGraph {
    try SymbolGraph(
      of: modules, in: "\(package.folder)/\(CommandLineTool.graphFolder)", package: package.folder)
  }

  @Test("a symbol has kind, path, declaration, comment, place, openness and availability")
  func symbol() throws {
    try package.plantView(in: "Base") {
      $0.add(
        "View.close(_:)", "func close(outer inner: Int = 3)", isOpen: true,
        changes: [
          "docComment": ["lines": [["text": "Closes it."], ["text": ""]]],
          "location": [
            "uri": "file://\(package.folder)/Sources/Base/A%20b.swift",
            "position": ["line": 6, "character": 2],
          ],
          "availability": [
            ["domain": "*", "isUnconditionallyDeprecated": true, "renamed": "end()"]
          ],
          "swiftExtension": ["extendedModule": "Base"],
        ])
    }
    let symbol = try #require(try read("Base").symbols.last)
    #expect(symbol.kind == "method" && symbol.module == "Base" && symbol.isOpen)
    #expect(symbol.path == ["View", "close(_:)"] && symbol.name == "View.close(_:)")
    #expect(symbol.declaration == "func close(outer inner: Int = 3)")
    #expect(symbol.documentation == ["Closes it.", ""])
    #expect(symbol.file == "Sources/Base/A b.swift" && symbol.line == 7)
    #expect(symbol.availability == ["deprecated, renamed to end()"])
    #expect(symbol.extendedModule == "Base")
  }

  @Test("relationships have the compiler's kinds, and each stands once")
  func relationships() throws {
    try package.plantView(in: "Base") {
      $0.add("Panel", "class Panel", isOpen: true)
      $0.relate("inheritsFrom", path: "Panel", to: "View")
      $0.relate("inheritsFrom", path: "Panel", to: "View")
      $0.relate("conformsTo", PlantedGraph.id("View", of: "Base"), "s:SQ", name: "Swift.Equatable")
      $0.relate("unknownTo", path: "Panel", to: "View")
    }
    let graph = try read("Base")
    #expect(graph.relationships.map(\.kind) == [.inheritsFrom, .conformsTo])
    #expect(graph.typeNames["s:SQ"] == "Equatable")
    #expect(graph.typeNames[PlantedGraph.id("Panel", of: "Base")] == "Panel")
  }

  @Test("what extends a type of another module relates to the type, and the extension is no symbol")
  func extensions() throws {
    try package.plantView(in: "Base") { _ in }
    var graph = PlantedGraph("Kit")
    graph.add(
      "View", "extension View", version: 1,
      changes: ["kind": ["identifier": "swift.extension"], "identifier": ["precise": "s:e:1"]])
    graph.add(
      "View.shake()", "func shake()", changes: ["swiftExtension": ["extendedModule": "Base"]])
    graph.relate("extensionTo", "s:e:1", PlantedGraph.id("View", of: "Base"), name: "Base.View")
    graph.relate("conformsTo", "s:e:1", "s:SH", name: "Swift.Hashable")
    try package.plant(graph, as: "Kit@Base")
    let all = try read("Base", "Kit")
    #expect(all.symbols.map(\.name) == ["View", "View.shake()"])
    let conformance = try #require(all.relationships.last)
    #expect(
      conformance.source == PlantedGraph.id("View", of: "Base") && conformance.module == "Kit")
  }

  @Test("a module without a graph and a graph that is cut off are named")
  func broken() throws {
    #expect(throws: APIError.self) { try read("Missing") }
    try package.write("{\"symbols\": [", to: "\(CommandLineTool.graphFolder)/Base.symbols.json")
    let error = #expect(throws: APIError.self) { try read("Base") }
    #expect(error?.status == .unreadable)
    #expect(error?.description.contains("Base.symbols.json") == true)
    try package.write(
      #"{"symbols": [{"kind": 3}], "relationships": []}"#,
      to: "\(CommandLineTool.graphFolder)/Base.symbols.json")
    let wrongType = #expect(throws: APIError.self) { try read("Base") }
    #expect(wrongType?.description.contains("symbols.") == true, "\(String(describing: wrongType))")
  }
}
