import Foundation

/// The program, which reads the tables and the index store of a package, and reports violations.
public struct CommandLineTool {
  /// The tasks that the program can perform.
  enum Mode: String {
    /// Prints the matrix, and whether every use is allowed.
    case check = ""
    /// Prints the disallowed uses, in groups.
    case arrows = "--arrows"
  }

  static let tableFile = "Documentation/Architecture.md"
  static let storeFolder = ".build/debug/index/store"

  /// The arguments of the program, without its name.
  let arguments: [String]
  /// The absolute path of the package's folder, without symbolic links.
  let package: String
  /// A closure that is called with each message.
  var report: (String) -> Void = { print($0) }

  /// Creates the program for the package in the current folder.
  public init(arguments: [String]) {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.init(arguments: arguments, package: folder.resolvingSymlinksInPath().path)
  }

  init(arguments: [String], package: String) {
    self.arguments = arguments
    self.package = package
  }

  /// Runs the program, and returns its exit status.
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

  /// Reads the page and the records of the compiler.
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

  /// Reports the problems, and returns the exit status.
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
