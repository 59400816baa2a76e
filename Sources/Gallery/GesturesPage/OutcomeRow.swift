import Widgets

/// A row for a recognizer: a dot, its name, and its result.
final class OutcomeRow: View {
  /// The height of the row, in points.
  static var height: Double { Spacing.scaled(44) }

  let name: String
  let recognizer: GestureRecognizer
  private let nameLabel = Label()
  private let outcomeLabel = Label(text: Outcome.idle.text)

  init(name: String, recognizer: GestureRecognizer) {
    self.name = name
    self.recognizer = recognizer
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    outcomeLabel.font = .preferredFont(forTextStyle: .footnote)
    outcomeLabel.textColor = .secondaryLabel
    addSubview(nameLabel)
    addSubview(outcomeLabel)
  }

  var outcome = Outcome.idle {
    didSet {
      guard outcome != oldValue else { return }
      outcomeLabel.text = outcome.text
      setNeedsDisplay()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = 24.0
    let width = max(0, bounds.width - x)
    nameLabel.frame = Rect(x: x, y: Spacing.scaled(3), width: width, height: Spacing.scaled(20))
    outcomeLabel.frame = Rect(
      x: x, y: Spacing.scaled(22), width: width, height: Spacing.scaled(18))
    mirror([nameLabel, outcomeLabel])
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.setFillColor(outcome.color)
    context.fillEllipse(in: mirrored(Rect(x: 4, y: bounds.midY - 5, width: 10, height: 10)))
  }
}
