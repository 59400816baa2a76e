import Widgets

/// The page with a hundred thousand colours, in a grid or in a list.
final class CollectionController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  private let header = CollectionHeader()
  private let collection = CollectionView(collectionViewLayout: CollectionController.makeGrid())
  private static let cellIdentifier = "swatch"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(collection)
    view.addSubview(header)
    collection.accessibilityLabel = "Colours"
    collection.allowsMultipleSelection = true
    collection.register(SwatchCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collection.dataSource = self
    collection.delegate = self
    header.layoutButton.addAction(
      Action { [weak self] _ in self?.changeLayout() }, for: .primaryActionTriggered)
  }

  private static func makeGrid() -> CollectionViewLayout {
    let grid = CollectionViewGridLayout(minimumItemWidth: 96)
    grid.itemAspectRatio = 0.75
    grid.minimumInteritemSpacing = Spacing.small
    grid.minimumLineSpacing = Spacing.small
    let side = Spacing.large - SwatchCell.inset
    grid.sectionInset = EdgeInsets(top: 0, left: side, bottom: side, right: side)
    return grid
  }

  private func changeLayout() {
    header.isList.toggle()
    let layout = header.isList ? CollectionViewListLayout() : Self.makeGrid()
    collection.setCollectionViewLayout(layout, animated: true)
  }

  private func showSelection() {
    let count = collection.indexPathsForSelectedItems?.count ?? 0
    header.text = count == 0 ? "100,000 colours" : "\(count) selected"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showSelection()
    let margin = Spacing.large
    let bounds = view.bounds
    header.frame = Rect(
      x: margin, y: Spacing.medium, width: max(0, bounds.width - margin * 2), height: 44)
    let top = header.frame.maxY + Spacing.medium
    collection.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // MARK: The data source and the delegate

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100_000 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: path)
    (cell as? SwatchCell)?.show(path.item)
    return cell
  }

  // Keys select thousands of items at once, with a call for each: the items are counted once.

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: ItemPath) {
    view.setNeedsLayout()
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: ItemPath) {
    view.setNeedsLayout()
  }
}
