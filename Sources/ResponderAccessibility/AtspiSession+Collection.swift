internal import ResponderBus

extension AtspiSession {
  /// The number of objects that one search examines.
  static let searchLimit = 20_000
  /// The number of children of one object that a search examines, so that a long table does not use up the
  /// limit.
  static let searchChildLimit = 1_000

  func callCollection(
    _ method: String, _ object: any AccessibleObject, _ arguments: AtspiArguments
  ) throws(AtspiError) -> [DBusValue]? {
    switch method {
    case "GetMatches":
      let rule = try AtspiMatchRule(arguments.value(0))
      let reversed = try Self.isReversed(arguments.int(1))
      let found = search(
        object, rule, descends: arguments.bool(3), limit: reversed ? 0 : arguments.int(2))
      return [list(found, reversed, arguments.int(2))]
    case "GetMatchesTo":
      let reversed = try Self.isReversed(arguments.int(2))
      return [
        try around(object, arguments, after: false, reversed, count: arguments.int(5), descends: 6)
      ]
    case "GetMatchesFrom":
      let reversed = try Self.isReversed(arguments.int(2))
      return [
        try around(object, arguments, after: true, reversed, count: arguments.int(4), descends: 5)
      ]
    case "GetActiveDescendant": return [reference(to: activeDescendant(of: object))]
    default: return nil
    }
  }

  private static func isReversed(_ order: Int) throws(AtspiError) -> Bool {
    guard (0...6).contains(order) else { throw .invalidArguments("unknown order \(order)") }
    return order >= 4
  }

  private func list(
    _ found: [any AccessibleObject], _ reversed: Bool, _ count: Int
  ) -> DBusValue {
    let ordered = reversed ? found.reversed() : found
    return references(to: count > 0 ? Array(ordered.prefix(count)) : ordered)
  }

  /// Returns the matches before or after an object of the tree.
  private func around(
    _ object: any AccessibleObject, _ arguments: AtspiArguments, after: Bool, _ reversed: Bool,
    count: Int, descends: Int
  ) throws(AtspiError) -> DBusValue {
    let rule = try AtspiMatchRule(arguments.value(1))
    guard let number = AtspiObjects.number(in: arguments.string(0)),
      let current = objects.object(number)
    else { throw .unknownObject(arguments.string(0)) }
    guard (0...2).contains(arguments.int(3)) else { throw .invalidArguments("unknown tree") }
    let all = search(object, nil, descends: arguments.bool(descends), limit: 0)
    guard let position = all.firstIndex(where: { $0 === current }) else {
      return references(to: [])
    }
    let part = after ? all[(position + 1)...] : all[..<position]
    return list(part.filter { rule.matches($0, in: self) }, reversed, count)
  }

  /// Returns the descendants, or the children, that match a rule, in the order of the tree.
  private func search(
    _ object: any AccessibleObject, _ rule: AtspiMatchRule?, descends: Bool, limit: Int
  ) -> [any AccessibleObject] {
    var found: [any AccessibleObject] = []
    var examined = 0
    // The next child to visit, for each object on the path from the root.
    var path: [(parent: any AccessibleObject, next: Int)] = [(object, 0)]
    while let (parent, next) = path.last, examined < Self.searchLimit {
      guard next < min(parent.accessibleChildCount, Self.searchChildLimit) else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      guard let child = parent.accessibleChild(at: next) else { continue }
      examined += 1
      if rule?.matches(child, in: self) ?? true { found.append(child) }
      if limit > 0, found.count >= limit { break }
      if descends, path.count < 200 { path.append((child, 0)) }
    }
    return found
  }

  private func activeDescendant(of object: any AccessibleObject) -> (any AccessibleObject)? {
    let all = search(object, nil, descends: true, limit: 0)
    return all.first { $0.accessibleStates.has(.focused) || $0.accessibleStates.has(.active) }
  }
}
