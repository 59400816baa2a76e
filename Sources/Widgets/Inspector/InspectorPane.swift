import WindowResponder

/// A view with the pages and the tabs that select one of them.
final class InspectorPane: View {
  let pages: [any InspectorPage]
  let tabs: SegmentedControl
  private(set) var page: any InspectorPage
  /// Called when another page was selected.
  var onChange: (() -> Void)?

  init(_ pages: [any InspectorPage]) {
    self.pages = pages
    page = pages[0]
    tabs = SegmentedControl(items: pages.map(\.name))
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    tabs.selectedSegmentIndex = 0
    tabs.accessibilityLabel = "Page"
    tabs.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        choose(tabs.selectedSegmentIndex)
      }, for: .valueChanged)
    addSubview(tabs)
    addSubview(page)
  }

  /// Shows a page.
  func choose(_ index: Int) {
    guard pages.indices.contains(index), pages[index] !== page else { return }
    page.removeFromSuperview()
    page = pages[index]
    tabs.selectedSegmentIndex = index
    addSubview(page)
    setNeedsLayout()
    onChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(tabs.intrinsicContentSize.height, theme.metrics.touchTarget)
    let side = bounds.width < 400 ? 8.0 : 16
    let width = min(max(0, bounds.width - 2 * side), 480)
    tabs.place(
      in: Rect(x: side, y: 4, width: width, height: height).mirrored(in: bounds, if: isRightToLeft))
    let top = height + 8
    page.place(in: Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
  }
}
