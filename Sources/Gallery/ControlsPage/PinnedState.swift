/// A state that a control is shown in.
enum PinnedState: CaseIterable {
  case normal, highlighted, selected, disabled, focused

  /// Its name, and a shorter one for narrow columns.
  var names: (long: String, short: String) {
    switch self {
    case .normal: return ("Normal", "Normal")
    case .highlighted: return ("Highlighted", "Pressed")
    case .selected: return ("Selected", "Selected")
    case .disabled: return ("Disabled", "Disabled")
    case .focused: return ("Focused", "Focused")
    }
  }
}
