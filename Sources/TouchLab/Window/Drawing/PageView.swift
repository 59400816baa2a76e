import Widgets

/// A page that scrolls, with one column, or two side by side in a wide window.
final class PageView: ScrollView {
  /// The views above both columns.
  let head = StackView()
  /// The left column. `second` is the right one, which is below the left one in a narrow window.
  let first = StackView()
  let second = StackView()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    for column in [head, first, second] {
      column.axis = .vertical
      column.spacing = 16
      addSubview(column)
    }
  }

  override init?(coder: AnyObject) { super.init(coder: coder) }

  override func layoutSubviews() {
    let width = bounds.width
    let margin = width < 480 ? 14.0 : LabStyle.margin
    let isWide = width >= LabStyle.wide && !second.arrangedSubviews.isEmpty
    let room = min(width - 2 * margin, isWide ? 2 * LabStyle.column + 24 : LabStyle.column)
    let left = ((width - room) / 2).rounded()
    var y = margin
    func place(_ column: StackView, x: Double, y: Double, width: Double) -> Double {
      guard !column.arrangedSubviews.isEmpty else { return y }
      let height = column.sizeThatFits(Size(width: width, height: 100_000)).height.rounded(.up)
      let frame = Rect(x: x, y: y, width: width, height: height)
      if column.frame != frame { column.frame = frame }
      return y + height + 16
    }
    y = place(head, x: left, y: y, width: room)
    if isWide {
      let half = ((room - 24) / 2).rounded(.down)
      let end = place(first, x: left, y: y, width: half)
      y = max(end, place(second, x: left + half + 24, y: y, width: half))
    } else {
      y = place(first, x: left, y: y, width: room)
      y = place(second, x: left, y: y, width: room)
    }
    let size = Size(width: width, height: y - 16 + margin)
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }
}
