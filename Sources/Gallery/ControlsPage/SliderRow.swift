import Widgets

/// A slider with its name and its value above it.
final class SliderRow: View {
  /// The height of the row, in points.
  static let height = 60.0

  let slider = Slider()
  private let nameLabel = Label()
  private let valueLabel = Label()

  init(_ name: String, symbolName: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    valueLabel.textAlignment = .right
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
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
    nameLabel.frame = Rect(x: 0, y: 0, width: max(0, bounds.width - 60), height: 20)
    valueLabel.frame = Rect(x: max(0, bounds.width - 60), y: 0, width: 60, height: 20)
    slider.frame = Rect(x: 0, y: 16, width: bounds.width, height: 44)
  }
}
