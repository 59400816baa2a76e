import Testing

struct NameTests {
  @Test("Every public type can be named beside Foundation and Testing")
  func everyPublicTypeIsNamed() throws {
    // The list does not contain the types of the test compositor.
    let libraries = PublicTypeScan.documented.filter { $0.key != "TestCompositor" }
    let found = try PublicTypeScan.types(of: libraries.values.flatMap(\.self))
    #expect(found.count > 40)
    #expect(
      found.symmetricDifference(publicTypes.keys).isEmpty, "Run script/public-types again.")
  }

  @Test(
    "Every public type stands in a topic of its library's documentation",
    arguments: PublicTypeScan.documented.keys.sorted())
  func everyPublicTypeHasATopic(library: String) throws {
    let types = try PublicTypeScan.types(of: PublicTypeScan.documented[library] ?? [])
    #expect(!types.isEmpty)
    let lost = types.subtracting(try PublicTypeScan.topics(of: library))
    #expect(lost.isEmpty, "Sources/\(library)/\(library).docc: \(lost.sorted())")
  }
}
