/// A line of the visual format language, as it was read.
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
  /// A number, a metric's name, or a view's.
  enum Operand {
    case number(Double)
    case name(String, at: Int)
  }

  /// What is said of a length.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    var operand: Operand
    var multiplier = 1.0
    var constant = 0.0
    var priority: Operand?
  }

  /// What is between two neighbours.
  enum Connection {
    /// They touch.
    case none
    /// The usual distance.
    case standard
    case distances([Predicate])
  }

  /// A view, or the superview's edge for nil.
  struct Element {
    var name: String?
    var place: Int
    var predicates: [Predicate] = []
  }

  var axis = LayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// One fewer than there are elements.
  var connections: [Connection] = []
}

/// Why a visual format cannot be read, and where.
package struct VisualFormatError: Error {
  /// What is wrong, in a sentence.
  package let reason: String
  package let format: String
  /// How many characters stand before what is wrong.
  package let place: Int

  /// The sentence, the format, and an arrow at the place.
  package var message: String {
    "Unable to parse constraint format:\n\(reason)\n\(format)\n"
      + String(repeating: " ", count: place) + "^"
  }
}
