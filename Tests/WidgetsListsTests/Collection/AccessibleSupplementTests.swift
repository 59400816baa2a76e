import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// The headers and footers of collections, as assistive technologies read them among the items.
@MainActor struct AccessibleSupplementTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let source = Letters()

  /// A data source with sections of letters, and a view with a text for each header and footer.
  final class Letters: CollectionViewDataSource {
    var counts = [2, 3]

    func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = "Item \(indexPath.section).\(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: ItemPath
    ) -> CollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "text", for: indexPath)
      for old in view.subviews { old.removeFromSuperview() }
      let isHeader = kind == CollectionView.elementKindSectionHeader
      let isFooter = kind == CollectionView.elementKindSectionFooter
      let label = Label(
        text: isHeader ? "Head \(indexPath.section)" : isFooter ? "Foot \(indexPath.section)" : kind
      )
      label.frame = Rect(x: 0, y: 0, width: 200, height: 30)
      view.addSubview(label)
      return view
    }
  }

  private func show(_ layout: CollectionViewLayout, kinds: [String] = []) -> CollectionView {
    let view = CollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
      + kinds
    {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "text")
    }
    view.dataSource = source
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  private func list() throws -> AccessibilityNode {
    try #require(stage.accessibilityTree().first(role: "list"))
  }

  private func checkIndices() throws {
    let object = try list().object
    for index in 0..<object.accessibleChildCount {
      let child = try #require(object.accessibleChild(at: index))
      #expect(child.accessibleIndexInParent == index)
      #expect(child.accessibleParent === object)
    }
  }

  @Test("V8: The headers and footers of a flow layout are read around the items of their section")
  func flow() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 60, height: 60)
    layout.headerReferenceSize = Size(width: 300, height: 30)
    layout.footerReferenceSize = Size(width: 300, height: 30)
    let view = show(layout)
    let expected = [
      "Head 0", "Item 0.0", "Item 0.1", "Foot 0", "Head 1", "Item 1.0", "Item 1.1", "Item 1.2",
      "Foot 1",
    ]
    #expect(try list().children.map(\.name) == expected)
    #expect(
      try list().children.map(\.role).prefix(4) == ["heading", "list item", "list item", "label"])
    try checkIndices()
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    stage.render()
    #expect(try list().children.map(\.name) == expected)
    try checkIndices()
    #expect(try list().children.last?.states.contains("showing") == true)
  }

  @Test("A layout that is replaced by one without headers has other children, which is told")
  func otherLayout() throws {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 300, height: 30)
    let view = show(layout)
    let log = AccessibilityChangeLog()
    stage.application.accessibilityObserver = log
    #expect(try list().childCount == 7)
    stage.render()
    _ = log.take()
    view.accessibilityLabel = "Letters"
    view.collectionViewLayout = CollectionViewFlowLayout()
    stage.advance(by: 0.1)
    #expect(log.take().contains("Letters: children"))
    #expect(try list().childCount == 5)
    try checkIndices()
  }

  private func item(_ edges: DirectionalRectEdge, _ kind: String, outside: Bool = false)
    -> CollectionLayoutSupplementaryItem
  {
    CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: kind,
      containerAnchor: CollectionLayoutAnchor(
        edges: edges, fractionalOffset: outside ? Point(x: 0, y: -1) : .zero))
  }

  @Test("V8: Views that belong to an item are read with it: the caption above, the item, its badge")
  func badges() throws {
    source.counts = [2, 1]
    let size = CollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(60))
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let cell = CollectionLayoutItem(
      layoutSize: size,
      supplementaryItems: [
        item([.top, .trailing], "Badge"), item([.top, .leading], "Caption", outside: true),
      ])
    let section = CollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [cell]))
    section.contentInsets = DirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom)
    ]
    _ = show(CollectionViewCompositionalLayout(section: section), kinds: ["Badge", "Caption"])
    let expected = [
      "Caption", "Item 0.0", "Badge", "Caption", "Item 0.1", "Badge", "Foot 0", "Caption",
      "Item 1.0", "Badge", "Foot 1",
    ]
    #expect(try list().children.map(\.name) == expected)
    try checkIndices()
  }

  @Test("The badge of a row is read after its texts, and a leading accessory before them")
  func accessories() throws {
    let configuration = CollectionLayoutListConfiguration(appearance: .plain)
    let view = CollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    let rows = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(), .label(text: "7"),
        .customView(
          configuration: CellAccessory.CustomViewConfiguration(
            customView: Badge(text: "New"), placement: .leading(displayed: .always))),
      ]
    }
    let data = CollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = DiffableSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Inbox"])
    stage.window.addSubview(view)
    data.apply(snapshot, animatingDifferences: false)
    stage.render()
    #expect(try list().children.map(\.name) == ["New, Inbox, 7"])
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Inbox"
    cell.accessoryView = Badge(text: "4")
    #expect(cell.accessibilityLabel == "Inbox, 4")
    cell.accessoryView = Switch()
    #expect(cell.accessibilityLabel == "Inbox")
  }

  @Test("V8: Boundary items of a compositional layout are read at the ends of their section")
  func compositional() throws {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: CollectionView.elementKindSectionHeader, alignment: .top),
    ]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: "Banner", alignment: .top)
    ]
    _ = show(
      CollectionViewCompositionalLayout(section: section, configuration: configuration),
      kinds: ["Banner"])
    #expect(
      try list().children.map(\.name) == [
        "Banner", "Head 0", "Item 0.0", "Item 0.1", "Foot 0", "Head 1", "Item 1.0", "Item 1.1",
        "Item 1.2", "Foot 1",
      ])
    try checkIndices()
  }
}
