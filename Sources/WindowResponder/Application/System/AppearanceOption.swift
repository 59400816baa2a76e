/// An option of the command line that overrides a setting of the desktop's appearance.
package enum AppearanceOption: String, CaseIterable, Sendable {
  case appearance = "--appearance"
  case contrast = "--contrast"
  case textScale = "--text-scale"
  case reducedMotion = "--reduced-motion"
  case boldText = "--bold-text"
  case onOffLabels = "--on-off-labels"
  case buttonShapes = "--button-shapes"
  case reducedTransparency = "--reduced-transparency"

  /// An option with a missing or wrong value.
  package struct WrongValue: Error, Equatable, CustomStringConvertible {
    /// The option.
    package let option: AppearanceOption
    /// The wrong value, or `nil` if a value is missing.
    package let value: String?

    package var description: String {
      guard let meaning = option.meaning else { return "\(option.rawValue) takes no value" }
      let wish = "\(option.rawValue) needs \(meaning)"
      return value.map { "\(wish), not \"\($0)\"" } ?? wish
    }
  }

  /// The values of the option in words, or `nil` for an option without a value.
  package var meaning: String? {
    switch self {
    case .appearance: "light or dark"
    case .contrast: "normal or high"
    case .textScale:
      "a number from \(SystemAppearance.textScaleRange.lowerBound) to "
        + "\(SystemAppearance.textScaleRange.upperBound)"
    default: nil
    }
  }

  /// Sets the option in overrides, with its value.
  package func apply(
    _ value: String?, to overrides: inout AppearanceOverrides
  ) throws(WrongValue) {
    if meaning == nil, value != nil { throw WrongValue(option: self, value: value) }
    switch self {
    case .appearance:
      overrides.colorScheme = try choice(value, ["light": .light, "dark": .dark])
    case .contrast: overrides.contrast = try choice(value, ["normal": .normal, "high": .high])
    case .textScale:
      guard let scale = value.flatMap(Double.init),
        SystemAppearance.textScaleRange.contains(scale)
      else { throw WrongValue(option: self, value: value) }
      overrides.textScale = scale
    case .reducedMotion: overrides.reducedMotion = true
    case .boldText: overrides.boldText = true
    case .onOffLabels: overrides.onOffLabels = true
    case .buttonShapes: overrides.buttonShapes = true
    case .reducedTransparency: overrides.reducedTransparency = true
    }
  }

  private func choice<Value>(
    _ text: String?, _ values: KeyValuePairs<String, Value>
  ) throws(WrongValue) -> Value {
    guard let found = values.first(where: { $0.key == text }) else {
      throw WrongValue(option: self, value: text)
    }
    return found.value
  }

  /// The lines of a help text about all options.
  package static let help = """
      --appearance NAME       light or dark (as the desktop is)
      --contrast NAME         normal or high (as the desktop is)
      --text-scale N          the size of text, as a factor of the usual one (as the desktop is)
      --reduced-motion        without movements
      --bold-text             with heavier text
      --on-off-labels         with marks for on and off on switches
      --button-shapes         with lines below the titles of plain buttons
      --reduced-transparency  with opaque backgrounds
    """
}
