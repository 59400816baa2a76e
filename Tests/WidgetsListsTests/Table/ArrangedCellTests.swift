import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite("Cells that place their texts themselves", .serialized)
struct ArrangedCellTests {
  /// A cell with its text and an amount in a row of its own.
  private final class RowCell: TableViewCell {
    let amount = Label(text: "375 g")

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      guard let textLabel else { return }
      textLabel.setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
      let row = StackView(arrangedSubviews: [textLabel, amount])
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }
  }

  /// A cell whose text has constraints in the content view.
  private final class PinnedCell: TableViewCell {
    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      guard let textLabel else { return }
      textLabel.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40),
        textLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
  }

  private func shown(_ cell: TableViewCell) -> Stage {
    let stage = Stage(size: Size(width: 320, height: 60))
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 48)
    cell.textLabel?.text = "Flour"
    stage.window.addSubview(cell)
    stage.render()
    return stage
  }

  @Test("a text in another view keeps its frame there when the cell is laid out again")
  func textInAnotherView() {
    let cell = RowCell()
    let stage = shown(cell)
    let before = cell.textLabel?.frame
    #expect(before?.origin == .zero)
    cell.setNeedsLayout()
    stage.render()
    #expect(cell.textLabel?.frame == before)
  }

  @Test("a text with constraints keeps its frame when the cell is laid out again")
  func textWithConstraints() {
    let cell = PinnedCell()
    let stage = shown(cell)
    let before = cell.textLabel?.frame
    #expect(before?.minX == 40)
    cell.setNeedsLayout()
    stage.render()
    #expect(cell.textLabel?.frame == before)
  }

  @Test("a text without constraints is placed by the cell")
  func ordinaryText() {
    let cell = TableViewCell()
    _ = shown(cell)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect((cell.textLabel?.frame.width ?? 0) > 200)
  }

  @Test("a header's text with constraints keeps its frame when the header is laid out again")
  func headerText() throws {
    let stage = Stage(size: Size(width: 320, height: 60))
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = Rect(x: 0, y: 0, width: 320, height: 48)
    stage.window.addSubview(header)
    header.textLabel?.text = "Ingredients"
    let text = try #require(header.textLabel)
    text.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 40),
      text.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
    ])
    stage.render()
    let before = text.frame
    #expect(before.origin == Point(x: 40, y: 10))
    header.setNeedsLayout()
    stage.render()
    #expect(text.frame == before)
  }
}
