import CIndexStore
import RoomCheck

/// The compiler's records of the sources in the last debug build, as far as the rules require them.
struct CompilerRecords {
  /// A symbol that a definition or a use is tied to.
  struct Relation: Hashable {
    /// The roles of the tie, as bits of libIndexStore.
    var roles: UInt64
    /// The compiler's name of the other symbol, unique in a program.
    var usr: String
    /// The plain name of the other symbol.
    var name: String
  }

  /// A position in a file at which a symbol is defined or used.
  struct Occurrence {
    /// The compiler's name of the symbol, unique in a program.
    var usr: String
    /// The plain name, as `setFrame(_:)`.
    var name: String
    /// A Boolean value that indicates whether the symbol is a property.
    var isProperty: Bool
    /// The roles, as bits of libIndexStore.
    var roles: UInt64
    /// The line, from 1.
    var line: Int
    /// The relations of the occurrence to other symbols.
    var relations: [Relation]

    /// A Boolean value that indicates whether the symbol is defined here.
    var isDefinition: Bool { roles & UInt64(index_store_role_definition) != 0 }

    /// Returns the symbols that a role ties the occurrence to.
    func related(by role: Int) -> [Relation] {
      relations.filter { $0.roles & UInt64(role) != 0 }
    }
  }

  /// A file with its occurrences.
  struct File {
    var path: String
    var occurrences: [Occurrence]
  }

  /// The files of Sources, sorted by path.
  var files: [File]

  init(files: [File]) {
    self.files = files
  }

  /// Reads the records of the package's current files.
  ///
  /// Throws a `RuleError` where a file was never compiled, or was changed since.
  init(package: String) throws {
    do {
      let store = try IndexStore(
        path: "\(package)/.build/debug/index/store", library: try Toolchain.indexStoreLibrary())
      let units = try SourceRecords.fresh(store.units(), package: package)
      files = try units.filter { $0.key.hasPrefix("Sources/") && !$0.value.record.isEmpty }.map {
        var reading = OccurrenceReading(store: store)
        try store.visit($0.value.record) { reading.take($0) }
        return File(path: $0.key, occurrences: reading.occurrences)
      }.sorted { $0.path < $1.path }
    } catch let error as RoomError {
      throw RuleError(error.description)
    }
  }
}

/// A reader that collects the definitions of a record, and the uses that a rule examines.
private struct OccurrenceReading {
  private struct Symbol {
    var usr: String
    var name: String
    var isProperty: Bool
    /// A Boolean value that indicates whether uses count, besides definitions and inheritance clauses.
    var usesCount: Bool
  }

  let store: IndexStore
  var occurrences: [CompilerRecords.Occurrence] = []
  private var known: [UnsafeMutableRawPointer: Symbol] = [:]
  private var functions: index_store_library { store.functions }

  init(store: IndexStore) {
    self.store = store
  }

  mutating func take(_ occurrence: UnsafeMutableRawPointer) {
    guard let pointer = functions.occurrence_symbol(occurrence) else { return }
    let roles = functions.occurrence_roles(occurrence)
    let inherits = UInt64(index_store_relation_base_of)
    guard
      roles & (UInt64(index_store_role_definition) | inherits) != 0 || symbol(at: pointer).usesCount
    else { return }
    let symbol = symbol(at: pointer)
    var (line, column): (UInt32, UInt32) = (0, 0)
    functions.occurrence_position(occurrence, &line, &column)
    occurrences.append(
      CompilerRecords.Occurrence(
        usr: symbol.usr, name: symbol.name, isProperty: symbol.isProperty, roles: roles,
        line: Int(line), relations: relations(of: occurrence)))
  }

  private mutating func symbol(at pointer: UnsafeMutableRawPointer) -> Symbol {
    if let symbol = known[pointer] { return symbol }
    let usr = String(functions.symbol_usr(pointer))
    let kind = functions.symbol_kind(pointer)
    let isProperty = kind == 14 || (18...20).contains(kind)
    let symbol = Symbol(
      usr: usr, name: String(functions.symbol_name(pointer)), isProperty: isProperty,
      usesCount: isProperty || usr.hasPrefix("c:@F@") || usr.hasPrefix("s:5Glibc")
        || TextAlgorithms.isInRegexModule(usr))
    known[pointer] = symbol
    return symbol
  }

  private func relations(of occurrence: UnsafeMutableRawPointer) -> [CompilerRecords.Relation] {
    var relations: [CompilerRecords.Relation] = []
    store.visitRelations(of: occurrence) { relation in
      guard let symbol = functions.relation_symbol(relation) else { return }
      relations.append(
        CompilerRecords.Relation(
          roles: functions.relation_roles(relation), usr: String(functions.symbol_usr(symbol)),
          name: String(functions.symbol_name(symbol))))
    }
    return relations
  }
}
