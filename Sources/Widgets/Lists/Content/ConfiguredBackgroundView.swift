import WindowResponder

/// A view that shows a ``BackgroundConfiguration`` behind a cell.
final class ConfiguredBackgroundView: View {
  var configuration: BackgroundConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.customView !== oldValue.customView { exchange(oldValue.customView) }
      if configuration.image !== oldValue.image { exchangePicture() }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The list row that shapes the background, or `nil` outside of lists.
  var row: ListRow? { didSet { if row != oldValue { setNeedsDisplay() } } }
  /// A Boolean value that indicates whether the pointer is over the cell.
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }
  /// A closure that draws in front of the background, for example the separators of a row.
  var overlay: (@MainActor (GraphicsContext) -> Void)?

  init(_ configuration: BackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    exchange(nil)
    exchangePicture()
  }

  private var picture: ImageView?

  private func exchangePicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? ImageView()
    view.image = image
    view.clipsToBounds = true
    if picture == nil { insertSubview(view, at: 0) }
    picture = view
  }

  private func exchange(_ old: View?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    if let view = configuration.customView { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    configuration.customView?.frame = area
    picture?.frame = area
    picture?.contentMode = configuration.imageContentMode
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The frame of the background, in points.
  private var area: Rect {
    let rect = bounds.inset(by: edges(configuration.backgroundInsets))
    return rect.isNull ? .zero : rect
  }

  /// The corner radius of a group, in points.
  private static var groupRadius: Double { 10 }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.saveState()
    drawGround(in: context)
    context.restoreState()
    overlay?(context)
  }

  private func drawGround(in context: GraphicsContext) {
    var shape = area
    var radius = configuration.cornerRadius
    // The first and the last row have the corners of the group. The other corners lie outside the bounds.
    if let row, row.isGrouped, !configuration.hasOwnRadius {
      guard row.isFirst || row.isLast else { return fill(shape, 0, in: context) }
      radius = Self.groupRadius
      let above = row.isFirst ? 0 : radius
      shape.origin.y -= above
      shape.size.height += above + (row.isLast ? 0 : radius)
      context.clip(to: bounds)
    }
    fill(shape, radius, in: context)
  }

  private func fill(_ shape: Rect, _ radius: Double, in context: GraphicsContext) {
    let color = configuration.resolvedBackgroundColor(for: tintColor)
    if color != .clear {
      context.fillRoundedRect(shape, cornerRadius: radius, color: color)
    }
    if let shade { context.fillRoundedRect(shape, cornerRadius: radius, color: shade) }
    if configuration.strokeWidth > 0 {
      let outset = configuration.strokeOutset
      context.strokeRoundedRect(
        shape.insetBy(dx: -outset, dy: -outset), cornerRadius: max(0, radius + outset),
        color: configuration.resolvedStrokeColor(for: tintColor), width: configuration.strokeWidth)
    }
  }

  /// The color drawn over the background color.
  private var shade: Color? {
    guard !configuration.hasOwnColor else { return nil }
    switch configuration.state {
    case .selection:
      return theme.resolve(tintColor).withAlphaComponent(theme.isDark ? 0.28 : 0.18)
    case .highlight: return Color.label.withAlphaComponent(theme.isDark ? 0.12 : 0.09)
    case .none, .hover:
      let isCell =
        configuration.element != .clear && configuration.element != .plainEnd
        && configuration.element != .groupedEnd
      return isHovered && isCell ? Color.label.withAlphaComponent(0.045) : nil
    }
  }
}
