/// The effect of a changed declaration on the code that uses it.
struct Alteration {
  private let old: Declaration
  private let new: Declaration

  /// Creates an alteration from two versions of a declaration.
  init(from old: String, to new: String) {
    self.old = Declaration(old)
    self.new = Declaration(new)
  }

  /// The attributes that have no effect on callers, subclasses and conforming types.
  private static let harmless: Set = [
    "@preconcurrency", "@discardableResult", "@frozen", "@inlinable", "@usableFromInline",
    "@dynamicMemberLookup", "@dynamicCallable",
  ]

  /// Returns the reasons why existing code may no longer compile, or an empty array if it still compiles.
  ///
  /// - Parameter reach: The current API of the product, for superclasses and aliases.
  func breaks(in reach: APIState.Reach) -> [String] {
    var reasons = typeReasons(in: reach)
    if old.isOpen, !new.isOpen { reasons.append("is no longer open") }
    reasons += requirementReasons + attributeReasons + modifierReasons + accessorReasons
    if !old.defaults.isSubset(of: new.defaults), reasons.isEmpty {
      reasons.append("has lost a default argument")
    }
    if !hasSameEffects { reasons.append("has other effects") }
    if new.availability.contains("unavailable"), !old.availability.contains("unavailable") {
      reasons.append("is unavailable")
    }
    return reasons
  }

  private func typeReasons(in reach: APIState.Reach) -> [String] {
    if old.core == new.core { return [] }
    if old.coreWithoutSuperclass == new.coreWithoutSuperclass {
      guard let before = old.parent else { return [] }
      if let now = new.parent, reach.isKind(now, of: before) { return [] }
      return ["no longer inherits from \(before)"]
    }
    // A constant may become a computed property, and the reverse.
    if old.core.replacing(#/^let /#, with: "var ") == new.core.replacing(#/^let /#, with: "var ") {
      return []
    }
    if new.core.hasPrefix("typealias "), let target = new.parent, reach.declares(target),
      ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "].contains(
        where: old.core.hasPrefix)
    {
      return []
    }
    return ["has another type or other parameters"]
  }

  private var requirementReasons: [String] {
    var reasons: [String] = []
    if new.isRequirement, !new.hasDefault, !old.isRequirement || old.hasDefault {
      reasons.append("must be implemented")
    }
    if old.isRequirement, !new.isRequirement { reasons.append("is no longer a requirement") }
    return reasons
  }

  private var attributeReasons: [String] {
    var reasons: [String] = []
    for attribute in old.attributes.subtracting(new.attributes).sorted() {
      // Callers on another actor remain valid, but an override with the isolation does not.
      let isIsolation = attribute.hasSuffix("Actor")
      if !isIsolation || old.isReplaceable { reasons.append("is no longer \(attribute)") }
    }
    for attribute in new.attributes.subtracting(old.attributes).sorted()
    where !Self.harmless.contains(attribute)
      && (!attribute.hasPrefix("nonisolated") || old.isReplaceable)
    {
      reasons.append("is \(attribute) now")
    }
    return reasons
  }

  private var modifierReasons: [String] {
    let gained = new.modifiers.subtracting(old.modifiers)
    let lost = old.modifiers.subtracting(new.modifiers)
    var reasons = gained.intersection(["static", "required", "mutating", "convenience"]).sorted()
      .map { "is \($0) now" }
    if lost.contains("static"), !new.modifiers.contains("class") {
      reasons.append("is no longer static")
    }
    if lost.contains("class"), !new.modifiers.contains("static") {
      reasons.append("is no longer a class member")
    }
    if gained.contains("class"), !old.modifiers.contains("static") {
      reasons.append("is a class member now")
    }
    if old.modifiers.contains("class"), gained.contains("static") {
      reasons.removeAll { $0 == "is static now" }
      if old.isOpen { reasons.append("is static now") }
    } else if gained.contains("class") {
      reasons.removeAll { $0 == "is no longer static" }
    }
    return reasons
  }

  private var accessorReasons: [String] {
    let before = old.core.hasPrefix("let ") ? ["get"] : old.accessors
    let now = new.core.hasPrefix("let ") ? ["get"] : new.accessors
    if before.contains("set"), !now.contains("set") { return ["can no longer be set"] }
    if new.isRequirement, now.contains("set"), !before.contains("set") {
      return ["must be settable"]
    }
    let ignored: Set = ["get", "set", "mutating", "nonmutating"]
    return now.subtracting(ignored) == before.subtracting(ignored) ? [] : ["has other effects"]
  }

  /// A Boolean value that indicates whether calls need the same `try` and `await`, and overrides may have
  /// them.
  private var hasSameEffects: Bool {
    if old.effects == new.effects { return true }
    return !old.isReplaceable && new.effects.isSubset(of: old.effects)
  }
}
