import CIndexStore

/// The compiler's records of a debug build, read through the toolchain's libIndexStore.
///
/// A *unit* represents one compilation of one source file. It names the *record* of that file, which contains
/// every symbol that the file defines or uses. A store keeps the units and records of deleted files, so its
/// reader must select the valid ones (`SourceRecords`).
public final class IndexStore {
  /// One compilation of one file.
  package struct Unit: Equatable {
    /// The absolute path of the source file.
    package var file: String
    /// The module that contains the file.
    package var module: String
    /// The time of the compilation, in seconds since 1970.
    package var time: Double
    /// The name of the source file's record, or an empty string if none was written.
    package var record: String
  }

  package let functions: index_store_library
  private let store: UnsafeMutableRawPointer

  /// Opens the store in a folder.
  ///
  /// Throws a `RoomError` that describes what is missing.
  public init(path: String, library: String) throws {
    var functions = index_store_library()
    if let missing = index_store_open(library, &functions) {
      throw RoomError("libIndexStore can't be used: \(String(cString: missing))", status: .noStore)
    }
    var error: UnsafeMutableRawPointer?
    guard let store = functions.store_create(path, &error) else {
      throw RoomError(
        "no index store in \(path): \(Self.words(of: error, functions))", status: .noStore)
    }
    self.functions = functions
    self.store = store
  }

  deinit { functions.store_dispose(store) }

  /// Returns the readable units of all source files.
  package func units() -> [Unit] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = functions.store_units(store, 0, names) { context, name in
        context?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
        return true
      }
    }
    return names.compactMap(unit)
  }

  private func unit(_ name: String) -> Unit? {
    var error: UnsafeMutableRawPointer?
    guard let reader = functions.unit_create(store, name, &error) else {
      _ = Self.words(of: error, functions)
      return nil
    }
    defer { functions.unit_dispose(reader) }
    let file = String(functions.unit_main_file(reader))
    guard !file.isEmpty else { return nil }
    return Unit(
      file: file, module: String(functions.unit_module_name(reader)), time: time(of: reader),
      record: record(of: file, in: reader))
  }

  private func time(of reader: UnsafeMutableRawPointer) -> Double {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    functions.unit_modification_time(reader, &seconds, &nanoseconds)
    return Double(seconds) + Double(nanoseconds) / 1e9
  }

  /// Returns the record of a unit's own file, which is one of its dependencies.
  private func record(of file: String, in reader: UnsafeMutableRawPointer) -> String {
    var search = RecordSearch(file: file, functions: functions)
    withUnsafeMutablePointer(to: &search) { search in
      _ = functions.unit_dependencies(reader, search) { context, dependency in
        guard let context, let dependency else { return true }
        return context.assumingMemoryBound(to: RecordSearch.self).pointee.look(at: dependency)
      }
    }
    return search.found
  }

  /// Returns the contents of a record: everything that its file defines, and everything that it uses.
  func record(_ name: String) throws -> Record {
    var reading = RecordReading(functions: functions)
    try visit(name) { reading.take($0) }
    return reading.record
  }

  /// Calls a function with each occurrence of a record, which is valid only during the call.
  ///
  /// Throws a `RoomError` if the record can't be read.
  package func visit(_ name: String, _ take: (UnsafeMutableRawPointer) -> Void) throws {
    var error: UnsafeMutableRawPointer?
    guard let reader = functions.record_create(store, name, &error) else {
      throw RoomError(
        "the index store is damaged: \(Self.words(of: error, functions))", status: .noStore)
    }
    defer { functions.record_dispose(reader) }
    withPointers(take) { context, visitor in
      _ = functions.record_occurrences(reader, context, visitor)
    }
  }

  /// Calls a function with each relation of an occurrence, which is valid only during the call.
  package func visitRelations(
    of occurrence: UnsafeMutableRawPointer, _ take: (UnsafeMutableRawPointer) -> Void
  ) {
    withPointers(take) { context, visitor in
      _ = functions.occurrence_relations(occurrence, context, visitor)
    }
  }

  /// Passes a Swift function to C as a context, together with a function that calls the one in the context.
  private func withPointers(
    _ take: (UnsafeMutableRawPointer) -> Void,
    _ body: (UnsafeMutableRawPointer, index_store_visitor) -> Void
  ) {
    withoutActuallyEscaping(take) { take in
      var take = take
      withUnsafeMutablePointer(to: &take) { pointer in
        body(pointer) { context, element in
          guard let context, let element else { return true }
          context.assumingMemoryBound(to: ((UnsafeMutableRawPointer) -> Void).self)
            .pointee(element)
          return true
        }
      }
    }
  }

  private static func words(
    of error: UnsafeMutableRawPointer?, _ functions: index_store_library
  ) -> String {
    guard let error else { return "no reason given" }
    defer { functions.error_dispose(error) }
    return functions.error_description(error).map { String(cString: $0) } ?? "no reason given"
  }
}

/// A search for the record of one file.
private struct RecordSearch {
  let file: String
  let functions: index_store_library
  var found = ""

  /// Examines a dependency, and returns whether to continue the search.
  mutating func look(at dependency: UnsafeMutableRawPointer) -> Bool {
    guard functions.dependency_kind(dependency) == Int32(index_store_dependency_record),
      String(functions.dependency_file(dependency)) == file
    else { return true }
    found = String(functions.dependency_name(dependency))
    return false
  }
}

extension String {
  /// Copies a text from the memory of libIndexStore.
  package init(_ text: index_store_text) {
    guard let data = text.data else {
      self = ""
      return
    }
    self = data.withMemoryRebound(to: UInt8.self, capacity: text.length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: text.length), as: UTF8.self)
    }
  }
}
