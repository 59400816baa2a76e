/// A parsed line of the visual format language.
///
/// ```text
/// orientation: ("H:" | "V:")?  ("|" connection)?  view (connection view)*  (connection "|")?
/// connection:  ""  |  "-"  |  "-" predicates "-"
/// view:        "[" name ("(" list ")")? "]"
/// predicates:  number | name | "(" list ")"
/// predicate:   ("==" | "<=" | ">=")? (number | metric | view) ("*" | "/" number)? ("+" | "-" number)?
///              ("@" priority)?
/// ```
package struct VisualFormat {
  /// A number, or the name of a metric or a view.
  enum Operand {
    case number(Double)
    case name(String, at: Int)
  }

  /// A condition for a length.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var operand: Operand
    var multiplier = 1.0
    var constant = 0.0
    var priority: Operand?
  }

  /// The connection of two neighbors.
  enum Connection {
    /// They touch.
    case none
    /// The standard spacing.
    case standard
    case distances([Predicate])
  }

  /// A view, or the superview's edge if the name is `nil`.
  struct Element {
    var name: String?
    var offset: Int
    var predicates: [Predicate] = []
  }

  var axis = LayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// The connections, one fewer than the elements.
  var connections: [Connection] = []
}

/// The error in a visual format, and its position.
package struct VisualFormatError: Error {
  /// The description of the error, in a sentence.
  package let reason: String
  package let format: String
  /// The number of characters before the error.
  package let offset: Int

  /// The sentence, the format, and an arrow at the position.
  package var message: String {
    "Unable to parse constraint format:\n\(reason)\n\(format)\n"
      + String(repeating: " ", count: offset) + "^"
  }
}
