import Widgets

// Controls that always have a highlighted or focused appearance, and still work.

/// A button that has the appearance of a state.
final class PinnedButton: Button {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A switch that has the appearance of a state.
final class PinnedSwitch: Switch {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A check box that has the appearance of a state.
final class PinnedCheckBox: CheckBox {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A slider that has the appearance of a state.
final class PinnedSlider: Slider {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A stepper that has the appearance of a state.
final class PinnedStepper: Stepper {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}

/// A segmented control that has the appearance of a state.
final class PinnedSegments: SegmentedControl {
  var pinned = PinnedState.normal
  override var isHighlighted: Bool {
    get { pinned == .highlighted || super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isFocused: Bool { pinned == .focused || super.isFocused }
}
