import Foundation

/// The program: reads the tables, the list and the index store of a package, and tells what is
/// wrong.
public struct CommandLineTool {
  /// What is asked for.
  enum Mode: String {
    /// Prints the matrix, and whether every arrow is allowed or listed.
    case check = ""
    /// Prints the wrong arrows in groups.
    case arrows = "--arrows"
    /// Takes arrows that are gone out of the list.
    case prune = "--prune"
  }

  static let tableFile = "Documentation/Architecture.md"
  static let listFile = "Documentation/ArrowsToTurn.txt"
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
      report("usage: script/rooms [--arrows | --prune]")
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
    let list = try arrowList()
    let check = try comparison()
    switch mode {
    case .check:
      report(RoomMatrix(table: check.table, uses: check.uses, arrows: check.arrows).text)
      return verdict(check, list)
    case .arrows:
      report(ArrowGroups(arrows: check.arrows).text)
      return 0
    case .prune:
      return try prune(list, check)
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

  /// The list; without its file it is empty.
  private func arrowList() throws -> ArrowList {
    guard FileManager.default.fileExists(atPath: "\(package)/\(Self.listFile)") else {
      return ArrowList([])
    }
    return try ArrowList(text: try text(of: Self.listFile), file: Self.listFile)
  }

  /// Tells whether all is well.
  private func verdict(_ check: RoomComparison, _ list: ArrowList) -> Int32 {
    let arrows = check.arrows
    let difference = list.difference(from: arrows)
    var problems = check.tableProblems
    if !difference.new.isEmpty {
      problems.append("not allowed by \(Self.tableFile), and not in \(Self.listFile):")
      problems += difference.new.map { "  \($0)" }
    }
    if !difference.gone.isEmpty {
      problems.append("\(Self.listFile) has lines that are true no longer: script/rooms --prune")
      problems += difference.gone.map { "  \($0)" }
    }
    problems.forEach { report("rooms: \($0)") }
    guard problems.isEmpty else { return RoomError.Status.wrong.rawValue }
    report(
      "rooms: "
        + (arrows.isEmpty ? "every use is allowed" : "\(arrows.count) wrong uses, all listed"))
    return 0
  }

  /// Writes the list without what is gone; a list that is empty goes as a file.
  private func prune(_ list: ArrowList, _ check: RoomComparison) throws -> Int32 {
    let difference = list.difference(from: check.arrows)
    let path = "\(package)/\(Self.listFile)"
    do {
      if difference.rest.isEmpty {
        if FileManager.default.fileExists(atPath: path) {
          try FileManager.default.removeItem(atPath: path)
        }
      } else {
        let text = ArrowList(difference.rest).text
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      throw RoomError("\(Self.listFile) can't be written: \(error)")
    }
    report("rooms: \(list.arrows.count) lines before, \(difference.rest.count) now")
    return 0
  }

  private func text(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: "\(package)/\(file)"),
      let text = String(validating: data, as: UTF8.self)
    else { throw RoomError("\(file) can't be read as UTF-8 text") }
    return text
  }
}
