import WindowResponder

/// A cell of a list in a collection view. Follows `UICollectionViewListCell`.
///
///     let rows = CollectionView.CellRegistration<CollectionViewListCell, City> { cell, path, city in
///       var content = cell.defaultContentConfiguration()
///       content.text = city.name
///       cell.contentConfiguration = content
///       cell.accessories = [.disclosureIndicator()]
///     }
@preconcurrency @MainActor open class CollectionViewListCell: CollectionViewCell {
  /// Creates a cell. A collection view creates cells of the registered classes.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundConfiguration = .listPlainCell()
    hasUsualBackground = true
  }

  /// Creates a cell of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    backgroundConfiguration = .listPlainCell()
    hasUsualBackground = true
  }

  /// Returns the default content of the cell in its list, without texts and an image.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }

  /// The indentation level of the content, in steps of ``indentationWidth``. The default is 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentWidthDidChange() } }
  }
  /// The width of an indentation level, in points. The default is 16.
  open var indentationWidth = 16.0 {
    didSet { if indentationWidth != oldValue { contentWidthDidChange() } }
  }
  /// A Boolean value that indicates whether leading accessories are indented too. The default is `true`.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { contentWidthDidChange() } }
  }
  /// The accessories at the leading and trailing ends.
  open var accessories: [CellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// The background configuration. It is that of the list until the application sets one.
  open override var backgroundConfiguration: BackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasUsualBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  /// A guide with the frame of the separator below the cell. By default, its leading edge is that of the
  /// text of a ``ListContentConfiguration``. A constraint between its leading edge and a view in the cell
  /// moves the separator. Follows `UICollectionViewListCell.separatorLayoutGuide`.
  open var separatorLayoutGuide: LayoutGuide { separator ?? makeSeparatorGuide() }

  /// Returns the size that the content needs. See the base class.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    // The constraints of the guide say nothing about the height.
    if separator != nil {
      let isGiven = horizontalFittingPriority == .required
      return fittingSize(in: Size(width: isGiven ? targetSize.width : 0, height: 0))
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Called when the state has changed. Updates the accessories. An override calls `super`.
  open override func updateConfiguration(using state: CellConfigurationState) {
    showAccessories(state)
    super.updateConfiguration(using: state)
  }

  override func didPosition() {
    takeListsBackground()
    super.didPosition()
  }

  override func layoutContent() { layoutRow() }
  override func fittingSize(in size: Size) -> Size { rowSize(in: size) }
  override var separatorStart: Double { separator.map(guidedStart) ?? lineStart }
  override var spokenLabel: String? {
    guard let text = super.spokenLabel else { return nil }
    let texts =
      leading.compactMap { $0.view.spokenAccessory } + [text]
      + trailing.compactMap { $0.view.spokenAccessory }
    return texts.joined(separator: ", ")
  }

  /// The leading accessories with their views, in order. `trailing` has the others.
  final var leading: [ShownAccessory] = []
  final var trailing: [ShownAccessory] = []
  /// The guide of the separator. Created on first access.
  final var separator: SeparatorGuide?
  /// A Boolean value that indicates whether the background is that of the list.
  final var hasUsualBackground = false
}

/// An accessory with the view that shows it.
struct ShownAccessory {
  let accessory: CellAccessory
  let view: View
}
