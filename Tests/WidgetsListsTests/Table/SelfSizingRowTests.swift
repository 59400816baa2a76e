import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WindowResponder

@MainActor @Suite(.serialized) struct SelfSizingRowTests {
  /// A cell with a title above a text of several lines.
  final class NoteCell: TableViewCell {
    let title = Label()
    let text = Label()

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      text.numberOfLines = 0
      contentView.add(title, text)
      let margins = contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
  }

  final class Notes: TableViewDataSource {
    var texts: [String] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      if let cell = cell as? NoteCell {
        cell.title.text = "Note \(indexPath.row)"
        cell.text.text = texts[indexPath.row]
      }
      return cell
    }
  }

  let stage = Stage(size: Size(width: 300, height: 400))
  let notes = Notes()
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() {
    notes.texts = (0..<100).map { index in
      Array(repeating: "word", count: 1 + index % 7 * 6).joined(separator: " ")
    }
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.estimatedRowHeight = 60
    table.dataSource = notes
  }

  private func expectHeights() {
    #expect(table.visibleCells.count > 2)
    for cell in table.visibleCells.compactMap({ $0 as? NoteCell }) {
      let inner = cell.contentView
      let width = inner.bounds.width - 32
      let height =
        cell.title.intrinsicContentSize.height + 4
        + cell.text.sizeThatFits(Size(width: width, height: 0)).height + 22
      #expect(abs(inner.bounds.height - height) < 0.01)
      #expect(abs(cell.text.frame.maxY + 11 - inner.bounds.maxY) < 0.01)
      #expect(cell.text.frame.width == width)
    }
  }

  @Test("rows are as high as the constraints in their cells make them, also after scrolling")
  func rows() {
    let told = messages {
      stage.window.addSubview(table)
      stage.render()
      expectHeights()
      table.contentOffset.y = 1_500
      stage.render()
      expectHeights()
      table.frame.size.width = 200
      stage.render()
      expectHeights()
    }
    #expect(told.isEmpty)
  }

  @Test("a table that constraints place has self-sized rows too")
  func constrainedTable() {
    let told = messages {
      stage.window.add(table)
      table.fill(stage.window, inset: 10)
      stage.render()
    }
    #expect(told.isEmpty)
    #expect(table.frame == Rect(x: 10, y: 10, width: 280, height: 380))
    expectHeights()
    #expect(table.contentSize.width == 280)
  }

  @Test("a cell may say by itself what size constraints lead to")
  func overridden() {
    final class Fixed: TableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority: LayoutPriority
      ) -> Size { Size(width: targetSize.width, height: 77) }
    }
    table.register(Fixed.self, forCellReuseIdentifier: "note")
    stage.window.addSubview(table)
    stage.render()
    #expect(table.visibleCells.first?.frame.height == 77)
  }

  @Test("headers are as high as their constraints make them")
  func headers() {
    final class Heading: TableViewDelegate {
      let view = View()
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
        TableView.automaticDimension
      }
    }
    let heading = Heading()
    let label = Label(text: "Heading")
    heading.view.add(label)
    label.fill(heading.view, inset: 20)
    table.delegate = heading
    stage.window.addSubview(table)
    stage.render()
    #expect(heading.view.frame.height == label.intrinsicContentSize.height + 40)
    #expect(label.frame.width == 260)
  }

  /// A cell with an image view of a required size beside a title.
  final class ImageCell: TableViewCell {
    let image = View()
    let title = Label(text: "Title")

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let row = StackView(arrangedSubviews: [image, title])
      row.alignment = .center
      contentView.add(row)
      row.fill(contentView, inset: 8)
      LayoutConstraint.activate([
        image.widthAnchor.constraint(equalToConstant: 40),
        image.heightAnchor.constraint(equalTo: image.widthAnchor),
      ])
    }
  }

  @Test("a row that is measured, placed and measured again tells of no conflict")
  func noConflicts() {
    table.register(ImageCell.self, forCellReuseIdentifier: "note")
    stage.window.addSubview(table)
    let told = messages {
      stage.render()
      table.frame.size.width = 240
      stage.render()
      table.contentOffset.y = 300
      stage.render()
      table.reloadData()
      stage.render()
    }
    #expect(told == [])
    let cells = table.visibleCells.compactMap { $0 as? ImageCell }
    #expect(cells.count > 2)
    #expect(cells.allSatisfy { $0.image.bounds.size == Size(width: 40, height: 40) })
    #expect(cells.allSatisfy { $0.contentView.bounds.height == 56 })
  }
}
