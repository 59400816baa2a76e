/// A state whose appearance a control has.
enum PinnedState: CaseIterable {
  case normal, highlighted, selected, disabled, focused

  /// The name of the state, and a shorter one for narrow columns.
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
