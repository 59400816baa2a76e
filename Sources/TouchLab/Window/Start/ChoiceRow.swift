import Widgets

/// A selection of one of several titles: segments if they fit, or else radio buttons one above the other.
final class ChoiceRow: View {
  private let segments: SegmentedControl
  private let group: RadioGroup
  private let titles: [String]
  private let onChoose: (Int) -> Void

  /// Creates a selection of titles.
  init(_ titles: [String], selected: Int, _ onChoose: @escaping (Int) -> Void) {
    self.titles = titles
    self.onChoose = onChoose
    segments = SegmentedControl(items: titles)
    group = RadioGroup(titles: titles)
    super.init(frame: .zero)
    segments.selectedSegmentIndex = selected
    group.selectedIndex = selected
    segments.addAction(
      Action { [weak self] _ in self?.choose(self?.segments.selectedSegmentIndex) },
      for: .valueChanged)
    group.addAction(
      Action { [weak self] _ in self?.choose(self?.group.selectedIndex) }, for: .valueChanged)
    addSubview(segments)
    addSubview(group)
  }

  private func choose(_ index: Int?) {
    guard let index else { return }
    segments.selectedSegmentIndex = index
    group.selectedIndex = index
    onChoose(index)
  }

  private func isWide(_ width: Double) -> Bool {
    let longest =
      titles.map {
        TextLayout.cached($0, font: Font.systemFont(ofSize: 15, weight: .medium)).size.width
      }.max() ?? 0
    return (longest + 24) * Double(titles.count) <= width
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let height = isWide(size.width) ? 44 : group.sizeThatFits(size).height
    return Size(width: size.width, height: height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = isWide(bounds.width)
    segments.isHidden = !isWide
    group.isHidden = isWide
    segments.frame = bounds
    group.frame = bounds
  }
}
