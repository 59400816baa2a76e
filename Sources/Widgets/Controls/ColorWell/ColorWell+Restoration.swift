import WindowResponder

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
