import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct ContentConfigurationTests {
  private func labels(_ view: View) -> [String] {
    view.subviews.compactMap { ($0 as? Label)?.text }
  }

  @Test("A content configuration takes the place of the content view, and the same kind keeps it")
  func replaces() {
    let cell = TableViewCell(style: .default)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view !== plain && plain.superview == nil && view.superview === cell)
    #expect(view is ListContentView)
    #expect(labels(view) == ["one"])
    content.text = "two"
    content.secondaryText = "below"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(labels(view) == ["two", "below"])
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("Texts are changed as their properties say, and attributed ones come first")
  func properties() {
    var content = ListContentConfiguration.cell()
    content.text = "the quick fox"
    content.textProperties.transform = .capitalized
    content.textProperties.numberOfLines = 2
    content.textProperties.color = .systemRed
    content.textProperties.alignment = .center
    let view = ListContentView(configuration: content)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    let label = view.subviews.compactMap { $0 as? Label }.first
    #expect(label?.text == "The Quick Fox")
    #expect(label?.numberOfLines == 2)
    #expect(label?.textColor == .systemRed)
    #expect(label?.textAlignment == .center)
    content.textProperties.transform = .uppercase
    view.configuration = content
    #expect(label?.text == "THE QUICK FOX")
    content.attributedText = StyledText("styled")
    view.configuration = content
    #expect(label?.attributedText?.string == "styled")
    content.text = "plain"
    #expect(content.attributedText == nil)
  }

  @Test("Side by side the second text stands at the end, and below where there is no room")
  func sideBySide() {
    var content = ListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = ListContentView(configuration: content)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let parts = view.subviews.compactMap { $0 as? Label }
    #expect(parts.map(\.frame.midY).allSatisfy { abs($0 - 22) <= 1 })
    #expect(parts.last.map { abs($0.frame.maxX - 284) <= 1 } == true)
    content.secondaryText = "A value that is far too long to stand beside the name in this row"
    view.configuration = content
    view.layoutIfNeeded()
    #expect((parts.last?.frame.minY ?? 0) >= (parts.first?.frame.maxY ?? 99))
    #expect(parts.last?.frame.minX == 16)
  }

  @Test("The image stands before the text, and reserved room lines texts up")
  func image() {
    var content = ListContentConfiguration.cell()
    content.text = "With"
    content.image = Image(systemName: "star", pointSize: 20)
    content.imageProperties.reservedLayoutSize = Size(width: 40, height: 0)
    content.imageToTextPadding = 10
    let view = ListContentView(configuration: content)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let picture = view.subviews.compactMap { $0 as? ImageView }.first
    let label = view.subviews.compactMap { $0 as? Label }.first
    #expect(picture?.frame == Rect(x: 26, y: 12, width: 20, height: 20))
    #expect(label?.frame.minX == 66)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(picture?.frame.midX == 264.0)
    #expect(label?.frame.maxX == 234.0)
  }

  @Test("Equal configurations are equal, others are not")
  func equality() {
    var one = ListContentConfiguration.cell()
    one.text = "a"
    var other = one
    #expect(one == other && one.hashValue == other.hashValue)
    other.textProperties.font = .systemFont(ofSize: 30)
    #expect(one != other)
    #expect(ListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
  }

  @Test("A handler is told the state, once for each change, before the cell is laid out")
  func handler() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    stage.window.addSubview(cell)
    var states: [CellConfigurationState] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state)
      var content = ListContentConfiguration.cell()
      content.text = state.isSelected ? "selected" : "not"
      cell.contentConfiguration = content
    }
    #expect(states.isEmpty)
    cell.layoutIfNeeded()
    #expect(states.map(\.isSelected) == [false])
    cell.isHighlighted = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states.map(\.isSelected) == [false, true])
    #expect(states.last?.isHighlighted == true)
    #expect(labels(cell.contentView) == ["selected"])
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test("updateConfiguration(using:) is overridden, and configurations follow states by themselves")
  func overriding() {
    struct Stars: ContentConfiguration {
      var isOn = false

      func makeContentView() -> any View & ContentView { StarsView(configuration: self) }
      func updated(for state: any ConfigurationState) -> Stars {
        var new = self
        new.isOn = (state as? CellConfigurationState)?.isSelected ?? false
        return new
      }
    }
    final class StarsView: View, ContentView {
      var configuration: any ContentConfiguration

      init(configuration: any ContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
    }
    final class Cell: TableViewCell {
      var updates = 0

      override func updateConfiguration(using state: CellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
      }
    }
    let cell = Cell(style: .default)
    cell.contentConfiguration = Stars()
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.updates == 2)
    #expect((cell.contentConfiguration as? Stars)?.isOn == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Stars)?.isOn == true)
  }

  @Test("A background configuration and the older ways take each other away")
  func background() {
    let cell = TableViewCell(style: .default)
    cell.backgroundColor = .systemRed
    var background = BackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemGreen
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGreen)
    cell.backgroundView = View()
    #expect(cell.backgroundConfiguration == nil)
    #expect(BackgroundConfiguration.clear().backgroundColor == .clear)
    var tinted = BackgroundConfiguration.clear()
    tinted.backgroundColor = nil
    #expect(tinted.resolvedBackgroundColor(for: .systemPink) == .systemPink)
    tinted.backgroundColorTransformer = ConfigurationColorTransformer { _ in .systemTeal }
    #expect(tinted.resolvedBackgroundColor(for: .systemPink) == .systemTeal)
  }

  @Test("A row of a table is as high as its configured content")
  func tableHeights() {
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        let cell = TableViewCell(style: .default)
        var content = cell.defaultContentConfiguration()
        content.text = "short"
        if indexPath.row == 1 {
          content.text = String(repeating: "a rather long text ", count: 20)
        }
        cell.contentConfiguration = content
        return cell
      }
    }
    let stage = Stage(size: Size(width: 300, height: 500))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 500))
    let source = Source()
    table.dataSource = source
    stage.window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [0, 1]).height > 100)
    let label = table.cellForRow(at: [0, 1])?.contentView.subviews.first
    #expect(label.map { $0.frame.height > 80 && $0.frame.minX == 16 } == true)
  }

  @Test("A header of a table shows its configured content")
  func tableHeader() {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    var content = view.defaultContentConfiguration()
    content.text = "Fruit"
    view.contentConfiguration = content
    #expect(labels(view.contentView) == ["Fruit"])
    #expect(view.sizeThatFits(Size(width: 300, height: 0)).height > 20)
  }
}
