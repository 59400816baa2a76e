import ResponderTestKit
import Widgets
import WindowResponder

/// The items of a collection view, with the cells that a closure creates.
@MainActor final class Items: CollectionViewDataSource, CollectionViewDelegate {
  var counts: [Int]
  var make: (CollectionView, ItemPath) -> CollectionViewCell
  var end: ((CollectionView, String, ItemPath) -> CollectionReusableView)?
  private(set) var made = 0
  private(set) var selected: [ItemPath] = []

  init(_ counts: Int..., make: @escaping (CollectionView, ItemPath) -> CollectionViewCell) {
    self.counts = counts
    self.make = make
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    made += 1
    return make(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView {
    end?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {
    selected.append(indexPath)
  }
}

/// A collection view on a stage.
@MainActor struct Scene {
  let stage: Stage
  let collection: CollectionView
  let items: Items

  init(
    _ layout: CollectionViewLayout, size: Size = Size(width: 300, height: 400), _ items: Items
  ) {
    stage = Stage(size: size)
    collection = CollectionView(
      frame: Rect(origin: .zero, size: size), collectionViewLayout: layout)
    self.items = items
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = items
    collection.delegate = items
    stage.window.addSubview(collection)
    collection.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForItem(at: ItemPath(item: item, section: section))?.frame
  }
}

/// Returns items whose cells have no content.
@MainActor func plainItems(_ counts: Int...) -> Items {
  let items = Items { collection, path in
    collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  items.counts = counts
  return items
}

/// Returns items whose cells have a text each.
@MainActor func rows(_ counts: Int..., text: @escaping (ItemPath) -> String) -> Items {
  let items = Items { collection, path in
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let cell = cell as? CollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = text(path)
      cell.contentConfiguration = content
    }
    return cell
  }
  items.counts = counts
  return items
}

extension CollectionLayoutSize {
  /// Returns a size with two dimensions.
  static func of(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

/// Returns a list of the texts a to d in rows with grips. Only "c" cannot be moved.
@MainActor func listWithGrips() -> (Scene, CollectionViewDiffableDataSource<Int, String>) {
  let scene = Scene(
    CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain)), plainItems(0))
  let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
    cell.accessories = [.reorder(displayed: .always)]
  }
  let source = CollectionViewDiffableDataSource<Int, String>(
    collectionView: scene.collection
  ) { collection, path, item in
    collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
  }
  source.reorderingHandlers.canReorderItem = { $0 != "c" }
  var snapshot = DiffableSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["a", "b", "c", "d"])
  source.apply(snapshot, animatingDifferences: false)
  scene.collection.layoutIfNeeded()
  return (scene, source)
}
