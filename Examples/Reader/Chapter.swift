/// A chapter of the book.
struct Chapter {
  var title: String
  var text: String

  /// The chapters of the book. They are long enough to be scrolled.
  static let all = (1...40).map { number in
    Chapter(
      title: "Chapter \(number)",
      text: (1...60).map { "\($0). " + sentences[($0 * 7 + number) % sentences.count] }
        .joined(separator: "\n\n"))
  }

  private static let sentences = [
    "The boat was pulled ashore before the wind turned, and nobody slept that night.",
    "A letter had come in the morning; it lay on the table until dusk.",
    "Beyond the mill the road went on between the fields, white with dust.",
    "She counted the lamps along the harbour, as she had done when she was a child.",
    "Rain fell on the roofs, and the clock in the hall struck eleven.",
    "They agreed to meet at the bridge, and neither of them came.",
    "In the last house a window was lit, and somebody was playing the piano.",
  ]
}
