import Widgets

/// The page that shows controls to use, and below them each control in each state.
///
/// The page scrolls in a window that is too small for it.
final class ControlsController: ViewController {
  private let content = FadingScroller(ground: .systemGroupedBackground)
  private let header = TapHeader()
  private let table = StateTable()
  private let liveCard = LiveCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(content)
    content.scroller.accessibilityLabel = "Page"
    // A control is highlighted as soon as it is touched, also if the page can scroll.
    content.scroller.delaysContentTouches = false
    for subview in [header, liveCard, table] { content.scroller.addSubview(subview) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.frame = view.bounds
    content.layoutIfNeeded()
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    header.frame = Rect(x: margin, y: margin, width: width, height: TapHeader.height)
    liveCard.frame = Rect(
      x: margin, y: header.frame.maxY + Spacing.medium, width: width,
      height: liveCard.height(forWidth: width))
    table.frame = Rect(
      x: margin, y: liveCard.frame.maxY + Spacing.medium, width: width, height: table.height)
    content.contentDidChange(
      to: Size(width: view.bounds.width, height: table.frame.maxY + margin))
  }
}
