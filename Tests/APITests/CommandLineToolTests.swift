import Foundation
import Testing

@testable import APICheck

/// Tests of the program with a package of two products with planted symbol graphs.
struct CommandLineToolTests {
  private let package: PlantedPackage

  /// Stores a baseline of a view with `close()`, in the module `Kit`.
  init() throws {
    package = try PlantedPackage()
    try package.plantView(in: "Kit") {
      $0.add("View.close()", "func close()", isOpen: true)
      $0.add("View.move(_:)", "func move(outer inner: Int = 3)")
      $0.add("View.size", "var size: Int")
    }
    #expect(package.run("--store", "1.0.0") == 0, "\(package.told)")
  }

  private func plantClosable(_ declare: (inout PlantedGraph) -> Void = { _ in }) throws {
    try package.plantView(in: "Kit") {
      $0.add("View.move(_:)", "func move(outer inner: Int = 3)")
      $0.add("View.size", "var size: Int")
      declare(&$0)
    }
  }

  private func nameRemoved(_ text: String, under heading: String = "Removed") throws {
    try package.changelog(
      "## Unreleased\n\n### \(heading)\n\n\(text)\n\n## 1.0.0\n\n- `View.close()`\n")
  }

  @Test("a baseline has a line for each declaration, without what callers do not see")
  func baseline() {
    #expect(
      package.text(of: "Documentation/API/1.0.0/Kit.txt") == """
        Base  re-exported
        Kit  module
        Kit  product
        View  open class View
        View.close()  open func close()
        View.move(_:)  func move(outer: Int = 3)
        View.size  var size: Int { get set }

        """)
    #expect(package.run() == 0)
    #expect(package.told == ["api: as in 1.0.0"])
  }

  @Test("an addition is printed with its product and type, and is no failure")
  func addition() throws {
    try plantClosable {
      $0.add("View.close()", "func close()", isOpen: true)
      $0.add("View.open()", "func open()")
    }
    #expect(package.run() == 0)
    #expect(package.told.prefix(3) == ["Kit, since 1.0.0:", "  View", "    added    func open()"])
    #expect(package.told.last == "api: 1 added, 0 removed, 0 altered since 1.0.0")
  }

  @Test("a removal that CHANGELOG does not name fails, though a release names the addition")
  func removal() throws {
    try plantClosable()
    #expect(package.run() == 1)
    #expect(package.told.contains("    removed  open func close()"))
    #expect(package.told.contains("api: `View.close()` is gone, and CHANGELOG.md does not name it"))
  }

  @Test(
    "a removal is named by its name with its type, also across lines, and alone if no other type has it",
    arguments: [
      "- `View.close()` is gone.", "- Gone: `View.close`.", "- A `View` has\n  no `close()`.",
      "- `close()`",
    ])
  func named(text: String) throws {
    try plantClosable()
    try nameRemoved(text)
    #expect(package.run() == 0, "\(package.told)")
  }

  @Test(
    "a removal is not named by an addition, without backticks or by another name",
    arguments: [
      ("- `View.close()`", "Added"), ("- View.close()", "Removed"), ("- `Pane.close()`", "Removed"),
    ])
  func misnamed(text: String, heading: String) throws {
    try plantClosable()
    try nameRemoved(text, under: heading)
    #expect(package.run() == 1)
  }

  @Test("a type goes with its members, and is named alone")
  func type() throws {
    try package.plant(PlantedGraph("Kit"), as: "Kit")
    #expect(package.run() == 1)
    #expect(package.told.contains("    removed  open class View, with 3 of its members"))
    try nameRemoved("- `View` is gone.")
    #expect(package.run() == 0, "\(package.told)")
  }

  @Test("an overload that goes is a removal, though its sibling stays")
  func overload() throws {
    try package.plantView(in: "Kit") {
      $0.add("View.close()", "func close()")
      $0.add("View.close()", "func close() -> Bool", version: 1)
    }
    #expect(package.run("--store", "1.1.0") == 1)
    try nameRemoved("- `View.close()`, `View.move(_:)`, `View.size`")
    #expect(package.run("--store", "1.1.0") == 0, "\(package.told)")
    try package.changelog("## 1.1.0\n")
    try package.plantView(in: "Kit") { $0.add("View.close()", "func close()") }
    #expect(package.run() == 1)
    #expect(package.told.contains("    removed  func close() -> Bool"))
  }

  @Test(
    "a move to another module of the product, or to one that it re-exports, is no change of the product"
  )
  func move() throws {
    try package.plant(PlantedGraph("Kit"), as: "Kit")
    for module in ["Parts", "Base"] {
      try package.plantView(in: module) {
        $0.add("View.close()", "func close()", isOpen: true)
        $0.add("View.move(_:)", "func move(outer innerOther: Int = 3)")
        $0.add("View.size", "var size: Int { get set }")
      }
      #expect(package.run() == 0)
      #expect(!package.told.contains { $0.contains("removed  ") }, "\(package.told)")
      try package.plant(PlantedGraph(module), as: module)
    }
  }

  @Test("a move up to a product that does not re-export the old one is a removal from that one")
  func moveAway() throws {
    try package.plant(PlantedGraph("Kit"), as: "Kit")
    try package.plantView(in: "Base") { $0.add("View.close()", "func close()", isOpen: true) }
    try nameRemoved("- `View.move(_:)`, `View.size`")
    #expect(package.run("--store", "1.1.0") == 0, "\(package.told)")
    try package.changelog("## 1.1.0\n")
    try package.plant(PlantedGraph("Base"), as: "Base")
    try package.plantView(in: "Kit") { $0.add("View.close()", "func close()", isOpen: true) }
    #expect(package.run() == 1)
    #expect(package.told.first == "Base, since 1.1.0:")
  }

  @Test(
    "a member that a superclass has now is not gone, and an override that says nothing new does not count"
  )
  func inherited() throws {
    try package.plantView(in: "Kit") {
      $0.add("Root", "class Root", isOpen: true)
      $0.add("Root.close()", "func close()", isOpen: true)
      $0.add("View.move(_:)", "func move(outer inner: Int = 3)")
      $0.add("View.size", "var size: Int")
      $0.relate("inheritsFrom", path: "View", to: "Root")
    }
    #expect(package.run() == 0, "\(package.told)")
    #expect(package.told.contains("    now      open class View: Root"))
  }

  @Test(
    "a build that is missing or older than a source, and a source that is new or gone, have status 3"
  )
  func stale() throws {
    try package.write("", to: "Sources/Kit/New.swift")
    #expect(package.run() == 3)
    #expect(
      package.told.first?.hasPrefix("api: the build is older than Sources/Kit/New.swift:") == true)
    try package.remove("Sources/Kit/New.swift")
    #expect(package.run() == 0, "\(package.told)")
    try package.remove("Sources/Base/Base.swift")
    #expect(package.run() == 3)
    try package.write("", to: "Sources/Base/Base.swift")
    try package.build()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: "\(package.folder)/Sources/Base/Base.swift")
    #expect(package.run("--modules") == 3)
    try package.remove("\(Build.folder)/Modules/Base.swiftmodule")
    #expect(package.run() == 3)
    #expect(
      package.told.first?.hasPrefix("api: no module Base in .build/debug: build first") == true)
  }

  @Test(
    "a module that compiling did not change is as new as the positions that were written with it")
  func unchangedModule() throws {
    let source = "\(package.folder)/Sources/Kit/Kit.swift"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: source)
    #expect(package.run() == 3)
    let positions = "\(Build.folder)/Modules/Kit.swiftsourceinfo"
    try package.write("", to: positions)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 61)],
      ofItemAtPath: "\(package.folder)/\(positions)")
    #expect(package.run() == 0, "\(package.told)")
  }

  @Test("a graph and a baseline that cannot be read have status 3")
  func broken() throws {
    try package.write("Kit\n", to: "Documentation/API/1.0.0/Kit.txt")
    #expect(package.run() == 3)
    #expect(
      package.told == ["api: Documentation/API/1.0.0/Kit.txt:1: no declaration after the name"])
    try package.write("{", to: "\(CommandLineTool.graphFolder)/Kit.symbols.json")
    #expect(package.run() == 3)
  }

  @Test("wrong arguments, an unknown version and a release that is stored already have status 2")
  func usage() {
    #expect(package.run("--all") == 2)
    #expect(package.run("--store", "next") == 2)
    #expect(package.run("--store", "1.0.0") == 2)
    #expect(package.run("--against", "0.9.0") == 2)
    #expect(package.told == ["api: no baseline 0.9.0, but 1.0.0"])
    #expect(package.run("--modules") == 0)
    #expect(package.told == ["Base\nKit\nParts"])
  }

  @Test("the state between releases is the newest, and a release takes its place")
  func unreleased() throws {
    #expect(package.run("--store", "unreleased") == 0)
    #expect(package.run() == 0)
    #expect(package.told.last == "api: as in unreleased")
    #expect(package.run("--store", "1.10.0") == 0)
    #expect(Baselines(package: package.folder).versions == ["1.0.0", "1.10.0"])
    #expect(package.run("--against", "1.0.0") == 0)
  }
}
