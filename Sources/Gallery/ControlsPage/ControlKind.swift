import Widgets

/// A type of control: a row of the table of states, in the order of the cases.
enum ControlKind: CaseIterable {
  case filled, tinted, gray, plain, destructive
  case toggle, checkBox, slider, stepper, segments

  /// The name of the row.
  var name: String {
    switch self {
    case .filled: return "Filled"
    case .tinted: return "Tinted"
    case .gray: return "Gray"
    case .plain: return "Plain"
    case .destructive: return "Destructive"
    case .toggle: return "Switch"
    case .checkBox: return "Check box"
    case .slider: return "Slider"
    case .stepper: return "Stepper"
    case .segments: return "Segments"
    }
  }

  /// The fixed width of the control, or `nil` if it is as wide as its cell.
  @MainActor var fixedWidth: Double? {
    switch self {
    case .toggle: return Switch.drawnSize.width
    case .checkBox: return CheckBox.boxSide * 2
    case .stepper: return Stepper.drawnSize.width
    default: return nil
    }
  }

  /// Creates a control that has the appearance of a state.
  @MainActor func makeControl(in state: PinnedState) -> Control {
    let control: Control
    switch self {
    case .toggle: control = makeSwitch(state)
    case .checkBox: control = makeCheckBox(state)
    case .slider: control = makeSlider(state)
    case .stepper: control = makeStepper(state)
    case .segments: control = makeSegments(state)
    default: control = makeButton(state)
    }
    control.isEnabled = state != .disabled
    if state != .normal, let name = control.accessibilityLabel {
      control.accessibilityLabel = "\(name), \(state.names.long)"
    }
    return control
  }

  /// Adapts a control's content to the width of its cell.
  @MainActor func fit(_ control: Control, isRoomy: Bool, width: Double) {
    guard let button = control as? Button, var configuration = button.configuration else { return }
    configuration.image = isRoomy ? imageName.flatMap { Image(systemName: $0) } : nil
    let inset = isRoomy ? 8.0 : 2
    configuration.contentInsets = DirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    configuration.imagePadding = 6
    button.configuration = configuration
    let small = Font.systemFont(ofSize: 13, weight: .medium)
    button.font =
      isRoomy
      ? nil : FontMetrics.default.scaledFont(for: small, maximumPointSize: max(13, width / 5))
  }

  // MARK: Parts

  private var buttonTitle: String {
    switch self {
    case .filled: return "Save"
    case .tinted: return "Share"
    case .gray: return "Edit"
    case .plain: return "More"
    default: return "Delete"
    }
  }

  private var imageName: String? {
    switch self {
    case .tinted: return "square.and.arrow.up"
    case .gray: return "pencil"
    default: return nil
    }
  }

  private var configuration: Button.Configuration {
    switch self {
    case .tinted: return .tinted()
    case .gray: return .gray()
    case .plain: return .plain()
    default: return .filled()
    }
  }

  @MainActor private func makeButton(_ state: PinnedState) -> Button {
    let button = PinnedButton(configuration: configuration)
    button.setTitle(buttonTitle, for: .normal)
    button.role = self == .destructive ? .destructive : .normal
    button.pinned = state
    button.isSelected = state == .selected
    return button
  }

  @MainActor private func makeSwitch(_ state: PinnedState) -> Switch {
    let control = PinnedSwitch()
    control.pinned = state
    control.isOn = state == .selected
    control.accessibilityLabel = name
    return control
  }

  @MainActor private func makeCheckBox(_ state: PinnedState) -> CheckBox {
    let control = PinnedCheckBox()
    control.pinned = state
    control.isChecked = state == .selected
    control.accessibilityLabel = name
    return control
  }

  @MainActor private func makeSlider(_ state: PinnedState) -> Slider {
    let control = PinnedSlider()
    control.pinned = state
    control.value = state == .selected ? 1 : 0.4
    control.accessibilityLabel = name
    return control
  }

  @MainActor private func makeStepper(_ state: PinnedState) -> Stepper {
    let control = PinnedStepper()
    control.pinned = state
    // At the end of the range, one half of a stepper is disabled.
    control.value = state == .selected ? control.maximumValue : 1
    control.accessibilityLabel = name
    return control
  }

  @MainActor private func makeSegments(_ state: PinnedState) -> SegmentedControl {
    let control = PinnedSegments(items: ["A", "B"])
    control.pinned = state
    if state != .normal { control.selectedSegmentIndex = state == .selected ? 1 : 0 }
    control.accessibilityLabel = name
    return control
  }
}
