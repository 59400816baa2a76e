import Widgets

// Controls that always look highlighted or focused, and still work.

/// A button that is shown in a state.
final class PinnedButton: Button {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A switch that is shown in a state.
final class PinnedSwitch: Switch {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A check box that is shown in a state.
final class PinnedCheckBox: CheckBox {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A slider that is shown in a state.
final class PinnedSlider: Slider {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A stepper that is shown in a state.
final class PinnedStepper: Stepper {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// Segments that are shown in a state.
final class PinnedSegments: SegmentedControl {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}
