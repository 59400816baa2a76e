/// The range of a control's value.
///
/// A control keeps it beside its properties: an override of one of them may set the others.
package struct ValueRange {
  /// The least value. A maximum that is smaller becomes it too.
  package var minimum: Double { didSet { if maximum < minimum { maximum = minimum } } }
  /// The largest value. A minimum that is larger becomes it too.
  package var maximum: Double { didSet { if minimum > maximum { minimum = maximum } } }

  package init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns a value brought into the range; the least one for a value that is no number.
  package func limited(_ value: Double) -> Double {
    value > minimum ? min(value, maximum) : minimum
  }
}
