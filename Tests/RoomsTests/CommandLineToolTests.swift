import Foundation
import Testing

@testable import RoomCheck

/// Tests of the program with the index store of a package of two layers.
struct CommandLineToolTests {
  private let package: TinyPackage

  init() throws {
    package = try TinyPackage()
  }

  private func compileWrongUse() throws {
    try package.addWrongUse()
    try package.compile([package.low, package.high, package.wrong])
  }

  @Test("a package whose uses are allowed is well, and the matrix counts them")
  func well() throws {
    try package.compile([package.low, package.high])
    #expect(package.run() == 0)
    #expect(package.told.first?.hasSuffix(" 2 High   3 ") == true, "\(package.told)")
    #expect(package.told.last == "rooms: every use is allowed")
  }

  @Test("a use that is not allowed fails, with the type's member by its full name")
  func wrongUse() throws {
    try compileWrongUse()
    #expect(package.run() == 1)
    #expect(
      package.told.suffix(2) == [
        "rooms:   Low -> High | Wrong.swift | High",
        "rooms:   Low -> High | Wrong.swift | High.play()",
      ])
    #expect(package.run("--arrows") == 0)
    #expect(
      package.told == ["Low -> High: 2\n  High: Wrong.swift\n  High.play(): Wrong.swift"])
  }

  @Test("what was recorded of a source that is deleted counts no longer")
  func deletedSource() throws {
    try compileWrongUse()
    try package.remove(package.wrong)
    #expect(package.run() == 0, "\(package.told)")
  }

  @Test("of a file that was compiled twice the later record counts")
  func recompiled() throws {
    try compileWrongUse()
    try package.write("func reach(_ high: Int) {}\n", to: package.wrong)
    try package.compile([package.low, package.high, package.wrong])
    #expect(package.run() == 0, "\(package.told)")
  }

  @Test("a package that was never built, a source that was never compiled and a changed one say so")
  func stale() throws {
    #expect(package.run() == 3)
    #expect(
      package.told.first?.hasPrefix("rooms: no index store in \(package.folder)/.build") == true)
    try package.compile([package.low])
    #expect(package.run() == 3)
    #expect(
      package.told == [
        "rooms: the index store is older than \(package.high): swift build, then again"
      ])
    try package.compile([package.low, package.high])
    let later = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: "\(package.folder)/\(package.low)")
    #expect(package.run() == 3)
    #expect(package.told.first?.contains("older than \(package.low)") == true)
  }

  @Test("a library that is not there says so")
  func noLibrary() {
    let error = #expect(throws: RoomError.self) {
      _ = try IndexStore(path: package.folder, library: "/nowhere/libIndexStore.so")
    }
    #expect(error?.status == .noStore)
    #expect(error?.description.contains("/nowhere/libIndexStore.so") == true)
  }

  @Test("another option prints how the command is called")
  func usage() {
    #expect(package.run("--matrix") == 2)
    #expect(package.told == ["usage: script/rooms [--arrows]"])
    #expect(package.run("--arrows", "--arrows") == 2)
  }

  @Test("a page that names a file which is not there fails by its line")
  func namedFile() throws {
    try package.compile([package.low, package.high])
    let page = package.text(of: CommandLineTool.tableFile) ?? ""
    try package.write(page + "\n`High.swift` uses `Lower.swift`.\n", to: CommandLineTool.tableFile)
    #expect(package.run() == 1)
    #expect(package.told.last == "rooms: \(CommandLineTool.tableFile):6: there is no Lower.swift")
  }
}
