import Widgets

/// The page with all symbols and a search. A tap copies the name.
final class SymbolsController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  private let searchField = SearchField()
  private let weights = SegmentedControl(items: ["Light", "Regular", "Bold"])
  private let countLabel = Label()
  private let toast = Toast()
  private let collection = CollectionView(collectionViewLayout: SymbolsController.makeGrid())
  private static let cellIdentifier = "symbol"
  private var names = Image.systemNames

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    searchField.placeholder = "Search symbols"
    searchField.addAction(Action { [weak self] _ in self?.search() }, for: .editingChanged)
    weights.selectedSegmentIndex = 1
    weights.accessibilityLabel = "Weight"
    weights.addAction(
      Action { [weak self] _ in self?.collection.reloadData() }, for: .valueChanged)
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    collection.accessibilityLabel = "Symbols"
    collection.register(SymbolCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collection.dataSource = self
    collection.delegate = self
    for part in [collection, searchField, weights, countLabel, toast] { view.addSubview(part) }
    search()
  }

  private static func makeGrid() -> CollectionViewLayout {
    let grid = CollectionViewGridLayout(
      minimumItemWidth: FontMetrics.default.scaledValue(for: 104))
    grid.itemAspectRatio = 1
    grid.minimumInteritemSpacing = Spacing.small
    grid.minimumLineSpacing = Spacing.small
    grid.sectionInset = EdgeInsets(
      top: 0, left: Spacing.medium, bottom: Spacing.large, right: Spacing.medium)
    return grid
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collection.setCollectionViewLayout(Self.makeGrid(), animated: false)
  }

  /// Shows the symbols whose names contain every word of the search field.
  private func search() {
    let words = (searchField.text ?? "").lowercased().split(separator: " ")
    names = Image.systemNames.filter { name in words.allSatisfy { name.contains($0) } }
    countLabel.text = names.count == 1 ? "1 symbol" : "\(names.count) symbols"
    collection.backgroundView =
      names.isEmpty ? ContentUnavailableView(configuration: .search()) : nil
    collection.reloadData()
  }

  private var weight: Image.SymbolWeight {
    switch weights.selectedSegmentIndex {
    case 0: .light
    case 2: .bold
    default: .regular
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let area = pageArea else { return }
    let isNarrow = area.width < Spacing.scaled(520)
    let height = max(44, searchField.intrinsicContentSize.height)
    let weightWidth = isNarrow ? area.width : max(200, weights.intrinsicContentSize.width)
    searchField.frame = Rect(
      x: area.minX, y: area.minY,
      width: isNarrow ? area.width : area.width - weightWidth - Spacing.medium, height: height)
    weights.frame = Rect(
      x: area.maxX - weightWidth, y: isNarrow ? searchField.frame.maxY + Spacing.small : area.minY,
      width: weightWidth, height: height)
    let labelHeight = countLabel.intrinsicContentSize.height
    countLabel.frame = Rect(
      x: area.minX + Spacing.tiny, y: weights.frame.maxY + Spacing.small,
      width: max(0, area.width - Spacing.small), height: labelHeight)
    view.mirror([searchField, weights])
    let top = countLabel.frame.maxY + Spacing.small
    collection.frame = Rect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    let size = toast.sizeThatFits(area.size)
    toast.frame = Rect(
      x: area.midX - size.width / 2, y: area.maxY - 56, width: min(size.width, area.width),
      height: size.height)
  }

  // MARK: The data source and the delegate

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: path)
    (cell as? SymbolCell)?.show(names[path.item], weight: weight)
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    collectionView.deselectItem(at: path, animated: true)
    Pasteboard.general.string = names[path.item]
    toast.show("Copied")
  }
}
