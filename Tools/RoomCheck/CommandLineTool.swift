import Foundation

/// The program: reads the tables and the index store of a package, and tells what is wrong.
public struct CommandLineTool {
  /// What is asked for.
  enum Mode: String {
    /// Prints the matrix, and whether every use is allowed.
    case check = ""
    /// Prints the uses that are not allowed, in groups.
    case arrows = "--arrows"
  }

  static let tableFile = "Documentation/Architecture.md"
  static let storeFolder = ".build/debug/index/store"

  /// The words after the program's name.
  let arguments: [String]
  /// The folder of the package, an absolute path without symbolic links.
  let package: String
  /// Takes what there is to tell.
  var report: (String) -> Void = { print($0) }

  /// For the package in the current folder.
  public init(arguments: [String]) {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.init(arguments: arguments, package: folder.resolvingSymlinksInPath().path)
  }

  init(arguments: [String], package: String) {
    self.arguments = arguments
    self.package = package
  }

  /// Runs it; gives the exit status.
  public func run() -> Int32 {
    guard arguments.count <= 1, let mode = Mode(rawValue: arguments.first ?? "") else {
      report("usage: script/rooms [--arrows]")
      return RoomError.Status.usage.rawValue
    }
    do {
      return try run(mode)
    } catch let error as RoomError {
      report(
        error.description.split(separator: "\n").map { "rooms: \($0)" }.joined(separator: "\n"))
      return error.status.rawValue
    } catch {
      report("rooms: \(error)")
      return RoomError.Status.wrong.rawValue
    }
  }

  private func run(_ mode: Mode) throws -> Int32 {
    let check = try comparison()
    switch mode {
    case .check:
      report(RoomMatrix(table: check.table, uses: check.uses, arrows: check.arrows).text)
      return verdict(check)
    case .arrows:
      report(ArrowGroups(arrows: check.arrows).text)
      return 0
    }
  }

  /// Reads the page and what the compiler recorded.
  private func comparison() throws -> RoomComparison {
    let page = try text(of: Self.tableFile)
    let table = try RoomTable(markdown: page, file: Self.tableFile)
    let store = try IndexStore(
      path: "\(package)/\(Self.storeFolder)", library: try Toolchain.indexStoreLibrary())
    let sources = try SourceRecords(store: store, package: package).sources
    return RoomComparison(
      table: table, uses: RoomUses(sources),
      missingFiles: NamedFiles(in: page).missing(from: sources.map(\.path)),
      tableFile: Self.tableFile)
  }

  /// Tells whether all is well.
  private func verdict(_ check: RoomComparison) -> Int32 {
    var problems = check.tableProblems
    if !check.arrows.isEmpty {
      problems.append("not allowed by \(Self.tableFile):")
      problems += check.arrows.map { "  \($0)" }
    }
    problems.forEach { report("rooms: \($0)") }
    guard problems.isEmpty else { return RoomError.Status.wrong.rawValue }
    report("rooms: every use is allowed")
    return 0
  }

  private func text(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: "\(package)/\(file)"),
      let text = String(validating: data, as: UTF8.self)
    else { throw RoomError("\(file) can't be read as UTF-8 text") }
    return text
  }
}
