import Widgets
import WindowResponder

// Subclasses in the style of code for UIKit.

/// A stand-in for UIKit's `NSCoder`, which can be any class.
final class Archive {}

class Framed: View {
  let made: String

  override init(frame: Rect) {
    made = "frame \(Int(frame.width))"
    super.init(frame: frame)
  }

  required init?(coder: Archive) {
    made = "coder"
    super.init(coder: coder)
  }
}

final class Derived: Framed {
  let more = 1
}

final class FramedLabel: Label {
  var made: [String] = []

  override init(frame: Rect) {
    super.init(frame: frame)
    made.append("framed")
  }

  required init?(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class FramedButton: Button {
  private(set) var wasFramed = false

  override init(frame: Rect) {
    super.init(frame: frame)
    wasFramed = true
  }

  required init?(coder: Archive) { super.init(coder: coder) }
}

final class FramedStack: StackView {
  override init(frame: Rect) {
    super.init(frame: frame)
    spacing = 8
  }

  @available(*, unavailable)
  required init(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class Generic<Content>: View {
  var content: [Content] = []

  override init(frame: Rect) { super.init(frame: frame) }
}

final class Own: View {
  let size: Int

  init() {
    size = 7
    super.init(frame: .zero)
  }

  required init?(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class Convenient: View {
  convenience init() {
    self.init(frame: Rect(x: 0, y: 0, width: 9, height: 9))
  }
}

final class OwnController: ViewController {
  let name: String

  init() {
    name = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: Archive) {
    name = "coder"
    super.init(coder: coder)
  }
}

final class NamedController: ViewController {
  var log: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: ResourceBundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    log.append("nib")
  }

  required init?(coder: Archive) { super.init(coder: coder) }
}

final class PlainController: ViewController {}

final class StyledController: TableViewController {
  override init(style: TableView.Style) { super.init(style: style) }
  required init?(coder: Archive) { super.init(coder: coder) }
}

final class GroupedController: TableViewController {
  init() { super.init(style: .grouped) }
  required init?(coder: Archive) { super.init(coder: coder) }
}

final class StyledTable: TableView {
  private(set) var wasStyled = false

  override init(frame: Rect, style: TableView.Style) {
    super.init(frame: frame, style: style)
    wasStyled = true
  }

  required init?(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class StyledCell: TableViewCell {
  var stars = "none"

  override init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    if let reuseIdentifier { stars = reuseIdentifier }
  }

  required init?(coder: Archive) { super.init(coder: coder) }
}

final class Heading: TableViewHeaderFooterView {
  var said: String?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    said = reuseIdentifier
  }

  required init?(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class LoggingTextView: TextView {
  private(set) var made = 0

  override init(frame: Rect, textContainer: TextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    made += 1
  }

  required init?(coder: Archive) { super.init(coder: coder) }
}

final class FramedCell: CollectionViewCell {
  let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: Archive) { fatalError("init(coder:) has not been implemented") }
}

final class Mortal: View {
  override init(frame: Rect) { super.init(frame: frame) }
  deinit { DeinitLog.note("mortal") }
}

final class MortalCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  deinit { DeinitLog.note("cell") }
}

final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

final class Items: CollectionViewDataSource {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
