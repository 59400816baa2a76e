/// The range of a control's value.
///
/// A control stores it separately from its properties, because an override of one property may set the
/// others.
package struct ValueRange {
  /// The smallest value. If it exceeds the largest value, that value is raised to it.
  package var minimum: Double { didSet { if maximum < minimum { maximum = minimum } } }
  /// The largest value. If it is below the smallest value, that value is lowered to it.
  package var maximum: Double { didSet { if minimum > maximum { minimum = maximum } } }

  package init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns a value limited to the range. If the value is not a number, returns the smallest value.
  package func limited(_ value: Double) -> Double {
    value > minimum ? min(value, maximum) : minimum
  }
}
