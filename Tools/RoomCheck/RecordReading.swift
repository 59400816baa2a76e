import CIndexStore

/// A symbol in the records of the compiler.
struct Symbol: Hashable {
  /// The compiler's unique identifier of the symbol.
  var usr: String
  /// The name of the symbol, such as `setFrame(_:)`.
  var name: String
  /// The kind of the symbol.
  var kind: SymbolKind
}

/// The symbols that a source file defines and uses.
struct Record {
  /// The symbols that the file defines, each with the name of its enclosing type, or an empty string if there
  /// is none.
  var defined: [Symbol: String] = [:]
  /// The symbols that the file uses.
  var used: Set<Symbol> = []
}

/// A reader that collects the occurrences of one record.
struct RecordReading {
  let functions: index_store_library
  var record = Record()
  /// The symbols already read, because each has about ten occurrences.
  private var known: [UnsafeMutableRawPointer: Symbol?] = [:]

  init(functions: index_store_library) {
    self.functions = functions
  }

  /// Adds a definition or a use. An accessor is represented by its property.
  mutating func take(_ occurrence: UnsafeMutableRawPointer) {
    guard let pointer = functions.occurrence_symbol(occurrence), let symbol = symbol(at: pointer)
    else { return }
    let roles = functions.occurrence_roles(occurrence)
    if roles & UInt64(index_store_role_definition) != 0 {
      record.defined[symbol] = owner(in: occurrence)
    } else if roles & UInt64(index_store_role_reference) != 0 {
      record.used.insert(symbol)
    }
  }

  private mutating func symbol(at pointer: UnsafeMutableRawPointer) -> Symbol? {
    if let known = known[pointer] { return known }
    let kind = SymbolKind(
      kind: functions.symbol_kind(pointer), subkind: functions.symbol_subkind(pointer))
    let symbol = kind.map {
      Symbol(
        usr: String(functions.symbol_usr(pointer)), name: String(functions.symbol_name(pointer)),
        kind: $0)
    }
    known[pointer] = .some(symbol)
    return symbol
  }

  /// Returns the name of the type whose member is defined by an occurrence.
  private func owner(in occurrence: UnsafeMutableRawPointer) -> String {
    var search = OwnerSearch(functions: functions)
    withUnsafeMutablePointer(to: &search) { search in
      _ = functions.occurrence_relations(occurrence, search) { context, relation in
        guard let context, let relation else { return true }
        return context.assumingMemoryBound(to: OwnerSearch.self).pointee.look(at: relation)
      }
    }
    return search.found
  }
}

/// A search for the enclosing type of a definition.
private struct OwnerSearch {
  let functions: index_store_library
  var found = ""

  /// Examines a relation, and returns whether to continue the search.
  mutating func look(at relation: UnsafeMutableRawPointer) -> Bool {
    guard functions.relation_roles(relation) & UInt64(index_store_relation_child_of) != 0,
      let symbol = functions.relation_symbol(relation)
    else { return true }
    found = String(functions.symbol_name(symbol))
    return false
  }
}

/// The kinds of symbol.
enum SymbolKind {
  /// A class, a structure, an enumeration, a protocol or a type alias.
  case type
  /// An enumeration case.
  case enumerationCase
  /// A function, a property or an initializer.
  case member

  /// Creates a kind from the constants of libIndexStore, or returns nil for a symbol without a name of its
  /// own, such as an accessor, an extension, a module or a parameter.
  init?(kind: Int32, subkind: Int32) {
    let accessorsAndParameters: [ClosedRange<Int32>] = [3...4, 1000...1003, 1013...1018]
    guard !accessorsAndParameters.contains(where: { $0.contains(subkind) }) else { return nil }
    switch kind {
    case 5...8, 11: self = .type
    case 15: self = .enumerationCase
    case 12...14, 16...23: self = .member
    default: return nil
    }
  }
}
