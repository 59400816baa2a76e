import Testing

@testable import RuleCheck

/// Tests of the rules that read only the text of the sources, each with planted violations.
struct TextRuleTests {
  private let package: PlantedPackage

  init() throws {
    package = try PlantedPackage()
  }

  @Test("A file of 401 lines breaks the rule, one of 400 does not, and a generated one is exempt")
  func longFile() throws {
    let line = "// A line.\n"
    try package.write(String(repeating: line, count: 400), to: "Sources/A/Full.swift")
    try package.write(String(repeating: line, count: 401), to: "Sources/A/Long.swift")
    try package.write(String(repeating: line, count: 402), to: "Tests/A/Test.swift")
    try package.write(
      "// Written by script/list\n" + String(repeating: line, count: 500), to: "Tests/A/List.swift")
    #expect(
      package.entries(of: "long-file") == ["Sources/A/Long.swift | 1", "Tests/A/Test.swift | 2"])
  }

  /// Returns a body with a number of lines.
  private func lines(_ count: Int) -> String {
    String(repeating: "    use(\"}\")\n", count: count)
  }

  @Test("A function of 51 lines breaks the rule by the name of its type and its labels")
  func longFunction() throws {
    try package.write(
      """
      extension View.Mode {
        @discardableResult
        func full(_ a: Int, with b: () -> Void = {}) throws -> Int {
      \(lines(47))  }
        func long<T>(_ a: [T], to b: Int = max(1, 2)) -> (Int, T) where T: Equatable {
      \(lines(49))  }
        var title: String {
          get {
      \(lines(48))    }
        }
      }
      """, to: "Sources/A/Mode.swift")
    #expect(
      package.entries(of: "long-function") == [
        "Sources/A/Mode.swift: View.Mode.long(_:to:) | 1",
        "Sources/A/Mode.swift: View.Mode.title | 2",
      ])
  }

  @Test("Local functions and initializers count, closures in arguments and tables do not")
  func longLocalFunction() throws {
    try package.write(
      """
      struct Table {
        static let rows = [
      \(String(repeating: "    \"{\",\n", count: 60))  ]
        init?() {
      \(lines(50))  }
        subscript(_ index: Int) -> Int { index }
      }
      """, to: "Sources/A/Table.swift")
    #expect(
      package.entries(of: "long-function") == ["Sources/A/Table.swift: Table.init(:) | 2"]
        || package.entries(of: "long-function") == ["Sources/A/Table.swift: Table.init() | 2"])
  }

  @Test("A function ends at its brace, also after parentheses and quotes of a regular expression")
  func regularExpressions() throws {
    try package.write(
      #"""
      struct Wire {
        func find(_ text: String) -> Bool { text.contains(#/surface\.attach\(buffer/#) }
        func tags(_ html: String) -> Int {
          html.matches(of: /<((?:[^<>"]|"[^"]*"|"){2})>/).count / 2
        }
        func long() {
      \#(lines(49))  }
        func after() {
      \#(lines(40))  }
      }
      """#, to: "Sources/A/Wire.swift")
    #expect(package.entries(of: "long-function") == ["Sources/A/Wire.swift: Wire.long() | 1"])
  }

  @Test("A C function of 51 lines breaks the rule")
  func longFunctionOfC() throws {
    try package.write(
      "static int short_one(int a) {\n  return a;\n}\n\nvoid wr_long(void) {\n"
        + String(repeating: "  step();\n", count: 49) + "}\n", to: "Sources/C/C.c")
    #expect(package.entries(of: "long-function") == ["Sources/C/C.c: wr_long | 1"])
  }

  @Test(
    "A C library that another module imports breaks the rule, whatever stands before the import")
  func libraryImport() throws {
    try package.write("import CGIO\nimport CNew\n", to: "Sources/Widgets/A.swift")
    try package.write("internal import CCairo\nimport Wayland\n", to: "Sources/Widgets/B.swift")
    try package.write(
      "@preconcurrency import struct Foundation.URL\n// import CGIO\nlet text = \"import CGIO\"\n",
      to: "Sources/Widgets/C.swift")
    try package.write("import CGIO\n", to: "Sources/ResponderBus/Bus.swift")
    try package.write("#include <yaml.h>\n", to: "Sources/CNew/shim.h")
    #expect(
      package.entries(of: "library-import") == [
        "Sources/Widgets/A.swift: CGIO", "Sources/Widgets/A.swift: CNew",
        "Sources/Widgets/B.swift: CCairo", "Sources/Widgets/C.swift: Foundation",
      ])
  }

  @Test("Mangled names and look-ups by name break the rule outside the modules that may hold them")
  func nameLookup() throws {
    try package.write(
      """
      let type = _typeByName("7Widgets9InspectorC")
      let other = "$s7Widgets9TableViewCMn"
      let words = ["0123456789ABCDEF", "2Go", "12 apples", "3Dmodel", "4Auto"]
      """, to: "Sources/A/A.swift")
    let symbol = "extern char a __asm__(\"$s7Widgets9TableViewCMn\");\n"
    try package.write(symbol, to: "Sources/A/B.c")
    try package.write("@_spi(Executors) import _Concurrency\n", to: "Sources/A/C.swift")
    for module in NameLookups.allowedModules {
      try package.write(symbol, to: "Sources/\(module)/Classes.c")
      try package.write("let type = _typeByName(name)\n", to: "Sources/\(module)/Types.swift")
    }
    #expect(
      package.entries(of: "name-lookup") == [
        "Sources/A/A.swift: $s7Widgets9TableViewCMn", "Sources/A/A.swift: 7Widgets9InspectorC",
        "Sources/A/A.swift: _typeByName", "Sources/A/B.c: $s7Widgets9TableViewCMn",
        "Sources/A/C.swift: _spi",
      ])
  }

  @Test("Two declarations of one symbol in a file are a pair; one alone, or of two files, is none")
  func symbolPairs() throws {
    func declaration(_ symbol: String) -> String { "@_silgen_name(\"\(symbol)\")\nfunc f()\n" }
    try package.write(
      declaration("wr_create_a") + declaration("wr_create_a"), to: "Sources/A/Pair.swift")
    try package.write(declaration("wr_create_b"), to: "Sources/A/One.swift")
    try package.write(declaration("wr_create_c"), to: "Sources/A/Half.swift")
    try package.write(declaration("wr_create_c"), to: "Sources/B/Half.swift")
    try package.write(declaration("other") + declaration("other"), to: "Sources/B/Other.swift")
    #expect(
      package.entries(of: "name-lookup") == [
        "Sources/A/Half.swift: _silgen_name", "Sources/A/One.swift: _silgen_name",
        "Sources/B/Half.swift: _silgen_name", "Sources/B/Other.swift: _silgen_name",
      ])
  }

  @Test(
    "A number that stands twice, in another section or out of order, and an uncited one, break the rule"
  )
  func behaviours() throws {
    try package.write(
      """
      # Behaviours

      ## A. First

      - **A1** A view.
      - **A3** A view.
      - **A2** A view.
      - **B9** A view.

      ## B. Second

      - **B1** A view.
      - **B1** A view.

      ## A. Again

      """, to: CitedBehaviours.page)
    try package.write(
      """
      @Test("A1: a view is hit") func one() {}
      @Test("A2, A3: and so on") func two() {}
      // @Test("B1: this is a comment")
      @Test("B9 without a colon") func three() {}
      """, to: "Tests/A/A.swift")
    #expect(
      Set(package.entries(of: "behaviour")) == [
        "section A", "A2 order", "B9 in A", "B1 twice", "B9 uncited", "B1 uncited",
      ])
  }

  @Test("A page of behaviours that is missing is an error, and no silence")
  func noPage() throws {
    try package.execute(["rm", CitedBehaviours.page])
    #expect(package.run("behaviour") == 3)
    #expect(package.reported == ["rules: \(CitedBehaviours.page) cannot be read as UTF-8 text"])
  }
}
