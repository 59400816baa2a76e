import WindowResponder

/// A field for a number. The arrow keys up and down change it by 1, and with Shift by 10.
final class NumberField: InspectorField {
  /// Called with each number that the user types, or sets with the arrow keys.
  var onChange: ((Double) -> Void)?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    keyboardType = .decimalPad
    addAction(
      Action { [weak self] _ in
        guard let self, let number else { return }
        onChange?(number)
      }, for: .editingChanged)
  }

  /// The number in the field, or `nil` if the text is not a number from −1,000,000 to 1,000,000.
  var number: Double? {
    let text = (self.text ?? "").map { $0 == "," ? "." : $0 }.filter { $0 != " " }
    return Double(String(text)).flatMap { $0.isFinite && abs($0) <= 1_000_000 ? $0 : nil }
  }

  /// Shows a number, unless the user edits the field.
  func show(_ number: Double) {
    let new = InspectorNames.text(number)
    if !isEditing, text != new { text = new }
  }

  override var keyCommands: [KeyCommand]? {
    let steps: [(String, KeyModifierFlags, Double)] = [
      (KeyCommand.inputUpArrow, [], 1), (KeyCommand.inputDownArrow, [], -1),
      (KeyCommand.inputUpArrow, .shift, 10), (KeyCommand.inputDownArrow, .shift, -10),
    ]
    return steps.map { key, flags, step in
      let command = KeyCommand(title: "", input: key, modifierFlags: flags) {
        [weak self] (_: Command) in self?.move(by: step)
      }
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  private func move(by step: Double) {
    guard let number else { return }
    text = InspectorNames.text(number + step)
    onChange?(number + step)
  }
}
