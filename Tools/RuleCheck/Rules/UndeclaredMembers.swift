import CIndexStore

/// A rule that an open class declares every member of its protocols, including those with default
/// implementations.
///
/// Swift determines a witness once, where the class adopts the protocol. If the class uses the default
/// implementation of a member, a subclass can declare the member and compiles, but its implementation is
/// never called.
struct UndeclaredMembers: Rule {
  static let name = "undeclared-member"
  static let summary =
    "an open class declares in its body each member of the protocols that it adopts"

  func violations(in subject: RuleSubject) throws -> [Violation] {
    let openClasses = Self.openClasses(in: subject.package)
    let table = ConformanceTable(try subject.records(), open: Set(openClasses.keys))
    return openClasses.keys.sorted().flatMap { name -> [Violation] in
      table.undeclared(by: name).map { member in
        Violation(
          key: "\(name): \(member)", location: openClasses[name] ?? name,
          message: "the open class \(name) leaves \(member) to its default implementation, so an "
            + "override in a subclass is never called: declare it in the class body")
      }
    }
  }

  /// Returns the open classes of the sources by their names, each with its location.
  private static func openClasses(in package: SourcePackage) -> [String: String] {
    let found = package.sources.flatMap { file in
      file.declarations.filter { $0.kind == .type && $0.modifiers.contains("open") }
        .map { ($0.name, "\(file.path):\($0.line)") }
    }
    return Dictionary(found) { first, _ in first }
  }
}

/// A table of the protocols that types adopt, and of the members that satisfy their requirements.
private struct ConformanceTable {
  /// The compiler's names of the types that a type inherits from or adopts, by the type's.
  private var bases: [String: Set<String>] = [:]
  /// The requirements of a protocol, by the protocol.
  private var requirements: [String: Set<String>] = [:]
  /// The plain names of requirements.
  private var names: [String: String] = [:]
  /// The requirements that an extension of a protocol meets.
  private var defaults: Set<String> = []
  /// The members that the body of a class declares, by the class: those that they override or meet.
  private var declared: [String: Set<String>] = [:]
  /// The members that a class or an extension of it declares for the first time, by plain name.
  private var classes: [String: String] = [:]
  private var protocols: Set<String> = []
  private var extended: [String: String] = [:]

  init(_ records: CompilerRecords, open: Set<String>) {
    for file in records.files {
      for occurrence in file.occurrences { readTypes(occurrence, open: open) }
    }
    for file in records.files {
      for occurrence in file.occurrences where occurrence.isDefinition { readMember(occurrence) }
    }
  }

  private mutating func readTypes(_ occurrence: CompilerRecords.Occurrence, open: Set<String>) {
    for relation in occurrence.related(by: index_store_relation_extended_by) {
      extended[relation.usr] = occurrence.usr
    }
    if occurrence.isDefinition {
      if occurrence.usr.hasSuffix("P"), occurrence.usr.hasPrefix("s:") {
        protocols.insert(occurrence.usr)
      }
      if occurrence.usr.hasSuffix("C"), open.contains(occurrence.name) {
        classes[occurrence.name] = occurrence.usr
      }
    }
    for relation in occurrence.related(by: index_store_relation_base_of) {
      bases[relation.usr, default: []].insert(occurrence.usr)
    }
  }

  private mutating func readMember(_ occurrence: CompilerRecords.Occurrence) {
    guard let parent = occurrence.related(by: index_store_relation_child_of).first else { return }
    let isInExtension = extended[parent.usr] != nil || parent.usr.hasPrefix("s:e:")
    let met = occurrence.related(by: index_store_relation_override_of).map(\.usr)
    if protocols.contains(parent.usr), !isInExtension {
      requirements[parent.usr, default: []].insert(occurrence.usr)
      names[occurrence.usr] = occurrence.name
    } else if isInExtension {
      defaults.formUnion(met)
    } else {
      declared[parent.usr, default: []].formUnion(met)
    }
  }

  /// Returns the members with default implementations of the protocols that a class itself adopts and that
  /// neither it nor a superclass declares.
  func undeclared(by name: String) -> [String] {
    guard let type = classes[name] else { return [] }
    let met = family(of: [type]).reduce(into: Set<String>()) { $0.formUnion(declared[$1] ?? []) }
    let adopted = family(of: directBases(of: type).filter { protocols.contains($0) })
    let wanted = adopted.reduce(into: Set<String>()) { $0.formUnion(requirements[$1] ?? []) }
    return wanted.subtracting(met).filter { defaults.contains($0) }.compactMap { names[$0] }
      .sorted()
  }

  /// Returns the types in the inheritance clauses of a type and its extensions.
  private func directBases(of type: String) -> [String] {
    Array(bases[type] ?? [])
      + extended.filter { $0.value == type }.flatMap { Array(bases[$0.key] ?? []) }
  }

  /// Returns the given types and all types that they inherit from.
  private func family(of types: [String]) -> Set<String> {
    var family: Set<String> = []
    var pending = types
    while let next = pending.popLast() {
      if family.insert(next).inserted { pending += directBases(of: next) }
    }
    return family
  }
}
