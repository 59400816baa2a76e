import Testing

/// Tests that script/sanitize runs before the requested tests.
struct PlantedFaultTests {
  @Test(
    "The planted fault that script/sanitize asks for is committed",
    .enabled(if: PlantedFault.requested != nil, "asked for by script/sanitize"))
  func plantedFault() throws {
    let name = PlantedFault.requested ?? ""
    try #require(PlantedFault(rawValue: name), "there is no planted fault \(name)").commit()
  }
}
