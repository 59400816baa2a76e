import Testing

@testable import RuleCheck

/// Tests of the program `script/words`: its list of exceptions, its modes and the subjects of commits.
struct WordingToolTests {
  private let package: PlantedPackage
  private let list = WordingTool.list
  private let heading = "plan: the comments are rewritten by module"

  init() throws {
    package = try PlantedPackage()
    try plant(2)
  }

  /// Writes a file with a number of comments that begin with a question word.
  private func plant(_ count: Int) throws {
    let comments = (0..<count).map { "/// What it is.\nlet a\($0) = 0\n" }
    try package.write(comments.joined(), to: "Sources/A/A.swift")
  }

  /// Runs the program, and returns its status and its lines.
  private func run(_ arguments: String..., since first: String = "none") -> (Int32, [String]) {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    var tool = WordingTool(arguments: arguments, package: package.path)
    tool.firstCommit = first
    tool.report = { lines.all.append($0) }
    return (tool.run(), lines.all)
  }

  private func allow(_ count: Int) throws {
    try package.write("\(heading)\nSources/A/A.swift: opening | \(count)\n", to: list)
  }

  @Test("Findings that the list counts pass, and one more fails with all of the file")
  func counts() throws {
    #expect(run().0 == 1)
    try allow(2)
    #expect(run().0 == 0)
    try plant(3)
    let (status, lines) = run()
    #expect(status == 1)
    #expect(lines.contains { $0.contains("Sources/A/A.swift:5: opening: begins with \"what\"") })
    #expect(lines.contains { $0.hasSuffix("3 findings, and \(list) allows 2") })
  }

  @Test(
    "A count that is too high fails, and --update lowers it and removes entries without findings")
  func update() throws {
    try package.write(
      "\(heading)\nSources/A/A.swift: opening | 3\nSources/B/B.swift: term | 1\n", to: list)
    let (status, lines) = run()
    #expect(status == 1)
    #expect(lines.count { $0.contains("script/words --update") } == 2)
    #expect(run("--update").0 == 0)
    #expect(package.text(of: list) == "\(heading)\nSources/A/A.swift: opening | 2\n")
    #expect(run().0 == 0)
    try plant(3)
    #expect(run("--update").0 == 0)
    #expect(package.text(of: list).hasSuffix("| 2\n"), "a count is never raised")
  }

  @Test("Entries of a heading are sorted, and --entries prints them in this order")
  func sorted() throws {
    try package.write("// Nobody sees it.\n", to: "Tests/A/A.swift")
    #expect(
      run("--entries").1 == ["Sources/A/A.swift: opening | 2", "Tests/A/A.swift: phrase | 1"])
    try package.write(
      "\(heading)\nTests/A/A.swift: phrase | 1\nSources/A/A.swift: opening | 2\n", to: list)
    let (status, lines) = run()
    #expect(status == 1)
    #expect(lines.contains { $0.contains("sort the entries") })
  }

  @Test("--list prints the findings below a path, also those of the list, and no other file's")
  func listing() throws {
    try allow(2)
    try package.write("# Title\n\nNobody reads it.\n", to: "README.md")
    try package.write("#!/bin/sh\n# Nobody runs it.\nnobody=1\n", to: "script/run")
    #expect(run("--list").1.count == 5)
    #expect(run("--list", "Sources/A/").1.count == 3)
    #expect(run("--list", "README.md").1.first?.hasPrefix("README.md:3: phrase: ") == true)
    #expect(run("--list", "./script").1.first?.hasPrefix("script/run:2: phrase: ") == true)
    #expect(run("--list", "Sources/B").1 == ["words: 0 findings in Sources/B"])
  }

  @Test("An unknown option or argument is a wrong command line, and --help names every rule")
  func usage() {
    #expect(run("--fix").0 == 2)
    #expect(run("term").1 == ["words: unknown argument term (see script/words --help)"])
    let (status, lines) = run("--help")
    #expect(status == 0)
    for rule in WordingTool.rules {
      #expect(lines.contains { $0.contains(type(of: rule).name) })
    }
  }

  private func commit(_ subject: String) throws {
    try package.execute(["git", "add", "-A"])
    try package.execute([
      "git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", subject,
    ])
  }

  @Test("Subjects after the first commit are checked, and an entry with a reason allows one")
  func subjects() throws {
    try allow(2)
    try package.execute(["git", "init", "-q"])
    try commit("One thing; and another")
    try package.execute(["git", "tag", "first"])
    #expect(run(since: "first").0 == 0, "the first commit itself is not checked")
    try package.write("let b = 0\n", to: "Sources/A/B.swift")
    try commit("A second thing; and a third")
    let (status, lines) = run(since: "first")
    #expect(status == 1)
    let line = lines.first { $0.contains(": subject: ") }
    let key = line?.split(separator: ":").first.map(String.init) ?? ""
    #expect(key.hasPrefix("commit "))
    try package.write(
      "\(heading)\nSources/A/A.swift: opening | 2\n\nreason: the commit is published already\n"
        + "\(key): subject | 1\n", to: list)
    #expect(run(since: "first").0 == 0)
  }

  @Test(
    "Without a history, or with one that is too short, subjects are skipped and the program says so"
  )
  func noHistory() throws {
    try allow(2)
    #expect(run().1.contains { $0.contains("subjects of commits are not checked") })
    try package.execute(["git", "init", "-q"])
    try commit("One thing; and another")
    let (status, lines) = run(since: "0123456789abcdef")
    #expect(status == 0)
    #expect(lines.contains { $0.contains("does not contain 0123456789abcdef") })
  }

  @Test("The total with a plan cannot grow from commit to commit")
  func growth() throws {
    try allow(2)
    try package.execute(["git", "init", "-q"])
    try commit("Plan")
    try plant(3)
    try allow(3)
    let (status, lines) = run()
    #expect(status == 1)
    #expect(lines.contains { $0.contains("grew from 2 to 3") })
  }
}
