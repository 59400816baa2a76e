import Foundation

/// A source file with its record.
struct SourceRecord {
  /// The path of the file, relative to the package's folder.
  var path: String
  /// The layer that contains the file.
  var room: String
  /// The symbols that the file defines and uses.
  var record: Record
}

/// Every source file of a package, each with its latest record.
package struct SourceRecords {
  let sources: [SourceRecord]

  /// Reads the records of the files that currently exist.
  ///
  /// If a file was compiled twice, the later unit is used. Throws a `RoomError` if a file was never compiled,
  /// or was changed since.
  init(store: IndexStore, package: String) throws {
    let units = try Self.fresh(store.units(), package: package)
    sources = try units.compactMap { path, unit in
      guard let room = RoomMap.room(of: path, module: unit.module) else { return nil }
      let record = unit.record.isEmpty ? Record() : try store.record(unit.record)
      return SourceRecord(path: path, room: room, record: record)
    }.sorted { $0.path < $1.path }
  }

  /// Returns the latest unit of each file that currently exists, by the file's path relative to the package's
  /// folder.
  ///
  /// Throws a `RoomError` if a file of Sources was never compiled, or was changed since.
  package static func fresh(
    _ units: [IndexStore.Unit], package: String
  ) throws -> [String: IndexStore.Unit] {
    let units = newest(units, package: package)
    try checkFreshness(of: units, package: package)
    return units
  }

  /// Returns the latest unit of each file below the package's folder that still exists, by the file's path.
  static func newest(_ units: [IndexStore.Unit], package: String) -> [String: IndexStore.Unit] {
    var newest: [String: IndexStore.Unit] = [:]
    for unit in units where unit.file.hasPrefix(package + "/") && unit.file.hasSuffix(".swift") {
      let path = String(unit.file.dropFirst(package.count + 1))
      guard unit.time > newest[path]?.time ?? 0, FileManager.default.fileExists(atPath: unit.file)
      else { continue }
      newest[path] = unit
    }
    return newest
  }

  /// Verifies that every source has a unit that isn't older than the source, and throws otherwise.
  private static func checkFreshness(
    of units: [String: IndexStore.Unit], package: String
  ) throws {
    let late = swiftFiles(below: "\(package)/Sources").filter { file in
      (units["Sources/\(file)"]?.time ?? 0) < modificationTime(of: "\(package)/Sources/\(file)")
    }.sorted()
    guard let first = late.first else { return }
    throw RoomError(
      "the index store is older than Sources/\(first)"
        + (late.count > 1 ? " and \(late.count - 1) more" : "")
        + ": swift build, then again", status: .noStore)
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }
  }

  /// Returns the modification time of a file, in seconds since 1970.
  private static func modificationTime(of file: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }
}
