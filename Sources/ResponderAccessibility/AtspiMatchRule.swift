internal import ResponderBus

/// A rule that finds objects in a tree. Follows `AtspiMatchRule`.
struct AtspiMatchRule {
  /// The comparison of a set of criteria. Follows `AtspiCollectionMatchType`.
  enum Match: Int {
    case ignored, all, any, none, empty
  }

  private var states: [UInt64] = []
  private var stateMatch = Match.ignored
  private var attributes: [(name: String, value: String)] = []
  private var attributeMatch = Match.ignored
  private var roles: Set<UInt32> = []
  private var roleMatch = Match.ignored
  private var interfaces: [String] = []
  private var interfaceMatch = Match.ignored
  private var isInverted = false

  /// Reads a rule with the type `(aiia{ss}iaiiasib)`.
  init(_ value: DBusValue?) throws(AtspiError) {
    guard let parts = value?.parts, parts.count == 9 else {
      throw .invalidArguments("a match rule has nine parts")
    }
    states = Self.bits(parts[0]).map { UInt64($0) }
    stateMatch = try Self.match(parts[1])
    for (name, value) in parts[2].entries ?? [:] {
      // Several values of one attribute are separated by colons.
      for value in (value.text ?? "").split(separator: ":" as Character) {
        attributes.append((name, String(value)))
      }
    }
    attributeMatch = try Self.match(parts[3])
    roles = Set(Self.bits(parts[4]).map { UInt32($0) })
    roleMatch = try Self.match(parts[5])
    interfaces = (parts[6].parts ?? []).compactMap(\.text).map {
      $0.hasPrefix(AtspiInterface.prefix) ? $0 : AtspiInterface.prefix + $0
    }
    interfaceMatch = try Self.match(parts[7])
    isInverted = parts[8].truth == true
  }

  private static func match(_ value: DBusValue) throws(AtspiError) -> Match {
    guard let number = value.integer, let match = Match(rawValue: number) else {
      throw .invalidArguments("unknown type of match")
    }
    return match
  }

  /// Returns the numbers of the bits that are set in a list of words, the lowest one first.
  private static func bits(_ value: DBusValue) -> [Int] {
    let words = (value.parts ?? []).prefix(8).map { UInt32(truncatingIfNeeded: $0.integer ?? 0) }
    return words.enumerated().flatMap { (position: Int, word: UInt32) -> [Int] in
      (0..<32).filter { word & (UInt32(1) << UInt32($0)) != 0 }.map { position * 32 + $0 }
    }
  }

  private static func holds(
    _ match: Match, _ criteria: [Bool], hasOwn: @autoclosure () -> Bool
  ) -> Bool {
    switch match {
    case .ignored: return true
    case .all: return criteria.allSatisfy { $0 }
    case .any: return criteria.isEmpty || criteria.contains(true)
    case .none: return !criteria.contains(true)
    case .empty: return criteria.isEmpty ? !hasOwn() : criteria.allSatisfy { $0 }
    }
  }

  /// Returns a Boolean value that indicates whether an object meets the rule.
  @MainActor func matches(_ object: any AccessibleObject, in session: AtspiSession) -> Bool {
    matchesAll(object, session) != isInverted
  }

  @MainActor private func matchesAll(
    _ object: any AccessibleObject, _ session: AtspiSession
  ) -> Bool {
    if roleMatch != .ignored, !roles.isEmpty {
      let isOne = roles.contains(object.accessibleRole.rawValue)
      let isWanted = roleMatch == .none ? !isOne : isOne
      // An object has one role, so it never has all of several roles.
      if !isWanted || (roleMatch == .all && roles.count > 1) { return false }
    }
    if stateMatch != .ignored {
      let own = object.accessibleStates.rawValue
      let criteria = states.map { $0 < 64 && own & (1 << $0) != 0 }
      guard Self.holds(stateMatch, criteria, hasOwn: own != 0) else { return false }
    }
    if attributeMatch != .ignored {
      let own = object.accessibleAttributes
      let criteria = attributes.map { own[$0.name] == $0.value }
      guard Self.holds(attributeMatch, criteria, hasOwn: !own.isEmpty) else { return false }
    }
    guard interfaceMatch != .ignored else { return true }
    let own = session.interfaces(of: object)
    return Self.holds(
      interfaceMatch, interfaces.map { own.contains($0) }, hasOwn: !own.isEmpty)
  }
}
