/// Says how much there is to choose from. Follows `UIPickerViewDataSource`.
@preconcurrency @MainActor public protocol PickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears what was chosen. Follows `UIPickerViewDelegate`.
/// Everything has a default.
@preconcurrency @MainActor public protocol PickerViewDelegate: AnyObject {
  /// How wide a wheel is, in points. By default all share the width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// How high the rows of a wheel are, in points; 0, the default, for what their font needs, 32 or more.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// What a row shows.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// What a row shows, with its looks. It comes before a plain title.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> StyledText?
  /// The view of a row, which comes before titles; one that is used no more may be taken again.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View
  /// The user has chosen a row: its wheel came to rest there.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// As wide as the others.
  public func pickerView(
    _ pickerView: PickerView, widthForComponent component: Int
  ) -> Double { PickerView.usualWidth }
  /// As high as the rows' font needs.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Double { 0 }
  /// Nothing.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Nothing.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> StyledText? { nil }
  /// A label with the row's title.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> View { pickerView.titleView(forRow: row, forComponent: component, reusing: view) }
  /// Nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
