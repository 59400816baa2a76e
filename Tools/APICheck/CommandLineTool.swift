import Foundation

/// The program, which compares the API of the package's last debug build with a stored one.
public struct CommandLineTool {
  /// The tasks that the program can perform.
  enum Mode: Equatable {
    /// Prints the changes since a version, or since the newest, and whether CHANGELOG.md names those that
    /// break code.
    case check(since: String?)
    /// Stores the API as that of a version if the check reports no problems.
    case store(version: String)
    /// Checks the build, and prints the modules whose symbol graphs are needed.
    case modules
  }

  /// The paths of the files that script/api creates, relative to the package's folder: SwiftPM's description
  /// of the package, and the symbol graphs.
  static let packageFile = ".build/api/package.json", graphFolder = ".build/api/graphs"

  private let arguments: [String]
  private let package: String
  private let report: (String) -> Void

  /// Creates the program for the package in the current folder.
  public init(arguments: [String]) {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.init(
      arguments: arguments, package: folder.resolvingSymlinksInPath().path, report: { print($0) })
  }

  init(arguments: [String], package: String, report: @escaping (String) -> Void) {
    self.arguments = arguments
    self.package = package
    self.report = report
  }

  /// Runs the program and returns its exit status: 1 if CHANGELOG.md doesn't name a change that breaks code,
  /// 2 if the arguments are invalid, and 3 if a file is unusable.
  public func run() -> Int32 {
    do {
      return try run(try Self.mode(of: arguments))
    } catch let error as APIError {
      report("api: \(error)")
      return error.status.rawValue
    } catch {
      report("api: \(error)")
      return APIError.Status.unreadable.rawValue
    }
  }

  static func mode(of arguments: [String]) throws -> Mode {
    switch (arguments.first, arguments.count) {
    case (nil, _): return .check(since: nil)
    case ("--modules", 1): return .modules
    case ("--against", 2): return .check(since: arguments[1])
    case ("--store", 2) where Baselines.isVersion(arguments[1]):
      return .store(version: arguments[1])
    case ("--store", 2):
      throw APIError(
        "\(arguments[1]) is no version: numbers as 1.2.0, or \(Baselines.unreleased)",
        status: .usage)
    default:
      throw APIError("usage: script/api [--against VERSION | --store VERSION]", status: .usage)
    }
  }

  private func run(_ mode: Mode) throws -> Int32 {
    let package = try products()
    let map = ProductMap(package) { target in
      ReExport.all(below: "\(self.package)/\(package.folders[target] ?? "")")
    }
    let folders = package.folders.filter { map.modules.contains($0.key) }
    try Build(package: self.package).check(folders)
    if mode == .modules {
      report(map.modules.joined(separator: "\n"))
      return 0
    }
    let graph = try SymbolGraph(
      of: map.modules, in: "\(self.package)/\(Self.graphFolder)", package: self.package)
    let entries = APIEntries(graph)
    let state = map.products.map { ProductAPI($0, from: entries) }
    switch mode {
    case .check(let version): return try check(state, since: version)
    case .store(let version): return try store(state, as: version)
    case .modules: return 0
    }
  }

  private func products() throws -> PackageProducts {
    guard let json = FileManager.default.contents(atPath: "\(package)/\(Self.packageFile)") else {
      throw APIError("cannot open \(Self.packageFile): run script/api, which writes it")
    }
    return try PackageProducts(json: json, file: Self.packageFile)
  }

  /// Compares the API with that of a version, or of the newest version.
  private func check(_ products: [ProductAPI], since version: String?) throws -> Int32 {
    let baselines = Baselines(package: package)
    guard let version = version ?? baselines.versions.last else {
      throw APIError("no baseline in \(Baselines.folder): store one by script/api --store VERSION")
    }
    guard baselines.versions.contains(version) else {
      throw APIError(
        "no baseline \(version), but \(baselines.versions.joined(separator: ", "))", status: .usage)
    }
    let old = try baselines.read(version)
    let releases = baselines.versions.filter { $0 != Baselines.unreleased }
    let changelog = Changelog(try text(of: Changelog.file), upTo: releases)
    let members = Self.owners(of: old)
    let changes = APIReport(
      comparison: APIComparison(from: APIState(old), to: APIState(products)), since: version,
      isNamed: { changelog.names($0, isOnlyMember: { members[$0, default: 0] < 2 }) })
    changes.lines.forEach(report)
    return verdict(changes)
  }

  /// Returns the number of types that have a member of each name.
  private static func owners(of products: [ProductAPI]) -> [String: Int] {
    let paths = Set(products.flatMap(\.entries).filter(\.isDeclaration).map(\.path))
    return paths.reduce(into: [:]) { $0[APIEntry.split($1).member, default: 0] += 1 }
  }

  private func verdict(_ changes: APIReport) -> Int32 {
    let unnamed = changes.unnamed
    for change in unnamed {
      report(
        "api: `\(change.entry.name)` \(change.reasons.joined(separator: ", ")),"
          + " and \(Changelog.file) does not name it")
    }
    guard unnamed.isEmpty else {
      report(
        "api: name each as above, in backticks, in \(Changelog.file) under Unreleased, in an entry under"
          + " Removed or Changed; what is added may stand under Added")
      return APIError.Status.wrong.rawValue
    }
    report("api: \(changes.summary)")
    return 0
  }

  private func store(_ products: [ProductAPI], as version: String) throws -> Int32 {
    let baselines = Baselines(package: package)
    if version != Baselines.unreleased, baselines.versions.contains(version) {
      throw APIError(
        "\(Baselines.folder)/\(version) is there already; a release is stored once", status: .usage)
    }
    if !baselines.versions.isEmpty {
      let status = try check(products, since: nil)
      guard status == 0 else { return status }
    }
    try baselines.store(products, as: version)
    report("api: stored \(Baselines.folder)/\(version)")
    return 0
  }

  private func text(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: "\(package)/\(file)"),
      let text = String(validating: data, as: UTF8.self)
    else { throw APIError("cannot read \(file) as UTF-8 text") }
    return text
  }
}
