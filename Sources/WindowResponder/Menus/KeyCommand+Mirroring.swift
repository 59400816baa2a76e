extension KeyCommand {
  /// The input in the application's layout direction: ``input``, or its opposite if the direction is
  /// right-to-left and ``allowsAutomaticMirroring`` is `true`.
  package var directedInput: String? {
    guard let input, allowsAutomaticMirroring,
      ProgramContext.current.layoutDirection == .rightToLeft
    else { return input }
    return Self.opposites[input] ?? input
  }

  private static let opposites: [String: String] = [
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
  ]
}
