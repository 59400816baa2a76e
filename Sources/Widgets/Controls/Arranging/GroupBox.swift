import WindowResponder

/// A view that surrounds its content with a box, with a title above.
///
///     let box = GroupBox(title: "Network", content: form)
///
/// The box has the size of its content, and works with frames and with constraints.
@preconcurrency @MainActor open class GroupBox: View {
  private static let padding = 16.0
  private static let titleGap = 8.0
  private let titleLabel = Label()

  /// The title above the box, or `nil` for none.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// The view in the box, which has the width of the box, or `nil` for none.
  open var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      changed()
    }
  }

  /// The insets of the content from the box, in points. The default is 16 at each edge.
  open var contentInsets = EdgeInsets(
    top: GroupBox.padding, left: GroupBox.padding, bottom: GroupBox.padding,
    right: GroupBox.padding)
  {
    didSet { if contentInsets != oldValue { changed() } }
  }

  /// A Boolean value that indicates whether the box has a background color. Without it, only the border is
  /// drawn. The default is `true`.
  open var isFilled = true { didSet { if isFilled != oldValue { setNeedsDisplay() } } }

  /// Creates an empty box.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a box of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a box with a title and content.
  public convenience init(title: String? = nil, content: View? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.content = content
    // Property observers do not run in an initializer.
    if let content { addSubview(content) }
    titleDidChange()
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    arrangesByFrames = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    titleDidChange()
  }

  private func titleDidChange() {
    titleLabel.text = title
    titleLabel.isHidden = title?.isEmpty ?? true
    accessibilityLabel = title
    titleLabel.font = theme.fonts.headline
    changed()
  }

  /// Applies the theme's font to the title.
  open override func themeDidChange() {
    super.themeDidChange()
    titleLabel.font = theme.fonts.headline
    changed()
  }

  private func changed() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func titleHeight(forWidth width: Double) -> Double {
    if titleLabel.isHidden { return 0 }
    return titleLabel.askedSize(in: Size(width: width, height: .infinity)).height + Self.titleGap
  }

  /// The rectangle of the box below the title, in the view's own coordinate space.
  private var box: Rect {
    let top = titleHeight(forWidth: bounds.width)
    return Rect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top))
  }

  /// Positions the title and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleHeight(forWidth: bounds.width)
    if height > 0 {
      titleLabel.frame = Rect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: height - Self.titleGap)
    }
    guard let content else { return }
    let inner = content.stretchedFrame(in: box.inset(by: contentInsets))
    content.place(in: inner.mirrored(in: box.inset(by: contentInsets), if: isRightToLeft))
  }

  /// Returns the size of the title and the content in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : .infinity
    let room = Size(width: max(0, width - contentInsets.horizontal), height: .infinity)
    let inner = content.map { $0.isHidden ? .zero : $0.askedSize(in: room) } ?? .zero
    let title =
      titleLabel.isHidden ? .zero : titleLabel.askedSize(in: Size(width: width, height: .infinity))
    return Size(
      width: max(inner.width + contentInsets.horizontal, title.width),
      height: inner.height + contentInsets.vertical + titleHeight(forWidth: width))
  }

  /// The size of the title and the content, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// Draws the box.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let radius = theme.metrics.cardCornerRadius
    if isFilled {
      context.fillRoundedRect(box, cornerRadius: radius, color: .secondarySystemGroupedBackground)
    }
    context.strokeRoundedRect(box, cornerRadius: radius, color: .separator, width: 1)
  }
}

extension GroupBox: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
