import ResponderTestKit
import Widgets
import WindowResponder

/// A benchmark that lays out views by constraints: many at once, one changed constant of many, and the rows
/// of a table.
@MainActor
enum LayoutBenchmark {
  static func figures() -> [MicroFigure] {
    let build = Stopwatch.median(runs: 21) {
      let tree = ConstrainedTree()
      tree.root.layoutIfNeeded()
      precondition(tree.root.subviews[4].frame.width == 150, "a view has another width")
    }
    let tree = ConstrainedTree()
    tree.root.layoutIfNeeded()
    var step = 0.0
    let change = Stopwatch.median(runs: 201) {
      step += 1
      tree.inset.constant = 8 + step.truncatingRemainder(dividingBy: 5)
      tree.root.layoutIfNeeded()
    }
    let byHand = scrolling(NoteCellByHand.self)
    let constrained = scrolling(ConstrainedNoteCell.self)
    return [
      MicroFigure(
        name: "1,000 constraints of 250 views made, solved and applied", value: build * 1e3,
        unit: "ms", limit: 3, note: "by anchors, the making of the views included"),
      MicroFigure(
        name: "one constant of 1,000 constraints of views changed and applied",
        value: change * 1e3, unit: "ms", limit: 0.1),
      MicroFigure(
        name: "scroll step of a table of self-sized constrained cells", value: constrained * 1e3,
        unit: "ms", limit: 1.3 * byHand * 1e3,
        note: "cells laid out by hand: \(Stopwatch.milliseconds(byHand)) ms"),
    ]
  }

  /// Returns a scroll step of a table with cells of a class.
  private static func scrolling(_ cell: NoteCell.Type) -> Double {
    let stage = Stage(size: Size(width: 400, height: 700))
    let table = TableView(frame: stage.window.bounds)
    let notes = Notes()
    table.register(cell, forCellReuseIdentifier: "note")
    table.estimatedRowHeight = 60
    table.dataSource = notes
    stage.window.addSubview(table)
    stage.render()
    return Stopwatch.median(runs: 401) {
      table.contentOffset.y += 40
      stage.render()
    }
  }
}

/// 250 nested views, five in each, with four constraints each.
@MainActor
private struct ConstrainedTree {
  let root = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 800))
  let inset: LayoutConstraint

  init() {
    var views = [root]
    var made: [LayoutConstraint] = []
    made.reserveCapacity(1_000)
    for index in 1...250 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      let parent = views[(index - 1) / 5]
      parent.addSubview(view)
      let place = (index - 1) % 5
      if place == 0 {
        made.append(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8))
        made.append(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8))
        made.append(view.heightAnchor.constraint(equalTo: parent.heightAnchor, constant: -16))
        made.append(view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.15))
      } else {
        let before = views[index - 1]
        made.append(view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 2))
        made.append(view.topAnchor.constraint(equalTo: before.topAnchor))
        made.append(view.heightAnchor.constraint(equalTo: before.heightAnchor))
        made.append(view.widthAnchor.constraint(equalTo: before.widthAnchor))
      }
      views.append(view)
    }
    LayoutConstraint.activate(made)
    inset = made[200]
  }
}

/// A title above a text of several lines.
private class NoteCell: TableViewCell {
  let title = Label()
  let text = Label()

  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    contentView.addSubview(title)
    contentView.addSubview(text)
  }
}

private final class NoteCellByHand: NoteCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    let first = title.sizeThatFits(Size(width: width, height: 0)).height
    let second = text.sizeThatFits(Size(width: width, height: 0)).height
    title.frame = Rect(x: 16, y: 8, width: width, height: first)
    text.frame = Rect(x: 16, y: 12 + first, width: width, height: second)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: size.width - 32, height: 0)
    let texts = title.sizeThatFits(room).height + text.sizeThatFits(room).height
    return Size(width: size.width, height: texts + 21)
  }
}

private final class ConstrainedNoteCell: NoteCell {
  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

private final class Notes: TableViewDataSource {
  private let texts = (0..<7).map { index in
    Array(repeating: "a few words", count: 1 + index * 3).joined(separator: ", ")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      cell.title.text = "Note \(indexPath.row)"
      cell.text.text = texts[indexPath.row % 7]
    }
    return cell
  }
}
