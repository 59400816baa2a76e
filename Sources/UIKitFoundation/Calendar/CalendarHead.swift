import Foundation
import ResponderWords
import Widgets
import WindowResponder

/// The name of the month with the buttons for other months, and the names of the weekdays below.
final class CalendarHead: View {
  weak var owner: UICalendarView?
  /// The button that opens the wheels.
  let title = Button(configuration: .plain())
  /// The name of a month of a calendar without wheels.
  let label = Label()
  let back = Button(configuration: .plain())
  let forth = Button(configuration: .plain())
  private var isOpen = false

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .clear
    label.accessibilityTraits = .header
    title.configuration?.imagePlacement = .trailing
    title.configuration?.imagePadding = 4
    title.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin)
    title.addAction(
      Action { [weak self] _ in self?.owner?.toggleWheels() }, for: .primaryActionTriggered)
    set(back, "Previous Month", -1)
    set(forth, "Next Month", 1)
    addSubview(title)
    addSubview(label)
    addSubview(back)
    addSubview(forth)
  }

  private func set(_ button: Button, _ name: String, _ months: Int) {
    button.configuration?.contentInsets = .zero
    button.accessibilityLabel = ownWord(name)
    let turn = Action { [weak self] _ in self?.owner?.turn(by: months) }
    button.addAction(turn, for: .primaryActionTriggered)
  }

  /// Shows the name of a month.
  func show(_ text: String, opens: Bool, isOpen: Bool, hasPrevious: Bool, hasNext: Bool) {
    guard let owner else { return }
    let font = owner.font(theme.fonts.headline)
    title.configuration?.title = text
    title.configuration?.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = font
      attributes.foregroundColor = .label
      return attributes
    }
    title.isHidden = !opens
    label.text = text
    label.font = font
    label.isHidden = opens
    self.isOpen = isOpen
    back.isEnabled = hasPrevious
    forth.isEnabled = hasNext
    back.isHidden = isOpen
    forth.isHidden = isOpen
    setNeedsDisplay()
    owner.setNeedsLayout()
  }

  /// Positions the name and the buttons for the direction of the owner.
  func layOutButtons(_ metrics: CalendarMetrics) {
    guard let owner else { return }
    let isReversed = owner.isRightToLeft
    let side = metrics.header
    func set(_ view: View, _ rect: Rect) { view.frame = rect.mirrored(in: bounds, if: isReversed) }
    set(forth, Rect(x: bounds.width - side, y: 0, width: side, height: side))
    set(back, Rect(x: bounds.width - 2 * side, y: 0, width: side, height: side))
    let room = max(0, bounds.width - (isOpen ? 0 : 2 * side) - 2 * Self.inset)
    let (ahead, behind) = isReversed ? ("left", "right") : ("right", "left")
    forth.configuration?.image = Image(systemName: "chevron." + ahead)
    back.configuration?.image = Image(systemName: "chevron." + behind)
    title.configuration?.image = Image(systemName: "chevron." + (isOpen ? "down" : ahead))
    let width = min(room + 2 * Self.margin, title.intrinsicContentSize.width)
    set(title, Rect(x: Self.inset - Self.margin, y: 0, width: width, height: side))
    set(label, Rect(x: Self.inset, y: 0, width: room, height: side))
    label.textAlignment = isReversed ? .right : .left
    setNeedsDisplay()
  }

  /// The space beside the name of the month, in points.
  static let inset = 14.0
  /// The space between that name and the focus ring around it, in points.
  private static let margin = 8.0

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let owner, !isOpen else { return }
    let metrics = owner.metrics
    let font = owner.font(theme.fonts.caption)
    let column = max(1, (bounds.width - 2 * CalendarMetrics.margin) / 7)
    let isTight = owner.formats.weekdays.contains {
      TextLayout.cached($0, font: font).size.width > column
    }
    let names = isTight ? owner.formats.narrowWeekdays : owner.formats.weekdays
    for (index, name) in names.enumerated() {
      let layout = TextLayout.cached(name, font: font)
      let place = owner.isRightToLeft ? names.count - 1 - index : index
      let middle = CalendarMetrics.margin + (Double(place) + 0.5) * column
      let y = metrics.header + (metrics.weekdays - layout.size.height) / 2
      context.draw(
        layout, at: Point(x: middle - layout.size.width / 2, y: y), color: .secondaryLabel)
    }
  }
}
