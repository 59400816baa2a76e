import WindowResponder

/// The keys under which views and controllers of this module keep what they have.
enum StateKey {
  static let value = ".value"
  static let text = ".text"
  static let selection = ".selection"
  static let selected = ".selected"
  static let selectedModels = ".selected.models"
  static let first = ".first"
  static let firstModel = ".first.model"
  static let distance = ".first.distance"
  static let columns = ".columns"
  static let lengths = ".lengths"
  static let closed = ".closed"
  static let scope = ".scope"
  static let tab = ".tab"
  static let tabIndex = ".tab.index"
  static let stack = ".stack"
  static let page = ".page"
  static let collapsed = ".collapsed"
  static let displayMode = ".displayMode"
}

extension Coder {
  /// A number that is neither infinite nor none; nil where there is no such.
  func decodeNumber(forKey key: String) -> Double? {
    decode(Double.self, forKey: key).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ItemPath: CoderValue {
  /// A list of the section and the item.
  public var coderContent: CoderContent { [section, item].coderContent }
  /// Creates a path of a list of a section and an item; nil where they are none.
  public init?(coderContent: CoderContent) {
    guard let parts = [Int](coderContent: coderContent), parts.count == 2, parts[0] >= 0,
      parts[1] >= 0
    else { return nil }
    self.init(item: parts[1], section: parts[0])
  }
}

extension DatePicker {
  func encodeChoice(_ coder: Coder) {
    let isTimer = datePickerMode == .countDownTimer
    coder.encode(isTimer ? countDownDuration : secondsSince1970, forKey: StateKey.value)
  }

  func decodeChoice(_ coder: Coder) {
    guard let value = coder.decodeNumber(forKey: StateKey.value) else { return }
    if datePickerMode == .countDownTimer {
      countDownDuration = value
    } else {
      secondsSince1970 = value
    }
  }
}

extension ColorWell {
  func encodeColor(_ coder: Coder) {
    guard let color = selectedColor else { return }
    coder.encode([color.red, color.green, color.blue, color.alpha], forKey: StateKey.value)
  }

  func decodeColor(_ coder: Coder) {
    guard let parts = coder.decode([Double].self, forKey: StateKey.value), parts.count == 4,
      parts.allSatisfy(\.isFinite)
    else { return }
    selectedColor = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension TokenField {
  func encodeTokens(_ coder: Coder) {
    coder.encode(tokens, forKey: StateKey.value)
    if !text.isEmpty { coder.encode(text, forKey: StateKey.text) }
  }

  func decodeTokens(_ coder: Coder) {
    if let tokens = coder.decode([String].self, forKey: StateKey.value) { self.tokens = tokens }
    if let text = coder.decodeString(forKey: StateKey.text) { self.text = text }
  }
}

extension SplitView {
  func encodePanes(_ coder: Coder) {
    let lengths = panes.map { $0.length ?? -1 }
    guard lengths.contains(where: { $0 >= 0 }) else { return }
    coder.encode(lengths, forKey: StateKey.lengths)
    coder.encode(panes.map { $0.isCollapsed && !$0.isCollapsedByRoom }, forKey: StateKey.closed)
  }

  func decodePanes(_ coder: Coder) {
    guard let lengths = coder.decode([Double].self, forKey: StateKey.lengths),
      let closed = coder.decode([Bool].self, forKey: StateKey.closed),
      lengths.count == panes.count, closed.count == panes.count, lengths.allSatisfy(\.isFinite)
    else { return }
    for (index, pane) in panes.enumerated() {
      pane.isCollapsed = closed[index]
      pane.isCollapsedByRoom = false
      if lengths[index] >= 0 { pane.length = lengths[index] }
    }
    setNeedsLayout()
  }
}

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

extension SearchBar {
  func encodeSearch(_ coder: Coder) {
    searchTextField.encodeRestorableState(with: coder)
    if scopeButtonTitles != nil {
      coder.encode(selectedScopeButtonIndex, forKey: StateKey.scope)
    }
  }

  func decodeSearch(_ coder: Coder) {
    if let scope = coder.decode(Int.self, forKey: StateKey.scope), scope >= 0 {
      selectedScopeButtonIndex = scope
    }
    // By way of the bar, whose delegate searches.
    if let text = coder.decodeString(forKey: StateKey.text) { self.text = text }
    searchTextField.decodeRestorableState(with: coder)
  }
}
