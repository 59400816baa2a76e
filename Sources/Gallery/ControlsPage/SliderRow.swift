import Widgets

/// A slider with its name and its value above it.
final class SliderRow: View {
  /// The height of the row, in points.
  static var height: Double { lineHeight + 40 }
  /// The height of the labels, in points.
  private static var lineHeight: Double { Spacing.scaled(20) }

  let slider = Slider()
  private let nameLabel = Label()
  private let valueLabel = Label()

  init(_ name: String, symbolName: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    valueLabel.font = .digits(ofSize: 13, weight: .medium)
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    nameLabel.textColor = .secondaryLabel
    slider.accessibilityLabel = name
    slider.minimumValueImage = Image(systemName: symbolName, pointSize: 20)
    slider.addTarget(self, action: SliderRow.valueChanged, for: .valueChanged)
    for view in [nameLabel, valueLabel, slider] { addSubview(view) }
  }

  private func valueChanged() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    valueLabel.text = "\(Int((slider.value * 100).rounded())) %"
    valueLabel.textAlignment = trailingAlignment
    let number = Spacing.scaled(60)
    let left = max(0, bounds.width - number)
    nameLabel.frame = Rect(x: 0, y: 0, width: left, height: Self.lineHeight)
    valueLabel.frame = Rect(x: left, y: 0, width: number, height: Self.lineHeight)
    slider.frame = Rect(x: 0, y: Self.lineHeight - 4, width: bounds.width, height: 44)
    mirror([nameLabel, valueLabel])
  }
}
