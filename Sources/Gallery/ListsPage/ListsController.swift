import Widgets

/// The page of lists in every appearance, with an outline, rows that can be moved, and swipe actions.
final class ListsController: ViewController, CollectionViewDelegate {
  /// The data source. Section and row identifiers are strings.
  private typealias Source = CollectionViewDiffableDataSource<String, String>

  private let header = ListsHeader()
  private let collection = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain)))
  private var source: Source?
  private var marked: Set<String> = ["Comté"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collection)
    view.addSubview(header)
    collection.accessibilityLabel = "Food"
    collection.allowsMultipleSelectionDuringEditing = true
    collection.delegate = self
    makeSource()
    header.onAppearance = { [weak self] in self?.show($0) }
    header.onEditing = { [weak self] in self?.collection.isEditing = $0 }
    show(.insetGrouped)
    fill()
  }

  private func makeSource() {
    let headings = CollectionView.CellRegistration<CollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.image = Food.kinds.first { $0.name == name }.flatMap {
        Image(systemName: $0.symbol, pointSize: 20)
      }
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let goods = CollectionView.CellRegistration<CollectionViewListCell, String> {
      [weak self] cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = path.item % 2 == 0 ? "From around here" : nil
      cell.contentConfiguration = content
      let isMarked = self?.marked.contains(name) ?? false
      cell.accessories =
        [.multiselect(), .reorder(), .label(text: "\(name.count)"), .disclosureIndicator()]
        + (isMarked ? [.checkmark(displayed: .whenNotEditing)] : [])
    }
    let source = Source(collectionView: collection) { collection, path, name in
      let isHeading = Food.kinds.contains { $0.name == name }
      return collection.dequeueConfiguredReusableCell(
        using: isHeading ? headings : goods, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { name in
      !Food.kinds.contains { $0.name == name }
    }
    self.source = source
  }

  /// Shows the same rows in a list of another appearance.
  private func show(_ appearance: CollectionLayoutListConfiguration.Appearance) {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(for: path)
    }
    collection.backgroundColor =
      appearance == .insetGrouped || appearance == .grouped
      ? .systemGroupedBackground : .systemBackground
    view.backgroundColor = collection.backgroundColor
    collection.setCollectionViewLayout(
      CollectionViewCompositionalLayout.list(using: configuration), animated: false)
    // The default margins of a cell's content depend on the appearance.
    guard let source else { return }
    var snapshot = source.snapshot()
    guard !snapshot.itemIdentifiers.isEmpty else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func actions(for path: ItemPath) -> SwipeActionsConfiguration? {
    guard let name = source?.itemIdentifier(for: path),
      !Food.kinds.contains(where: { $0.name == name })
    else { return nil }
    let mark = ContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      self?.toggleMark(name)
      done(true)
    }
    mark.backgroundColor = .systemOrange
    let delete = ContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(name, at: path)
      done(true)
    }
    return SwipeActionsConfiguration(actions: [delete, mark])
  }

  private func toggleMark(_ name: String) {
    marked.formSymmetricDifference([name])
    guard let source else { return }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([name])
    source.apply(snapshot)
  }

  private func delete(_ name: String, at path: ItemPath) {
    guard let source, let section = source.sectionIdentifier(for: path.section) else { return }
    var snapshot = source.snapshot(for: section)
    snapshot.delete([name])
    source.apply(snapshot, to: section, animatingDifferences: true, completion: nil)
  }

  private func fill() {
    for kind in Food.kinds {
      var section = DiffableSectionSnapshot<String>()
      section.append([kind.name])
      section.append(kind.goods, to: kind.name)
      section.expand([kind.name])
      source?.apply(section, to: kind.name, animatingDifferences: false, completion: nil)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin = Spacing.large
    let bounds = view.bounds
    let width = max(0, bounds.width - margin * 2)
    let height = header.sizeThatFits(Size(width: width, height: 0)).height
    header.frame = Rect(x: margin, y: Spacing.medium, width: width, height: height)
    let top = header.frame.maxY + Spacing.medium
    collection.frame = Rect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
