import Testing

@testable import RuleCheck

/// Tests of the rule for duplicated lines of Sources.
struct RepeatTests {
  private let package: PlantedPackage

  init() throws {
    package = try PlantedPackage()
  }

  /// Returns a function that moves items with a name. The rule counts `count` of its lines: it does not count
  /// comments, empty lines and closing braces.
  private func code(_ name: String, count: Int = 12) -> String {
    let lines = [
      "func move\(name)(to place: Int) -> Bool {", "  guard place > 0 else { return false }",
      "  // Moves them.", "  let \(name) = all.filter { $0.\(name) == place }",
      "  for each in \(name) {", "    each.moved = true", "    if each.isLast {",
      "      finish(each)",
      "    }", "    count += 1", "  }", "  defer { log(\"\(name)\", \(name).count) }", "",
      "  stage.update(\(name))", "  stage.draw()", "  return count > 1", "  // done", "}",
    ]
    return lines.prefix(count + 6).joined(separator: "\n") + "\n"
  }

  @Test("Twelve lines with other names are a repeat, wherever they stand in Sources")
  func renamed() throws {
    try package.write("import A\n" + code("rows"), to: "Sources/A/Rows.swift")
    try package.write("import B\nlet a = 1\n" + code("items"), to: "Sources/B/Items.swift")
    try package.write(code("tests"), to: "Tests/A/Tests.swift")
    #expect(package.entries(of: "repeat") == ["Sources/A/Rows.swift ~ Sources/B/Items.swift | 12"])
    #expect(package.run("repeat") == 1)
    #expect(
      package.reported.first
        == "rules: repeat: Sources/A/Rows.swift:2: 12 lines stand again at Sources/B/Items.swift:3: "
        + "let one piece serve both")
  }

  @Test("Eleven lines are no repeat, and neither are lines whose names are not renamed one for one")
  func different() throws {
    let short = code("rows").split(separator: "\n").dropLast(3).joined(separator: "\n")
    try package.write(short, to: "Sources/A/Rows.swift")
    try package.write(short, to: "Sources/B/Items.swift")
    try package.write(
      code("first").replacing("stage.update(first)", with: "stage.update(place)"),
      to: "Sources/C/First.swift")
    #expect(package.entries(of: "repeat") == [])
  }

  @Test("A table of values of one form is no repeat")
  func table() throws {
    let rows = (0..<30).map { "  case value\($0) = \($0)" }.joined(separator: "\n")
    try package.write("enum One {\n\(rows)\n}\n", to: "Sources/A/One.swift")
    try package.write("enum Two {\n\(rows)\n}\n", to: "Sources/A/Two.swift")
    #expect(package.entries(of: "repeat") == [])
  }

  @Test("A repeat within one file counts too")
  func within() throws {
    try package.write(code("rows") + "let end = 1\n" + code("items"), to: "Sources/A/Rows.swift")
    #expect(package.entries(of: "repeat") == ["Sources/A/Rows.swift ~ Sources/A/Rows.swift | 12"])
  }
}
