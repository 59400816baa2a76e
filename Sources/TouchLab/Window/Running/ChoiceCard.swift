import Widgets

/// A question in the middle of the window, with large buttons one above the other.
final class ChoiceCard: View {
  private let card = Card(frame: .zero)

  /// The largest width, in points.
  static let widest = 440.0

  /// Creates a question with answers.
  init(title: String, text: String, buttons: [Button]) {
    super.init(frame: .zero)
    backgroundColor = Color.systemGroupedBackground.withAlphaComponent(0.8)
    card.addArrangedSubview(LabStyle.label(title, font: LabStyle.title, alignment: .center))
    if !text.isEmpty {
      card.addArrangedSubview(
        LabStyle.label(text, color: .secondaryLabel, alignment: .center))
    }
    for button in buttons { card.addArrangedSubview(button) }
    card.layer.borderWidth = 1
    card.layer.borderColor = .separator
    addSubview(card)
  }

  /// The centre of the first button, in window coordinates.
  var firstAnswer: Point? {
    card.arrangedSubviews.first { $0 is Button }.map { $0.convert($0.bounds.center, to: nil) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(Self.widest, bounds.width - 32)
    let height = card.sizeThatFits(Size(width: width, height: 10_000)).height
    card.frame = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }
}
