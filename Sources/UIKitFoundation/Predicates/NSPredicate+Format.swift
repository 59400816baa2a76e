public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format and the values of its placeholders. Foundation has none on Linux.
  ///
  /// The format consists of comparisons, joined by `AND`, `OR` and `NOT`: `SELF MATCHES %@`, or
  /// `name BEGINSWITH[cd] %@ AND age >= 18`. `%@`, `%d`, `%f` and their kin are values, and `%K` is a key
  /// path. The operators are those of comparisons with numbers, and `MATCHES`, `LIKE`, `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `IN` and `BETWEEN`, with the options `[c]` and `[d]`. A key path consists of
  /// keys of dictionaries, and of names of stored properties of objects and structures. There are no
  /// functions, no `ANY` and no subqueries. If the format cannot be parsed, or has too few values, the
  /// process stops with an error.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format and an array with the values of its placeholders.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let test: PredicateTest
    do {
      test = try PredicateParser.parse(format, arguments ?? [])
    } catch {
      preconditionFailure("NSPredicate cannot parse the format \"\(format)\": \(error)")
    }
    let box = SharedTest(test: test)
    self.init { object, _ in box.test.isTrue(for: object) }
  }
}

/// A test whose values are not changed after its creation, so that each thread may read them.
private struct SharedTest: @unchecked Sendable {
  let test: PredicateTest
}
