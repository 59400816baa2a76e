/// What stands above or below a section of a table, and is used again for others. Follows
/// `UITableViewHeaderFooterView`.
///
/// It has a text, which the table sets to the data source's title, or views of your own in
/// ``contentView``.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View, TableHeaderCreating {
  /// The identifier by which views of its kind are used again.
  public let reuseIdentifier: String?

  /// Creates a view. A table creates those that it was told of with
  /// ``TableView/register(_:forHeaderFooterViewReuseIdentifier:)``.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The table has another section for the view: what the last one changed is to be taken back. An
  /// override calls `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// Where views of your own belong. A ``contentConfiguration`` puts a view of its own there.
  open var contentView: View { content.view }
  let content = CellContent()

  // MARK: Configurations

  /// What the content shows, as a value; nil for the texts, or views of your own. Setting one puts a view
  /// that it makes into the place of ``contentView``.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// What lies behind the content, as a value; nil for what suits the table's style.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set {
      if newValue != nil { setBackgroundView(nil) }
      configureBackground(newValue)
    }
  }
  /// The content that a header or footer of the table has, without texts.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }
  /// The background that a header or footer of the table has.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    role.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Whether ``contentConfiguration`` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// Whether ``backgroundConfiguration`` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }
  /// The state that configurations go by.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has ``updateConfiguration(using:)`` called before the view is laid out next.
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }
  /// The state changed, or ``setNeedsUpdateConfiguration()`` was called. An override calls `super`, and sets
  /// configurations for the state.
  open func updateConfiguration(using state: ViewConfigurationState) {
    content.update(for: state, in: self)
  }
  /// Called with the view and its state whenever that changed: sets configurations for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets a view's configurations for its state.
  public typealias ConfigurationUpdateHandler =
    (TableViewHeaderFooterView, ViewConfigurationState) -> Void

  /// The text, which the table sets to the data source's title.
  open var textLabel: Label? { makeText() }
  final var text: Label?

  /// The second text, below the first one.
  open var detailTextLabel: Label? { makeDetail() }

  /// What lies behind the content.
  open var backgroundView: View? {
    get { ownBackgroundView }
    set { setBackgroundView(newValue) }
  }
  private var ownBackgroundView: View?

  private func setBackgroundView(_ new: View?) {
    let old = ownBackgroundView
    guard new !== old else { return }
    ownBackgroundView = new
    old?.removeFromSuperview()
    if let new {
      configureBackground(nil)
      insertSubview(new, at: 0)
    }
    setNeedsLayout()
  }

  private func configureBackground(_ new: BackgroundConfiguration?) {
    content.setBackground(new, in: self)
    setNeedsUpdateConfiguration()
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
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.background?.frame = bounds
    contentView.frame = bounds
    if content.isConfigured { layoutConfigured() } else { layoutTexts() }
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
    get { super.accessibilityLabel ?? content.list?.spokenText ?? text?.text }
    set { super.accessibilityLabel = newValue }
  }

  final var detail: Label?
}
