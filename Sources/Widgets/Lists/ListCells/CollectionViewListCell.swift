import WindowResponder

/// A row of a list that a collection shows. Follows `UICollectionViewListCell`.
///
///     let rows = CollectionView.CellRegistration<CollectionViewListCell, City> { cell, path, city in
///       var content = cell.defaultContentConfiguration()
///       content.text = city.name
///       cell.contentConfiguration = content
///       cell.accessories = [.disclosureIndicator()]
///     }
@preconcurrency @MainActor open class CollectionViewListCell: CollectionViewCell {
  /// Creates a cell. A collection makes those of the classes that it was told of.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundConfiguration = .listPlainCell()
    hasUsualBackground = true
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    backgroundConfiguration = .listPlainCell()
    hasUsualBackground = true
  }

  /// The content that a row of the list has, without texts and image.
  open func defaultContentConfiguration() -> ListContentConfiguration { usualContent }

  /// How far the content is moved in, in steps of ``indentationWidth``.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentWidthDidChange() } }
  }
  /// How far a step of ``indentationLevel`` goes, in points.
  open var indentationWidth = 16.0 {
    didSet { if indentationWidth != oldValue { contentWidthDidChange() } }
  }
  /// Whether the accessories at the beginning are moved in too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { contentWidthDidChange() } }
  }
  /// What stands at the beginning and the end of the row.
  open var accessories: [CellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// What lies behind the content. The cell has the list's own until the program sets one.
  open override var backgroundConfiguration: BackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasUsualBackground = false
      super.backgroundConfiguration = newValue
    }
  }

  /// The state changed. An override calls `super`.
  open override func updateConfiguration(using state: CellConfigurationState) {
    showAccessories(state)
    super.updateConfiguration(using: state)
  }

  override func didPlace() {
    takeListsBackground()
    super.didPlace()
  }

  override func layoutContent() { layoutRow() }
  override func fittingSize(in size: Size) -> Size { rowSize(in: size) }
  override var separatorStart: Double { lineStart }

  /// The views of the accessories that are shown, in their order from the beginning.
  final var leading: [ShownAccessory] = []
  final var trailing: [ShownAccessory] = []
  /// Whether the background is the list's own.
  final var hasUsualBackground = false
}

/// An accessory and the view that shows it.
struct ShownAccessory {
  let accessory: CellAccessory
  let view: View
}
