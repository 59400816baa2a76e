import WindowResponder

/// A low bar at the bottom of a window, with a text, and small views at its end.
///
///     let status = StatusBar()
///     status.text = "3 files"
///     status.addItem(Label(text: "UTF-8"))
///     status.show("Saved", for: 3)
///
/// If there is not enough room for all items beside the text, items are hidden, beginning with the first one.
@preconcurrency @MainActor open class StatusBar: View {
  private static let padding = 12.0
  private static let gap = 16.0
  private let label = Label()
  private var timer: ClockTimer?

  /// The text of the bar, or `nil` for none.
  open var text: String? { didSet { if timer == nil { showText(text) } } }

  /// The views at the end of the bar, in reading order.
  open private(set) var items: [View] = []

  /// Creates an empty bar.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of zero size. Archives are not supported. The coder is ignored.
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

  /// Shows a message in place of ``text`` for a duration, in seconds.
  open func show(_ message: String, for seconds: Double) {
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: max(0, seconds)) { [weak self] _ in
      guard let self else { return }
      timer = nil
      showText(text)
    }
    showText(message)
  }

  /// The text that is shown at present.
  open var shownText: String? { label.text }

  /// Adds a view at the end. A label gets the small font and the color of the bar.
  open func addItem(_ view: View) {
    items.append(view)
    if let label = view as? Label {
      label.font = theme.fonts.caption
      label.textColor = .secondaryLabel
    }
    addSubview(view)
    setNeedsLayout()
  }

  /// Removes a view that was added.
  open func removeItem(_ view: View) {
    if items.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  /// Removes a subview from ``items``.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    items.removeAll { $0 === subview }
    setNeedsLayout()
  }

  /// Updates the fonts of the texts.
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

  /// The height of a line of small text or of the highest item, at least 32 points. There is no intrinsic
  /// width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: height)
  }

  /// Returns the proposed width and the intrinsic height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height)
  }

  /// Lays out the text and the items.
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

  /// Draws the line at the top.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let line = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / context.scale)
    context.fill(line, color: .separator)
  }
}
