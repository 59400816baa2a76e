/// An object that provides the numbers of wheels and rows of a picker view. Follows `UIPickerViewDataSource`.
@preconcurrency @MainActor public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the content of a picker view's rows, and receives the selection. Every method has
/// a default implementation. Follows `UIPickerViewDelegate`.
@preconcurrency @MainActor public protocol PickerViewDelegate: AnyObject {
  /// Returns the width of a wheel, in points. By default all wheels share the width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// Returns the height of a wheel's rows, in points. 0, the default, is the height of their font, at least
  /// 32.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the styled title of a row. It has precedence over the plain title.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> StyledText?
  /// Returns the view of a row. It has precedence over titles. A view that is no longer visible can be
  /// reused.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View
  /// Called when the user has selected a row and its wheel has stopped.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns a value for a shared width.
  public func pickerView(
    _ pickerView: PickerView, widthForComponent component: Int
  ) -> Double { PickerView.usualWidth }
  /// Returns 0 for the height of the rows' font.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Double { 0 }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> StyledText? { nil }
  /// Returns a label with the row's title.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View { pickerView.titleView(forRow: row, forComponent: component, reusing: view) }
  /// Takes no action.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
