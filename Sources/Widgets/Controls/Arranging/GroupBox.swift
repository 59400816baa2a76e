import WindowResponder

/// A box with a title around a view that belongs together.
///
///     let box = GroupBox(title: "Network", content: form)
///
/// It is as large as its content and works by frames and among constraints.
@preconcurrency @MainActor open class GroupBox: View {
  private static let padding = 16.0
  private static let titleGap = 8.0
  private let titleLabel = Label()

  /// What is read above the box; nil for nothing.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// What stands in the box, as wide as that; nil for nothing.
  open var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      changed()
    }
  }

  /// The space between the box and what stands in it, in points.
  open var contentInsets = EdgeInsets(
    top: GroupBox.padding, left: GroupBox.padding, bottom: GroupBox.padding,
    right: GroupBox.padding)
  {
    didSet { if contentInsets != oldValue { changed() } }
  }

  /// Whether the box has a ground; else a line is drawn around it.
  open var isFilled = true { didSet { if isFilled != oldValue { setNeedsDisplay() } } }

  /// Creates an empty box.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a box with a title around a view.
  public convenience init(title: String? = nil, content: View? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.content = content
    // What an initializer sets tells no observer.
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

  /// The title follows the theme's fonts.
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

  /// Where the box is, below the title, in own coordinates.
  private var box: Rect {
    let top = titleHeight(forWidth: bounds.width)
    return Rect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top))
  }

  /// Places title and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleHeight(forWidth: bounds.width)
    if height > 0 {
      titleLabel.frame = Rect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: height - Self.titleGap)
    }
    content?.place(in: box.inset(by: contentInsets))
  }

  /// The size of title and content in a width, in points.
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

  /// The size of title and content, in points.
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
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
