import Widgets

/// A card with an image, labels, two sliders with their values, and a progress bar.
final class LiveCard: Card {
  private let picture = ImageView(image: Landscape.image)
  private let headline = Label(text: "Landscape")
  private let caption = Label(text: "Image and labels")
  private let live = SliderRow("Live", symbolName: "sun.max")
  private let atEnd = SliderRow("On release", symbolName: "speaker.wave.2")
  private let progress = ProgressView()

  private static var pictureSize: Size {
    Size(width: Spacing.scaled(60), height: Spacing.scaled(44))
  }
  /// The width above which everything is in one row, in points.
  private static let wideWidth = 560.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.accessibilityLabel = "Landscape"
    headline.font = .preferredFont(forTextStyle: .headline)
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    live.slider.value = 0.6
    live.slider.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        progress.progress = live.slider.value
      }, for: .valueChanged)
    atEnd.slider.value = 0.3
    atEnd.slider.isContinuous = false
    atEnd.slider.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        progress.setProgress(atEnd.slider.value, animated: true)
      }, for: .valueChanged)
    progress.progress = live.slider.value
    progress.accessibilityLabel = "Progress"
    for view in [picture, headline, caption, live, atEnd, progress] { addSubview(view) }
  }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    let content =
      width >= Spacing.scaled(Self.wideWidth)
      ? SliderRow.height
      : Self.pictureSize.height + Spacing.small + SliderRow.height * 2 + Spacing.small + 6
    return content + Spacing.medium * 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let isWide = bounds.width >= Spacing.scaled(Self.wideWidth)
    let size = Self.pictureSize
    picture.frame = Rect(x: area.minX, y: area.minY, width: size.width, height: size.height)
    let textX = picture.frame.maxX + Spacing.medium
    let textWidth = isWide ? Spacing.scaled(112) : max(0, area.maxX - textX)
    let line = Spacing.scaled(22)
    headline.frame = Rect(x: textX, y: area.minY + 1, width: textWidth, height: line)
    caption.frame = Rect(
      x: textX, y: area.minY + 1 + line, width: textWidth, height: Spacing.scaled(18))
    if isWide {
      let x = textX + textWidth + Spacing.medium
      let width = ((area.maxX - x - Spacing.large * 2) / 2).rounded(.down)
      live.frame = Rect(x: x, y: area.minY, width: width, height: SliderRow.height)
      atEnd.frame = Rect(x: area.maxX - width, y: area.minY, width: width, height: SliderRow.height)
      progress.frame = Rect(
        x: area.minX, y: area.maxY - 8, width: size.width + Spacing.medium + textWidth, height: 6)
    } else {
      live.frame = Rect(
        x: area.minX, y: picture.frame.maxY + Spacing.small, width: area.width,
        height: SliderRow.height)
      atEnd.frame = Rect(
        x: area.minX, y: live.frame.maxY, width: area.width, height: SliderRow.height)
      progress.frame = Rect(x: area.minX, y: area.maxY - 6, width: area.width, height: 6)
    }
    mirror([picture, headline, caption, live, atEnd, progress])
  }
}
