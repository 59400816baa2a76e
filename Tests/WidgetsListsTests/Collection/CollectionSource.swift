import ResponderTestKit
import Widgets

/// A data source and delegate with items of text, which logs the delegate calls.
@MainActor class CollectionSource: CollectionViewDataSource, CollectionViewDelegate {
  var items: [[String]]
  /// The log of the delegate calls.
  private(set) var log: [String] = []
  /// The number of requested cells.
  private(set) var cellCount = 0
  var maySelect: (ItemPath) -> Bool = { _ in true }
  var mayHighlight: (ItemPath) -> Bool = { _ in true }

  init(_ items: [[String]]) {
    self.items = items
  }

  convenience init(counts: Int...) {
    self.init(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
  }

  /// Returns the log since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func add(_ line: String) { log.append(line) }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    cellCount += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextCell)?.label.text = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
    (view as? TextHeader)?.label.text = "Section \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { mayHighlight(indexPath) }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { maySelect(indexPath) }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {
    add("select \(indexPath)")
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {
    add("deselect \(indexPath)")
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: ItemPath
  ) { add("open \(indexPath)") }
}

/// A cell with a centered text.
final class TextCell: CollectionViewCell {
  let label = Label()
  private(set) var reuseCount = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A header with the title of a section.
final class TextHeader: CollectionReusableView {
  let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
  }
}

/// A stage that is filled with a collection.
@MainActor struct CollectionScene {
  let stage: Stage
  let collection: CollectionView
  let source: CollectionSource

  init(
    _ layout: CollectionViewLayout, _ source: CollectionSource,
    size: Size = Size(width: 320, height: 240), scale: Double = 1
  ) {
    stage = Stage(size: size, scale: scale)
    self.source = source
    collection = CollectionView(
      frame: Rect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    collection.dataSource = source
    collection.delegate = source
    stage.window.addSubview(collection)
    stage.render()
  }

  /// The texts of the visible cells, in order.
  var texts: [String] {
    collection.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
  }

  /// Returns the center of an item, in window coordinates.
  func middle(of path: ItemPath) -> Point {
    let frame = collection.layoutAttributesForItem(at: path)?.frame ?? .zero
    return collection.convert(Point(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Returns the frame of an item, in points.
  func frame(_ item: Int, _ section: Int = 0) -> Rect? {
    collection.layoutAttributesForItem(at: ItemPath(item: item, section: section))?.frame
  }
}

/// Creates a layout with items of 80×60 points, without spacing. A collection with a width of 320 points has
/// four columns.
@MainActor func makeGrid() -> CollectionViewFlowLayout {
  let layout = CollectionViewFlowLayout()
  layout.itemSize = Size(width: 80, height: 60)
  layout.minimumLineSpacing = 0
  layout.minimumInteritemSpacing = 0
  return layout
}
