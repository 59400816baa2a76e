import Widgets

/// The header of the controls page: a button to tap, and a label that counts.
final class TapHeader: View {
  /// The height of the header, in points.
  static let height = 44.0

  private let tapButton = Button(configuration: .filled())
  private let label = Label(text: "Not tapped yet")
  private var count = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    tapButton.setTitle("Tap me", for: .normal)
    tapButton.addTarget(self, action: TapHeader.tapped, for: .primaryActionTriggered)
    label.textColor = .secondaryLabel
    for view in [tapButton, label] { addSubview(view) }
  }

  private func tapped() {
    count += 1
    label.text = count == 1 ? "Tapped 1 time" : "Tapped \(count) times"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tapSize = tapButton.intrinsicContentSize
    tapButton.frame = Rect(x: 0, y: 0, width: tapSize.width, height: bounds.height)
    let x = tapButton.frame.maxX + Spacing.medium
    label.frame = Rect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
    mirror([tapButton, label])
  }
}
