import ResponderTestKit
import Widgets
import WindowResponder

/// A benchmark that scrolls through a grid of 100,000 items.
@MainActor
enum CollectionBenchmark {
  private static let count = 100_000

  private final class Source: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "item", for: indexPath)
      (cell.contentView.subviews.first as? Label)?.text = "Item \(indexPath.item)"
      return cell
    }
  }

  private final class Cell: CollectionViewCell {
    private let label = Label()

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  static func figures() -> [MicroFigure] {
    let stage = Stage(size: Size(width: 800, height: 600))
    let layout = CollectionViewGridLayout(minimumItemWidth: 90)
    let collection = CollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "item")
    let source = Source()
    collection.dataSource = source
    stage.window.addSubview(collection)
    let first = Stopwatch.seconds { stage.render() }
    var offset = 0.0
    let step = Stopwatch.median(runs: 201) {
      offset += 37
      collection.contentOffset = Point(x: 0, y: offset)
      collection.layoutIfNeeded()
    }
    let seen = collection.visibleCells.count
    return [
      MicroFigure(
        name: "collection of 100,000 items, first layout and frame", value: first * 1000,
        unit: "ms", limit: 30, note: "\(seen) cells"),
      MicroFigure(
        name: "collection of 100,000 items, layout of a scroll step", value: step * 1e6,
        unit: "µs", limit: 400, note: "37 points; new cells included"),
    ]
  }
}
