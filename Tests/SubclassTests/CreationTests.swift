import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Classes as UIKit's code writes them: they are created as there, by whatever initializers they have.
@MainActor @Suite(.serialized) struct CreationTests {
  @Test("A class that overrides init(frame:) is created without arguments, by that initializer")
  func emptyBrackets() {
    #expect(Framed().made == "frame 0")
    #expect(Framed(frame: Rect(x: 1, y: 2, width: 3, height: 4)).made == "frame 3")
    #expect(FramedLabel().made == ["framed"])
    #expect(FramedStack(arrangedSubviews: [View(), View()]).arrangedSubviews.count == 2)
    #expect(Derived().made == "frame 0")
    #expect(Generic<String>().content == [])
  }

  @Test("A button's class that overrides init(frame:) has UIKit's other ways of creating one")
  func buttons() {
    let typed = FramedButton(type: .system)
    #expect(typed.wasFramed && typed.buttonType == .system)
    #expect(FramedButton(type: .custom).buttonType == .custom)
    var taps = 0
    let acting = FramedButton(
      configuration: .filled(), primaryAction: Action(title: "Go") { _ in taps += 1 })
    #expect(acting.wasFramed && acting.configuration?.title == "Go")
    acting.sendActions(for: .primaryActionTriggered)
    let placed = FramedButton(
      frame: Rect(x: 0, y: 0, width: 80, height: 30), primaryAction: Action { _ in taps += 1 })
    placed.sendActions(for: .primaryActionTriggered)
    #expect(taps == 2 && placed.frame.width == 80)
  }

  @Test("A class may have an init() of its own, without the word override")
  func ownInit() {
    #expect(Own().size == 7)
    #expect(Convenient().frame.width == 9)
    #expect(OwnController().name == "own")
  }

  @Test("init?(coder:) may be written and calls super, and an object comes of it")
  func coders() {
    let coder = Archive()
    #expect(Framed(coder: coder)?.made == "coder")
    #expect(OwnController(coder: coder)?.name == "coder")
    let cell = StyledCell(coder: coder)
    #expect(cell?.contentView.superview === cell)
    #expect(Button(coder: coder)?.bounds == .zero)
    #expect(TextView(coder: coder)?.text == "")
  }

  @Test("Controllers are created by init(nibName:bundle:), whichever way that is written")
  func controllers() {
    #expect(NamedController().log == ["nib"])
    #expect(NamedController(nibName: "Main", bundle: nil).nibName == "Main")
    #expect(PlainController().view != nil)
    #expect(StyledController().tableView.style == .plain)
    #expect(GroupedController().tableView.style == .grouped)
  }

  @Test("A table makes cells and headers of classes that override UIKit's initializers")
  func tables() {
    let stage = Stage(size: Size(width: 320, height: 400))
    let table = StyledTable(frame: stage.window.bounds)
    #expect(table.wasStyled && StyledTable().wasStyled)
    let rows = Rows()
    table.register(StyledCell.self, forCellReuseIdentifier: "row")
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.render()
    let cells = table.visibleCells.compactMap { $0 as? StyledCell }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.stars == "row" && $0.reuseIdentifier == "row" })
    let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "heading") as? Heading
    #expect(heading?.said == "heading")
    #expect(StyledCell().stars == "none")
  }

  @Test("A cell's identifier is kept as long as the cell, however long it is")
  func longIdentifiers() {
    let long = String(repeating: "a long name ", count: 20)
    let table = TableView()
    table.register(StyledCell.self, forCellReuseIdentifier: long)
    for _ in 0..<100 {
      let cell = table.dequeueReusableCell(withIdentifier: long) as? StyledCell
      #expect(cell?.reuseIdentifier == long && cell?.stars == long)
    }
  }

  @Test("A collection makes cells of a class that overrides init(frame:)")
  func collections() {
    let stage = Stage(size: Size(width: 320, height: 400))
    let collection = CollectionView(
      frame: stage.window.bounds, collectionViewLayout: CollectionViewFlowLayout())
    let items = Items()
    collection.register(FramedCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    stage.window.addSubview(collection)
    stage.render()
    let cells = collection.visibleCells.compactMap { $0 as? FramedCell }
    #expect(cells.count == 4 && cells.allSatisfy { $0.label.superview === $0.contentView })
  }

  @Test("Objects that are created by their class's name go as others do")
  func lifetimes() {
    _ = Deaths.take()
    for _ in 0..<3 { _ = Mortal() }
    var cell: TableViewCell? = MortalCell()
    #expect(Deaths.take() == ["mortal", "mortal", "mortal"])
    #expect(cell != nil)
    cell = nil
    #expect(Deaths.take() == ["cell"])
  }
}
