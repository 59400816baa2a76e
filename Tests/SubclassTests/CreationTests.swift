import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of classes in the style of UIKit code. They are created with the same initializers as in UIKit.
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

  @Test("A view of a generic class, or of a metatype, is created in a frame")
  func genericFrames() {
    func made<T: View>(_ type: T.Type) -> T { T(frame: Rect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(made(Framed.self).made == "frame 3")
    #expect(made(FramedLabel.self).made == ["framed"])
    #expect(made(Derived.self).frame == Rect(x: 1, y: 2, width: 3, height: 4))
    let type: View.Type = Framed.self
    let view = type.init(frame: Rect(x: 0, y: 0, width: 7, height: 1))
    #expect((view as? Framed)?.made == "frame 7")
    // The initializer of a table has a style, too.
    #expect(made(TableView.self).frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(made(TextView.self).frame.width == 3)
    #expect(made(TableViewCell.self).frame.height == 4)
  }

  @Test("A generic view is created without arguments, also if it has another initializer")
  func genericPlain() {
    func made<T: View>(_ type: T.Type) -> T { T() }
    #expect(made(TableView.self).style == .plain)
    #expect(made(TextView.self).text == "")
    #expect(made(TableViewCell.self).reuseIdentifier == nil)
    #expect(made(Framed.self).made == "frame 0")
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

  @Test("A metatype of a superclass creates a view of the class that it holds, by its initializer")
  func viewMetatypes() {
    let types: [View.Type] = [Framed.self, Derived.self, Generic<Int>.self, FramedLabel.self]
    let views = types.map { $0.init() }
    #expect(zip(views, types).allSatisfy { type(of: $0) == $1 })
    #expect((views[0] as? Framed)?.made == "frame 0")
    #expect((views[1] as? Derived)?.more == 1)
    #expect((views[3] as? FramedLabel)?.made == ["framed"])
    let cell: CollectionViewCell.Type = FramedCell.self
    let made = cell.init() as? FramedCell
    #expect(made?.label.superview === made?.contentView && made != nil)
    let plain: View.Type = View.self
    #expect(type(of: plain.init()) == View.self)
  }

  @Test("A metatype of controls, buttons and stacks creates the class that it holds")
  func controlMetatypes() {
    var taps = 0
    let control: Control.Type = FramedButton.self
    let acting = control.init(
      frame: Rect(x: 0, y: 0, width: 80, height: 30), primaryAction: Action { _ in taps += 1 })
    acting.sendActions(for: .primaryActionTriggered)
    #expect((acting as? FramedButton)?.wasFramed == true && taps == 1 && acting.frame.width == 80)
    let button: Button.Type = FramedButton.self
    #expect((button.init() as? FramedButton)?.wasFramed == true)
    #expect((button.init(type: .system) as? FramedButton)?.buttonType == .system)
    #expect((button.init(primaryAction: Action(title: "Go") { _ in }) as? FramedButton) != nil)
    let filled = button.init(configuration: .filled(), primaryAction: nil)
    #expect((filled as? FramedButton)?.configuration != nil)
    let stack: StackView.Type = FramedStack.self
    let framed = stack.init(arrangedSubviews: [View(), View()]) as? FramedStack
    #expect(framed?.arrangedSubviews.count == 2 && framed?.spacing == 8)
  }

  @Test("A metatype of controllers creates the class that it holds: the rows of a list of examples")
  func controllerMetatypes() {
    let types: [ViewController.Type] = [
      NamedController.self, PlainController.self, StyledController.self,
      NavigationController.self, SplitViewController.self, TabBarController.self,
    ]
    let controllers = types.map { $0.init() }
    #expect(zip(controllers, types).allSatisfy { type(of: $0) == $1 })
    #expect((controllers[0] as? NamedController)?.log == ["nib"])
    #expect((controllers[2] as? StyledController)?.tableView.style == .plain)
    let table: TableViewController.Type = StyledController.self
    #expect(table.init() is StyledController)
  }

  @Test("A metatype of tables, cells, headers and text views creates the class that it holds")
  func tableMetatypes() {
    let table: TableView.Type = StyledTable.self
    #expect((table.init() as? StyledTable)?.wasStyled == true)
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect((table.init(frame: frame) as? StyledTable)?.frame == frame)
    let cell: TableViewCell.Type = StyledCell.self
    #expect((cell.init() as? StyledCell)?.stars == "none")
    let header: TableViewHeaderFooterView.Type = Heading.self
    #expect(header.init() is Heading)
    let text: TextView.Type = LoggingTextView.self
    #expect((text.init() as? LoggingTextView)?.made == 1)
    #expect((text.init(frame: frame) as? LoggingTextView)?.frame == frame)
  }

  @Test("A metatype of views creates tables, cells and text views by their own initializers")
  func ownInitializers() {
    let types: [View.Type] = [
      StyledTable.self, StyledCell.self, Heading.self, LoggingTextView.self, TableView.self,
    ]
    let views = types.map { $0.init() }
    #expect(zip(views, types).allSatisfy { type(of: $0) == $1 })
    #expect((views[0] as? StyledTable)?.wasStyled == true)
    #expect((views[3] as? LoggingTextView)?.made == 1)
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
    _ = DeinitLog.take()
    for _ in 0..<3 { _ = Mortal() }
    var cell: TableViewCell? = MortalCell()
    #expect(DeinitLog.take() == ["mortal", "mortal", "mortal"])
    #expect(cell != nil)
    cell = nil
    #expect(DeinitLog.take() == ["cell"])
    let types: [View.Type] = [Mortal.self, MortalCell.self]
    for type in types { _ = type.init() }
    #expect(DeinitLog.take() == ["mortal", "cell"])
  }
}
