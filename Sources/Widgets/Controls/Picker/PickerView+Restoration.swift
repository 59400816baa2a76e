import WindowResponder

extension PickerView {
  func encodeRows(_ coder: Coder) {
    let rows = (0..<numberOfComponents).map { selectedRow(inComponent: $0) }
    coder.encode(rows, forKey: StateKey.value)
  }

  func decodeRows(_ coder: Coder) {
    guard let rows = coder.decode([Int].self, forKey: StateKey.value),
      rows.count == numberOfComponents
    else { return }
    for (component, row) in rows.enumerated()
    where row >= 0 && row < numberOfRows(inComponent: component) {
      selectRow(row, inComponent: component, animated: false)
    }
  }
}
