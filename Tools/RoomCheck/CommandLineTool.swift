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
    let page = try text(of: Self.tableFile)
    let sources = try sources()
    let check = try comparison(page, sources)
    let folders = try folderComparison(page, sources)
    switch mode {
    case .check:
      report(RoomMatrix(table: check.table, uses: check.uses, arrows: check.arrows).text)
      return verdict(check, folders)
    case .arrows:
      report(ArrowGroups(arrows: check.arrows + folders.arrows).text)
      return 0
    }
  }

  /// Reads the records of the compiler.
  private func sources() throws -> [SourceRecord] {
    let store = try IndexStore(
      path: "\(package)/\(Self.storeFolder)", library: try Toolchain.indexStoreLibrary())
    return try SourceRecords(store: store, package: package).sources
  }

  private func folderComparison(
    _ page: String, _ sources: [SourceRecord]
  ) throws -> FolderComparison {
    let (orders, problems) = FolderOrder.orders(in: page)
    guard problems.isEmpty else {
      throw RoomError(
        problems.map { "\(Self.tableFile):\($0.line): \($0.words)" }.joined(separator: "\n"))
    }
    var lineCounts: [String: Int] = [:]
    for source in sources where source.path.hasPrefix("Sources/") {
      lineCounts[source.room, default: 0] += try text(of: source.path).utf8.count { $0 == 10 }
    }
    return FolderComparison(
      orders: orders, sources: sources, lineCounts: lineCounts, tableFile: Self.tableFile)
  }

  /// Compares the page with the records of the compiler.
  private func comparison(_ page: String, _ sources: [SourceRecord]) throws -> RoomComparison {
    let table = try RoomTable(markdown: page, file: Self.tableFile)
    return RoomComparison(
      table: table, uses: RoomUses(sources),
      missingFiles: NamedFiles(in: page).missing(from: sources.map(\.path)),
      tableFile: Self.tableFile)
  }

  /// Reports the problems, and returns the exit status.
  private func verdict(_ check: RoomComparison, _ folders: FolderComparison) -> Int32 {
    var problems = check.tableProblems + folders.problems
    let arrows = check.arrows + folders.arrows
    if !arrows.isEmpty {
      problems.append("not allowed by \(Self.tableFile):")
      problems += arrows.map { "  \($0)" }
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
