import Widgets

/// The head of the controls page: a button to tap, a label that counts, and the way to the next part.
final class TapHeader: View {
  /// Called when the user wants the next part of the page.
  var onNext: () -> Void = {}

  private let tapButton = Button(configuration: .filled())
  private let label = Label(text: "Not tapped yet")
  private let nextButton = Button(configuration: .gray())
  private var count = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    tapButton.setTitle("Tap me", for: .normal)
    tapButton.addTarget(self, action: TapHeader.tapped, for: .primaryActionTriggered)
    label.textColor = .secondaryLabel
    nextButton.addTarget(self, action: TapHeader.nextPressed, for: .primaryActionTriggered)
    for view in [tapButton, label, nextButton] { addSubview(view) }
  }

  /// Tells which of several parts is shown; with one part alone there is nothing to tell.
  func showParts(number: Int, of count: Int) {
    nextButton.isHidden = count < 2
    var configuration = Button.Configuration.gray()
    configuration.title = "\(number) of \(count)"
    configuration.image = Image(systemName: "chevron.right", pointSize: 16)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = EdgeInsets(top: 8, left: 14, bottom: 8, right: 10)
    nextButton.configuration = configuration
    nextButton.accessibilityLabel = "Next part"
    setNeedsLayout()
  }

  private func tapped() {
    count += 1
    label.text = count == 1 ? "Tapped 1 time" : "Tapped \(count) times"
  }

  private func nextPressed() { onNext() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tapSize = tapButton.intrinsicContentSize
    tapButton.frame = Rect(x: 0, y: 0, width: tapSize.width, height: bounds.height)
    let nextWidth = nextButton.isHidden ? 0 : nextButton.intrinsicContentSize.width
    nextButton.frame = Rect(
      x: bounds.width - nextWidth, y: 0, width: nextWidth, height: bounds.height)
    let x = tapButton.frame.maxX + Spacing.medium
    label.frame = Rect(
      x: x, y: 0, width: max(0, nextButton.frame.minX - Spacing.small - x), height: bounds.height)
  }
}
