import Widgets

/// A card with a page control, activity indicators, and a translucent panel.
final class PagesCard: PickersCard {
  private let pages = PageControl()
  private let picture = ImageView(image: Landscape.image)
  private let panel = VisualEffectView(effect: BlurEffect(style: .systemThinMaterial))
  private let panelText = Label(text: "Page 1")
  private let small = ActivityIndicatorView(style: .medium)
  private let large = ActivityIndicatorView(style: .large)
  private let turning = Switch()
  private let well = ColorWell()

  init() {
    super.init("Pages and waiting")
    pages.numberOfPages = 6
    pages.accessibilityLabel = "Pages"
    pages.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        panelText.text = "Page \(pages.currentPage + 1)"
      }, for: .valueChanged)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    panelText.textAlignment = .center
    panelText.frame = panel.contentView.bounds
    panelText.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.contentView.addSubview(panelText)
    small.hidesWhenStopped = false
    large.hidesWhenStopped = false
    turning.accessibilityLabel = "Turn"
    turning.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        for wheel in [small, large] {
          if turning.isOn { wheel.startAnimating() } else { wheel.stopAnimating() }
        }
      }, for: .valueChanged)
    well.selectedColor = .systemPurple
    well.title = "Colour"
    well.addAction(
      Action { [weak self] _ in self?.colorChanged() }, for: .valueChanged)
    colorChanged()
    for view in [picture, panel, pages, small, large, turning, well] { addSubview(view) }
  }

  private func colorChanged() {
    for wheel in [small, large] { wheel.color = well.selectedColor }
  }

  override func contentHeight(forWidth width: Double) -> Double { 120 + 44 + 48 }

  override func layOut(in area: Rect) {
    picture.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: 120)
    panel.frame = Rect(x: area.minX, y: area.minY + 76, width: area.width, height: 44)
    pages.frame = Rect(x: area.minX, y: area.minY + 120, width: area.width, height: 44)
    let y = area.minY + 164
    turning.frame = Rect(x: area.minX, y: y, width: 52, height: 44)
    small.center = Point(x: area.minX + 52 + 32, y: y + 22)
    well.frame = Rect(x: area.maxX - 44, y: y, width: 44, height: 44)
    large.center = Point(x: area.minX + 52 + 80, y: y + 22)
  }
}
