import Widgets

/// The page for scrolling: cards in pages and an image to zoom, in a page that scrolls itself.
final class ScrollingController: ViewController, ScrollViewDelegate {
  private let scroller = ScrollView()
  private let carousel = Carousel()
  private let zoomCard = ZoomCard()
  private let textCard = TextCard()
  private let refresh = RefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    scroller.refreshControl = refresh
    scroller.accessibilityLabel = "Page"
    view.addSubview(scroller)
    for card in [carousel, zoomCard, textCard] { scroller.addSubview(card) }
    refresh.addAction(Action { [weak self] _ in self?.refreshed() }, for: .valueChanged)
  }

  /// Simulates a refresh of one second.
  private func refreshed() {
    ClockTimer.scheduledTimer(withTimeInterval: 1) { [weak self] _ in
      self?.textCard.addParagraph()
      self?.view.setNeedsLayout()
      self?.refresh.endRefreshing()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    carousel.frame = Rect(x: margin, y: margin, width: width, height: Carousel.height)
    zoomCard.frame = Rect(
      x: margin, y: carousel.frame.maxY + Spacing.medium, width: width,
      height: min(360, max(260, (width * 0.4).rounded())))
    textCard.frame = Rect(
      x: margin, y: zoomCard.frame.maxY + Spacing.medium, width: width,
      height: textCard.height(forWidth: width))
    scroller.contentSize = Size(
      width: view.bounds.width, height: textCard.frame.maxY + margin)
  }
}
