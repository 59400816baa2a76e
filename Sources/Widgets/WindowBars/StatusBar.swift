import WindowResponder

/// A low bar at the bottom of a window: a sentence, and small views at its end.
///
///     let status = StatusBar()
///     status.text = "3 files"
///     status.addItem(Label(text: "UTF-8"))
///     status.show("Saved", for: 3)
///
/// Items that there is no room for beside the text are left out, the first one last.
@preconcurrency @MainActor open class StatusBar: View {
  private static let padding = 12.0
  private static let gap = 16.0
  private let label = Label()
  private var timer: ClockTimer?

  /// What is read; nil for nothing.
  open var text: String? { didSet { if timer == nil { showText(text) } } }

  /// The views at the end, from the side where reading begins.
  open private(set) var items: [View] = []

  /// Creates an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    arrangesByFrames = true
    backgroundColor = .titleBar
    label.font = theme.fonts.caption
    label.textColor = .secondaryLabel
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    addSubview(label)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  private func showText(_ text: String?) {
    guard label.text != text else { return }
    label.text = text
    setNeedsLayout()
  }

  /// Shows a sentence for some seconds in place of ``text``.
  open func show(_ message: String, for seconds: Double) {
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: max(0, seconds)) { [weak self] _ in
      guard let self else { return }
      timer = nil
      showText(text)
    }
    showText(message)
  }

  /// What is read now.
  open var shownText: String? { label.text }

  /// Adds a view at the end. A label gets the bar's small font and colour.
  open func addItem(_ view: View) {
    items.append(view)
    if let label = view as? Label {
      label.font = theme.fonts.caption
      label.textColor = .secondaryLabel
    }
    addSubview(view)
    setNeedsLayout()
  }

  /// Removes a view.
  open func removeItem(_ view: View) {
    if items.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  /// A view that is removed is an item no longer.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    items.removeAll { $0 === subview }
    setNeedsLayout()
  }

  /// Texts follow the theme's fonts.
  open override func themeDidChange() {
    super.themeDidChange()
    for case let label as Label in [label] + items { label.font = theme.fonts.caption }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var height: Double {
    let text = TextLayout.cached("A", font: theme.fonts.caption).size.height + 12
    let highest = items.map { $0.askedSize(in: View.endlessRoom).height }.max() ?? 0
    return max(32, text, highest).rounded(.up)
  }

  /// As high as a line of small text or the highest item, and as wide as there is room; in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: height)
  }

  /// As wide as there is room.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height)
  }

  /// Places text and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.padding, dy: 0)
    let text = label.askedSize(in: View.endlessRoom)
    var (end, isFull) = (room.maxX, false)
    for view in items.reversed() {
      let size = view.askedSize(in: View.endlessRoom)
      let least = min(text.width, room.width / 2) + (text.width > 0 ? Self.gap : 0)
      isFull = isFull || end - size.width < room.minX + least
      view.alpha = isFull ? 0 : 1
      view.isUserInteractionEnabled = !isFull && !(view is Label)
      if isFull { continue }
      end -= size.width
      let place = Rect(
        x: end, y: (bounds.midY - size.height / 2).rounded(.down), width: size.width,
        height: size.height)
      view.place(in: place.mirrored(in: bounds, if: isRightToLeft))
      end -= Self.gap
    }
    let place = Rect(
      x: room.minX, y: (bounds.midY - text.height / 2).rounded(.down),
      width: max(0, min(text.width, end - room.minX)), height: text.height)
    label.place(in: place.mirrored(in: bounds, if: isRightToLeft))
  }

  /// Draws the line at its top.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let line = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / context.scale)
    context.fill(line, color: .separator)
  }
}
