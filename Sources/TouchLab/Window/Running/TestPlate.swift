import Widgets

/// A plate with the name of a test, its instruction, its progress, and the stop control.
///
/// It is at a position that the test does not need, and lets touches through except on the stop control.
final class TestPlate: View {
  let stop = StopControl()
  private let nameLabel = LabStyle.label("", font: LabStyle.smallCaps, color: .secondaryLabel)
  private let sentence = LabStyle.label("", font: LabStyle.title)
  private let readingLabel = LabStyle.label("", font: LabStyle.number, color: .secondaryLabel)
  private let bar = ProgressView()

  /// The largest width, in points.
  static let widest = 520.0
  private static let inset = 16.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = Color.secondarySystemGroupedBackground.withAlphaComponent(0.94)
    layer.cornerRadius = 18
    layer.borderWidth = 1
    layer.borderColor = .separator
    for view in [nameLabel, sentence, readingLabel, bar, stop] { addSubview(view) }
  }

  /// Shows the instruction and the progress.
  func show(name: String, sentence text: String, reading: String, progress: Double) {
    nameLabel.text = name
    sentence.text = text
    readingLabel.text = reading
    bar.progress = progress
    setNeedsLayout()
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    stop.frame.contains(point)
  }

  private func heights(width: Double) -> (name: Double, text: Double, reading: Double) {
    let room = Size(width: width - StopControl.side - 2 * Self.inset - 8, height: 1_000)
    let hasReading = !(readingLabel.text ?? "").isEmpty
    return (
      nameLabel.sizeThatFits(room).height, sentence.sizeThatFits(room).height,
      hasReading ? readingLabel.sizeThatFits(room).height + 4 : 0
    )
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = min(Self.widest, size.width)
    let heights = heights(width: width)
    let text = heights.name + 2 + heights.text + heights.reading
    return Size(
      width: width, height: (max(text, StopControl.side) + 2 * Self.inset + 12).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(width: bounds.width)
    let width = bounds.width - StopControl.side - 2 * Self.inset - 8
    var y = Self.inset
    for (label, height) in [
      (nameLabel, heights.name), (sentence, heights.text), (readingLabel, heights.reading),
    ] {
      label.frame = Rect(x: Self.inset, y: y, width: width, height: height)
      y += height + (label === nameLabel ? 2 : 0)
    }
    bar.frame = Rect(
      x: Self.inset, y: bounds.height - Self.inset - 4, width: bounds.width - 2 * Self.inset,
      height: 4)
    stop.frame = Rect(
      x: bounds.width - Self.inset - StopControl.side, y: Self.inset, width: StopControl.side,
      height: StopControl.side)
  }
}
