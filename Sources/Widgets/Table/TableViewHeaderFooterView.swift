/// What stands above or below a section of a table, and is used again for others. Follows
/// `UITableViewHeaderFooterView`.
///
/// It has a text, which the table sets to the data source's title, or views of your own in
/// ``contentView``.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View {
  /// The identifier by which views of its kind are used again.
  public let reuseIdentifier: String?

  /// Creates a view. A table creates those that it was told of with
  /// ``TableView/register(_:forHeaderFooterViewReuseIdentifier:)``.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    addSubview(contentView)
  }

  /// The table has another section for the view: what the last one changed is to be taken back. An
  /// override calls `super`.
  open func prepareForReuse() {}

  /// Where views of your own belong.
  public let contentView = View()

  /// The text, which the table sets to the data source's title.
  open var textLabel: Label? { makeText() }
  private(set) final var text: Label?

  /// The second text, below the first one.
  open var detailTextLabel: Label? { makeDetail() }
  private final var detail: Label?

  /// What lies behind the content.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether it belongs to a plain table or to a grouped one, and is a footer.
  final var role = Role() {
    didSet { if role != oldValue { roleDidChange() } }
  }

  /// Where a header or footer belongs.
  struct Role: Equatable {
    var style = TableView.Style.plain
    var isFooter = false
    /// Where the text begins, in points.
    var textStart = TableMetrics.margin
  }

  /// Places content and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    layoutTexts()
  }

  /// How high the view has to be for its texts at a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The size that constraints in the content view, or in the view, lead to; without any, what
  /// ``sizeThatFits(_:)`` gives.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    let inner: View = contentView.hasConstraintsInside ? contentView : self
    guard inner.hasConstraintsInside else { return sizeThatFits(targetSize) }
    if inner === self {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return inner.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// What was set, else the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text?.text }
    set { super.accessibilityLabel = newValue }
  }

  private func makeText() -> Label {
    if let text { return text }
    let label = Label()
    label.textColor = .secondaryLabel
    text = label
    contentView.addSubview(label)
    roleDidChange()
    return label
  }

  private func makeDetail() -> Label {
    if let detail { return detail }
    let label = Label()
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    detail = label
    contentView.addSubview(label)
    return label
  }

  private func roleDidChange() {
    // A header that stays on top while rows pass below it has to hide them.
    if role.style == .plain, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
    let isHead = role.style == .plain && !role.isFooter
    text?.numberOfLines = isHead ? 1 : 0
    text?.font = .systemFont(ofSize: 13, weight: isHead ? .semibold : .regular)
    setNeedsLayout()
  }

  private func layoutTexts() {
    guard let text else { return }
    let width = max(0, bounds.width - role.textStart * 2)
    let first = text.sizeThatFits(Size(width: width, height: 0)).height
    let second = detail?.sizeThatFits(Size(width: width, height: 0)).height ?? 0
    let gap = TableMetrics.groupTextGap
    var y = ((bounds.height - first - second) / 2).rounded(.down)
    if role.style != .plain { y = role.isFooter ? gap : bounds.height - gap - first - second }
    text.frame = Rect(x: role.textStart, y: y, width: width, height: first)
    detail?.frame = Rect(x: role.textStart, y: y + first, width: width, height: second)
  }

  private func fittingHeight(width: Double) -> Double {
    let room = Size(width: max(0, width - role.textStart * 2), height: 0)
    let texts = [text, detail].compactMap { $0?.sizeThatFits(room).height }.reduce(0, +)
    switch (role.style, role.isFooter) {
    case (.plain, _):
      return max(TableMetrics.plainHeader, texts + TableMetrics.verticalPadding)
    case (_, false): return texts + TableMetrics.groupTextGap + TableMetrics.groupGap
    case (_, true): return texts + TableMetrics.groupTextGap * 2
    }
  }
}
