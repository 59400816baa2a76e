import WindowResponder

extension Slider: AccessibleView, AdjustableControl {
  /// Describes a slider, whose step is that of the arrow keys.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .slider
    details.states.set(.horizontal)
    let (low, high) = (minimumValue, maximumValue)
    details.scale = AccessibleScale(
      value, in: low...max(low, high), step: (high - low) * SliderKeys.arrowPart,
      text: accessibilityValue ?? ""
    ) { [weak self] value in
      guard let self, userSet(value), !isContinuous else { return }
      tellValue()
    }
  }
}

extension Stepper: AccessibleView {
  /// Describes a spin button, whose step is the stepper's.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .spinButton
    details.isPressable = false
    let (low, high) = (minimumValue, maximumValue)
    details.scale = AccessibleScale(
      value, in: low...max(low, high), step: stepValue, text: accessibilityValue ?? ""
    ) { [weak self] value in
      guard let self, value != self.value else { return }
      self.value = value
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}

extension ProgressView: AccessibleView {
  /// Describes a progress bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .progressBar
    details.content = .nothing
    details.states.set(.horizontal)
    details.scale = AccessibleScale(progress, in: 0...1, text: accessibilityValue ?? "")
  }
}

extension LevelIndicator: AccessibleView {
  /// Describes a level bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .levelBar
    details.content = .nothing
    details.states.set(.horizontal)
    let (low, high) = (minimumValue, maximumValue)
    details.scale = AccessibleScale(
      value, in: low...max(low, high), text: accessibilityValue ?? "")
  }
}

extension Rating: AccessibleView {
  /// Describes a slider with a step for each image or half of one. Orca 43 does not speak the values of the
  /// role `rating`.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .slider
    details.isPressable = false
    let step = allowsHalves ? 0.5 : 1
    details.scale = AccessibleScale(
      value, in: 0...Double(maximumValue), step: step, text: accessibilityValue ?? ""
    ) { [weak self] in self?.userSet($0) }
  }
}

extension PageControl: AccessibleView, AdjustableControl {
  /// Describes a slider over the pages, which are counted from 1.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .slider
    details.isPressable = false
    details.isLeftOut = numberOfPages == 0
    let count = Double(max(1, numberOfPages))
    details.scale = AccessibleScale(
      Double(currentPage + 1), in: 1...count, step: 1, text: accessibilityValue ?? ""
    ) { [weak self] in self?.userSet(Int($0.rounded()) - 1) }
  }
}
