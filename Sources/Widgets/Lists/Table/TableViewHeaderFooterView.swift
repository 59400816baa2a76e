/// A reusable view above or below a section of a table view. Follows `UITableViewHeaderFooterView`.
///
/// It has a text, which the table view sets to the data source's title, or the application's views in
/// ``contentView``.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View, TableHeaderCreating {
  /// The identifier with which views of the same type are reused.
  public let reuseIdentifier: String?

  /// Creates a view. A table view creates the views that are registered with
  /// `TableView.register(_:forHeaderFooterViewReuseIdentifier:)`.
  public init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called when the view is about to be reused for another section. An override resets what depends on the
  /// old section, and calls `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  /// The view that contains the subviews. A ``contentConfiguration`` replaces it by a view of its own.
  open var contentView: View { content.view }
  let content = CellContent()

  // MARK: Configurations

  /// The configuration of the content, or `nil` for the texts, or views of the application. A new value
  /// replaces ``contentView`` by the view that the configuration creates.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content.configuration }
    set { configureContent(newValue) }
  }
  /// The configuration of the background, or `nil` for that of the table view's style.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { content.background?.configuration }
    set {
      if newValue != nil { setBackgroundView(nil) }
      configureBackground(newValue)
    }
  }
  /// Returns the default content of a header or footer in the table view, without texts.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }
  /// Returns the default background of a header or footer in the table view.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    role.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// A Boolean value that indicates whether ``contentConfiguration`` is updated when the state changes. The
  /// default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }
  /// A Boolean value that indicates whether ``backgroundConfiguration`` is updated when the state changes.
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }
  /// The state for which configurations are updated.
  open var configurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests a call of ``updateConfiguration(using:)`` before the next layout of the view.
  open func setNeedsUpdateConfiguration() {
    content.needsUpdate = true
    setNeedsLayout()
  }
  /// Called when the state has changed, or after ``setNeedsUpdateConfiguration()``. An override calls
  /// `super`, and sets configurations for the state.
  open func updateConfiguration(using state: ViewConfigurationState) {
    content.update(for: state, in: self)
  }
  /// A handler that sets configurations for the state of the view, or `nil`. It is called whenever the state
  /// has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A handler that sets a view's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    (TableViewHeaderFooterView, ViewConfigurationState) -> Void

  /// The label of the text, which the table view sets to the data source's title.
  open var textLabel: Label? { makeText() }
  final var text: Label?

  /// The label of the second text, below the first one.
  open var detailTextLabel: Label? { makeDetail() }

  /// The view behind the content, or `nil`.
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

  /// The style of the table view, and whether the view is a footer.
  final var role = Role() {
    didSet { if role != oldValue { roleDidChange() } }
  }

  /// The role of a header or footer view.
  struct Role: Equatable {
    var style = TableView.Style.plain
    var isFooter = false
    /// The start of the text, in points.
    var textStart = TableMetrics.margin
    /// The width outside the safe area.
    var ends = RowEnds()
  }

  /// Positions the content and the texts.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.background?.frame = bounds
    contentView.frame = Rect(
      x: bounds.minX + role.ends.start, y: bounds.minY, width: contentWidth(in: bounds.width),
      height: bounds.height
    ).mirrored(in: bounds, if: isRightToLeft)
    if content.isConfigured { layoutConfigured() } else { layoutTexts() }
  }

  /// Returns the size that the view needs for its texts in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: fittingHeight(width: size.width))
  }

  /// Returns the size that satisfies the constraints in the content view or in the view. If there are none,
  /// returns the result of ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    if contentView.hasConstraintsInside {
      return contentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard hasConstraintsInside else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The accessibility label. The default is the text of the view.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.list?.spokenText ?? text?.text }
    set { super.accessibilityLabel = newValue }
  }

  final var detail: Label?
}
