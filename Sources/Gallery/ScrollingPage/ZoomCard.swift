import Widgets

/// A card with an image to zoom by a pinch, with Control and the wheel or plus and minus, or with a double
/// tap.
final class ZoomCard: Card, ScrollViewDelegate {
  private let scroller = FocusScroller()
  private let picture = ImageView(image: Landscape.largeImage)
  private let hint = Label(text: "Pinch, double tap, Ctrl +, Ctrl −")
  private let scaleLabel = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    scaleLabel.font = .digits(ofSize: 13, weight: .medium)
    scroller.delegate = self
    scroller.maximumZoomScale = 6
    scroller.centersContent = true
    scroller.zoomsOnDoubleTap = true
    scroller.accessibilityLabel = "Zoom"
    scroller.layer.cornerRadius = 8
    scroller.backgroundColor = .systemGroupedBackground
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    scroller.addSubview(picture)
    for view in [scroller, hint, scaleLabel] { addSubview(view) }
    showScale()
  }

  private func showScale() {
    scaleLabel.text = "\(Int((scroller.zoomScale * 100).rounded())) %"
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { picture }
  func scrollViewDidZoom(_ scrollView: ScrollView) { showScale() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let (line, number) = (Spacing.scaled(20), Spacing.scaled(60))
    hint.frame = Rect(
      x: area.minX, y: area.minY, width: max(0, area.width - number), height: line)
    scaleLabel.frame = Rect(x: area.maxX - number, y: area.minY, width: number, height: line)
    scaleLabel.textAlignment = trailingAlignment
    mirror([hint, scaleLabel])
    let frame = Rect(
      x: area.minX, y: area.minY + line + Spacing.small, width: area.width,
      height: max(0, area.height - line - Spacing.small))
    guard frame.size != scroller.bounds.size else { return }
    scroller.zoomScale = 1
    scroller.frame = frame
    picture.frame = Rect(origin: .zero, size: frame.size)
    scroller.contentSize = frame.size
  }
}
