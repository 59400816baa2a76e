import Testing

@testable import RuleCheck

/// Tests of the lists of known exceptions: the findings that they allow, and the ways to shorten them.
struct ListTests {
  private let package: PlantedPackage
  private let list = "script/exceptions/long-file.txt"

  init() throws {
    package = try PlantedPackage()
    try plant(410)
  }

  private func plant(_ lines: Int) throws {
    try package.write(String(repeating: "// A line.\n", count: lines), to: "Sources/A/Long.swift")
  }

  private func allow(_ text: String) throws { try package.write(text, to: list) }

  @Test("A place in the list passes, and the summary counts it")
  func allowed() throws {
    try allow("# Known.\nplan: split it by what it draws\nSources/A/Long.swift | 10\n")
    #expect(package.run("long-file") == 0)
    #expect(
      package.reported.contains(
        "rules: long-file: holds, 1 known places with a plan, 0 with a reason"))
  }

  @Test("A place that is not in the list fails, and so does one that grew")
  func grown() throws {
    #expect(package.run("long-file") == 1)
    #expect(package.reported.first?.contains("Sources/A/Long.swift: 410 lines") == true)
    try allow("plan: split it by what it draws\nSources/A/Long.swift | 9\n")
    #expect(package.run("long-file") == 1)
  }

  @Test("A stale entry fails, and --shorten takes it out and lowers numbers")
  func stale() throws {
    try allow(
      "plan: split them by what they draw\nSources/A/Gone.swift | 3\n\nSources/A/Long.swift | 12\n")
    #expect(package.run("long-file") == 1)
    #expect(package.reported.count { $0.contains("--shorten") } == 2)
    #expect(package.run("--shorten", "long-file") == 0)
    #expect(
      package.text(of: list) == "plan: split them by what they draw\n\nSources/A/Long.swift | 10\n")
    #expect(package.run("long-file") == 0)
  }

  @Test("An entry without a reason, a reason without a sentence and a second entry of a place fail")
  func malformed() throws {
    try allow("Sources/A/Long.swift | 10\nreason: old\nSources/A/Long.swift | 10\n")
    #expect(package.run("long-file") == 1)
    #expect(package.reported.count { $0.contains(list) } == 3, "\(package.reported)")
  }

  @Test("Places with a plan can only become fewer from commit to commit; a reason may be added")
  func history() throws {
    func commit() throws {
      try package.execute(["git", "add", "-A"])
      try package.execute([
        "git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m",
        "Change",
      ])
    }
    try package.execute(["git", "init", "-q"])
    try allow("plan: split it by what it draws\nSources/A/Long.swift | 10\n")
    try commit()
    #expect(package.run("long-file") == 0)
    try plant(412)
    try allow("plan: split it by what it draws\nSources/A/Long.swift | 12\n")
    #expect(package.run("long-file") == 1)
    #expect(package.reported.contains { $0.contains("grew from 10 to 12") })
    try commit()
    #expect(package.run("long-file") == 1, "the growth is committed, and still seen")
    try allow("reason: a table that is read as a whole\nSources/A/Long.swift | 12\n")
    #expect(package.run("long-file") == 0)
  }

  @Test("Without a history the program says that it does not check growth")
  func noHistory() throws {
    try allow("plan: split it by what it draws\nSources/A/Long.swift | 10\n")
    #expect(package.run("long-file") == 0)
    #expect(package.reported.contains { $0.contains("no history here") })
  }

  @Test("An unknown rule or option is a wrong command line, and --help names every rule")
  func usage() {
    #expect(package.run("long-files") == 2)
    #expect(package.reported == ["rules: unknown rule long-files (see script/rules --help)"])
    #expect(package.run("--fix") == 2)
    #expect(package.run("--help") == 0)
    for rule in CommandLineTool.rules {
      #expect(package.reported.contains { $0.contains(type(of: rule).name) })
    }
  }
}
