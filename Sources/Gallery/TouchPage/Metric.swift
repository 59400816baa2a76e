import WindowResponder

/// A view with a number and its name below.
final class Metric: View {
  private let valueLabel = Label(text: "0")
  private let nameLabel: Label

  init(_ name: String) {
    nameLabel = Label(text: name)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    valueLabel.font = .digits(ofSize: 18, weight: .semibold)
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.textColor = .secondaryLabel
    addSubview(valueLabel)
    addSubview(nameLabel)
  }

  /// The number.
  var value: String {
    get { valueLabel.text ?? "" }
    set { valueLabel.text = newValue }
  }

  /// The name of the number.
  var name: String {
    get { nameLabel.text ?? "" }
    set { nameLabel.text = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = Spacing.scaled(24)
    valueLabel.frame = Rect(x: 0, y: 2, width: bounds.width, height: line)
    nameLabel.frame = Rect(x: 0, y: line + 2, width: bounds.width, height: Spacing.scaled(16))
  }
}
