import Foundation

/// An operator of a comparison, with its options.
struct PredicateComparison {
  enum Operator: String, CaseIterable {
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case equal = "=="
    case less = "<"
    case greater = ">"
    case matches = "MATCHES"
    case like = "LIKE"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  let `operator`: Operator
  var options: String.CompareOptions = []

  /// Returns the result of the comparison of two values.
  func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch `operator` {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: isIn(right, left)
    case .isIn: isIn(left, right)
    case .between: isBetween(left, right)
    case .matches, .like, .beginsWith, .endsWith: isTrue(text: left, pattern: right)
    }
  }

  // MARK: Values

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  /// Returns the order of two numbers, texts or dates, or `nil` if they cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a text or a collection contains a value.
  private func isIn(_ value: Any?, _ whole: Any?) -> Bool {
    if let part = text(value), let whole = text(whole) {
      return part.isEmpty || whole.range(of: part, options: options) != nil
    }
    return elements(whole)?.contains { isEqual($0, value) } ?? false
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = elements(limits), limits.count == 2,
      let first = order(limits[0], value), let last = order(value, limits[1])
    else { return false }
    return first != .orderedDescending && last != .orderedDescending
  }

  private func elements(_ whole: Any?) -> [Any]? {
    switch whole {
    case let whole as [Any]: whole
    case let whole as NSArray: Array(whole)
    case let whole as NSSet: Array(whole)
    case let whole as NSOrderedSet: Array(whole)
    case let whole as Set<AnyHashable>: whole.map(\.base)
    default: nil
    }
  }

  // MARK: Texts

  private func isTrue(text left: Any?, pattern right: Any?) -> Bool {
    guard let text = text(left), let pattern = self.text(right) else { return false }
    switch `operator` {
    case .beginsWith:
      return pattern.isEmpty || text.range(of: pattern, options: options.union(.anchored)) != nil
    case .endsWith:
      let atEnd = options.union([.anchored, .backwards])
      return pattern.isEmpty || text.range(of: pattern, options: atEnd) != nil
    case .like: return isMatch(text, Self.expression(like: pattern))
    default: return isMatch(text, pattern)
    }
  }

  /// Returns a Boolean value that indicates whether a regular expression describes the whole text.
  private func isMatch(_ text: String, _ pattern: String) -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseless = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isCaseless ? .caseInsensitive : [])
    else { preconditionFailure("NSPredicate cannot parse the expression \"\(pattern)\"") }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// Returns the regular expression of a pattern in which `?` is one character and `*` any text.
  private static func expression(like pattern: String) -> String {
    var isEscaped = false
    var expression = "(?s:"
    for character in pattern {
      let part = NSRegularExpression.escapedPattern(for: String(character))
      switch character {
      case _ where isEscaped: expression += part
      case "\\":
        isEscaped = true
        continue
      case "*": expression += ".*"
      case "?": expression += "."
      default: expression += part
      }
      isEscaped = false
    }
    return expression + ")"
  }
}
