import Widgets

/// The tables with several columns.
extension Exhibit {
  static let columns: [Exhibit] = [
    Exhibit("ColumnView", width: 480, height: 220, scrolled: [.vertical, .horizontal]) { _ in
      .bare(SampleColumns())
    },
    Exhibit("OutlineView", width: 360, height: 250, scrolled: [.vertical]) { _ in
      .bare(with(SampleOutline()) { $0.alternatesRows = true })
    },
  ]
}

/// A table of files, with the elements of its rows.
private final class SampleColumns: ColumnView {
  private var files: ColumnRows<SampleFile>?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let rows = ColumnRows<SampleFile>(self)
    rows.addColumn("name", title: "Name", width: scaled(120)) { $0.name }.flexes = true
    rows.addColumn("kind", title: "Kind", width: scaled(110)) { $0.kind }
    rows.addColumn(
      "size", title: "Size", width: scaled(110), text: { "\($0) KB" }, value: { $0.kilobytes })
    rows.elements = SampleFile.all
    files = rows
    alternatesRows = true
    if let name = column("name") { sort(by: name) }
    selectedRows = [2]
  }

  private func scaled(_ width: Double) -> Double { FontMetrics.default.scaledValue(for: width) }

  required override init?(coder: AnyObject) { nil }
}
