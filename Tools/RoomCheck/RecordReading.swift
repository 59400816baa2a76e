import CIndexStore

/// A symbol as the compiler knows it.
struct Symbol: Hashable {
  /// The compiler's name of it, unique in a program.
  var usr: String
  /// Its plain name, as `setFrame(_:)`.
  var name: String
  /// What it is.
  var kind: SymbolKind
}

/// What a source file defines and what it uses.
struct Record {
  /// What is defined in the file, each with the name of the type that it is a member of, else "".
  var defined: [Symbol: String] = [:]
  /// What is named in the file.
  var used: Set<Symbol> = []
}

/// Takes the occurrences of one record.
struct RecordReading {
  let functions: index_store_library
  var record = Record()
  /// Symbols that were seen: there are ten occurrences to one of them.
  private var known: [UnsafeMutableRawPointer: Symbol?] = [:]

  init(functions: index_store_library) {
    self.functions = functions
  }

  /// Takes a definition or a use; accessors count as their property.
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

  /// The name of the type whose member is defined here.
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

/// Looks for what a definition stands in.
private struct OwnerSearch {
  let functions: index_store_library
  var found = ""

  /// Whether to look on.
  mutating func look(at relation: UnsafeMutableRawPointer) -> Bool {
    guard functions.relation_roles(relation) & UInt64(index_store_relation_child_of) != 0,
      let symbol = functions.relation_symbol(relation)
    else { return true }
    found = String(functions.symbol_name(symbol))
    return false
  }
}

/// What a symbol is.
enum SymbolKind {
  /// A class, a structure, an enumeration, a protocol or another name of one.
  case type
  /// A case of an enumeration.
  case enumerationCase
  /// A function, a property, an initializer.
  case member

  /// Reads the numbers of libIndexStore; nil for what is no name of its own, as an accessor, an
  /// extension, a module or a parameter.
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
