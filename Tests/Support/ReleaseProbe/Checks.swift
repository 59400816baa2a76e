import ResponderAccessibility
import ResponderRuntime
import ResponderTestKit
import Widgets
import WindowResponder

/// The checks, and the faults that they found.
struct Checks {
  private(set) var count = 0
  private(set) var faults: [String] = []

  private mutating func expect(_ holds: Bool, _ fault: String) {
    count += 1
    if !holds { faults.append(fault) }
  }

  /// Runs all checks.
  @MainActor mutating func run() {
    checkRuntimeEntries()
    checkTypeNames()
    checkKeyPaths()
    checkCharacterNames()
    checkAccessibleNames()
    checkScenes()
    checkRestoration()
    checkCells()
    checkSupplementaryViews()
    checkControls()
    checkInspector()
  }

  private mutating func checkRuntimeEntries() {
    expect(RuntimeEntries.missing.isEmpty, "entry points are missing: \(RuntimeEntries.missing)")
    expect(
      ClassEntries.overridesMotion(ShakenView.self, of: Responder.self),
      "a class that overrides motionEnded is said not to")
    expect(
      !ClassEntries.overridesMotion(PlainCell.self, of: Responder.self),
      "a class that overrides no motion method is said to")
    expect(
      !ClassEntries.overridesMagicTap(PlainCell.self, of: Responder.self),
      "a class without a magic tap is said to have one")
    expect(
      ClassEntries.overridesRowCommit(EditedRows.self, of: TableViewController.self)
        && ClassEntries.overridesRowMove(EditedRows.self, of: TableViewController.self)
        && !ClassEntries.overridesRowCommit(PlainRows.self, of: TableViewController.self)
        && !ClassEntries.overridesRowMove(PlainRows.self, of: TableViewController.self),
      "the editing methods of a table's controller are not found")
    expect(
      ClassEntries.overridesItemMove(MovedItems.self, of: CollectionViewController.self)
        && !ClassEntries.overridesItemMove(
          CollectionViewController.self, of: CollectionViewController.self),
      "the moving method of a collection's controller is not found")
    let object = ProbeObject()
    let address = Unmanaged.passUnretained(object).toOpaque()
    let retained = ClassEntries.retain(ifAlive: address)
    expect(retained == address, "an object that is alive cannot be retained")
    if let retained { Unmanaged<ProbeObject>.fromOpaque(retained).release() }
    withExtendedLifetime(object) {}
  }

  private mutating func checkTypeNames() {
    let types: [Any.Type] = [ProbePage.self, Slider.self, TableView.self, View.self]
    for type in types {
      let found = TypeNames.name(of: type).flatMap(TypeNames.type(named:))
      expect(found == type, "\(type) is not found by its name")
    }
    expect(
      TypeNames.type(named: "7Widgets6SliderC") == Slider.self,
      "a class that has moved is not found by its old name")
    expect(TypeNames.module(of: ProbePage.self) == "ReleaseProbe", "the module of a class is wrong")
  }

  /// Checks key paths whose getters have the same instructions. A linker that folds the getters makes the
  /// key paths equal.
  private mutating func checkKeyPaths() {
    let paths: Set<PartialKeyPath<TwoGetters>> = [\.first, \.second]
    expect(paths.count == 2, "key paths of two properties are equal")
    let more = MoreGetters.keyPaths
    expect(Set(more).count == more.count, "key paths of private properties or subscripts are equal")
    let traits = TraitCollection { $0.userInterfaceStyle = .dark }
    expect(traits.userInterfaceStyle == .dark, "a trait that is set by a key path is lost")
  }

  /// Checks the names of Unicode characters, which are omitted from programs that do not read them.
  private mutating func checkCharacterNames() {
    let names = "aé".unicodeScalars.map(\.properties.name)
    expect(
      names == ["LATIN SMALL LETTER A", "LATIN SMALL LETTER E WITH ACUTE"],
      "the names of characters are \(names)")
    let alias = ("\u{01A2}" as Unicode.Scalar).properties.nameAlias
    expect(alias == "LATIN CAPITAL LETTER GHA", "the other name of a character is \(alias ?? "")")
  }

  @MainActor private mutating func checkScenes() {
    SceneDelegate.connections = 0
    let stage = Stage(size: Size(width: 300, height: 200))
    stage.launch(ProbeDelegate.self)
    stage.render()
    expect(SceneDelegate.connections == 1, "the delegate of the scene is not found by its name")
    expect(
      stage.application.connectedScenes.contains { $0.delegate is SceneDelegate },
      "the scene has another delegate")
  }

  @MainActor private mutating func checkRestoration() {
    let kept = KeptState()
    ProbePage.restoredByClass = 0
    runProgram(keeping: kept) { stage, navigation in
      navigation?.pushViewController(ProbePage(number: 7), animated: false)
      stage.application.invalidateRestorableState()
      stage.advance(by: 1.1)
    }
    expect(kept.bytes != nil, "no state is saved")
    var number: Int?
    runProgram(keeping: kept) { _, navigation in
      number = (navigation?.topViewController as? ProbePage)?.number
    }
    expect(
      ProbePage.restoredByClass == 1, "the class of a page is not found by its name in the state")
    expect(number == 7, "the saved number is \(number?.description ?? "lost")")
  }

  @MainActor private func runProgram(
    keeping kept: KeptState, _ body: (Stage, NavigationController?) -> Void
  ) {
    let stage = Stage(size: Size(width: 300, height: 200), keeping: kept)
    stage.launch(RestoringDelegate.self)
    stage.render()
    body(stage, stage.window.rootViewController as? NavigationController)
  }

  @MainActor private mutating func checkCells() {
    let stage = Stage(size: Size(width: 320, height: 400))
    let table = TableView(frame: stage.window.bounds, style: .plain)
    let rows = ProbeRows()
    table.register(PlainCell.self, forCellReuseIdentifier: "row")
    table.register(ProbeHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.render()
    let cells = table.visibleCells.compactMap { $0 as? PlainCell }
    expect(cells.count == 3, "a table creates \(cells.count) of 3 cells by their class")
    expect(
      cells.allSatisfy { $0.identifier == "row" }, "cells are not created by their own initializer")
    expect(table.headerView(forSection: 0) is ProbeHeader, "a header is not created by its class")
    stage.tap(
      at: Point(x: 40, y: (table.cellForRow(at: ItemPath(row: 1, section: 0))?.frame.midY ?? 0)))
    expect(rows.selected == [1], "a tap on a row selects \(rows.selected)")
  }

  /// Reads the names of roles and states, which are those of the enumerations' cases.
  private mutating func checkAccessibleNames() {
    expect(AccessibleRole.pushButton.name == "push button", "the name of a role is wrong")
    expect(AccessibleState.focused.name == "focused", "the name of a state is wrong")
  }

  @MainActor private mutating func checkSupplementaryViews() {
    let stage = Stage(size: Size(width: 320, height: 400))
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 320, height: 30)
    let collection = CollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let items = ProbeItems()
    collection.register(ProbeItem.self, forCellWithReuseIdentifier: "item")
    collection.register(
      ProbeTitle.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collection.dataSource = items
    stage.window.addSubview(collection)
    stage.render()
    expect(
      collection.visibleCells.count { $0 is ProbeItem } == 4,
      "a collection creates no cells by their class")
    expect(
      collection.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).first
        is ProbeTitle, "a collection creates no header by its class")
  }

  /// Draws text with shared fonts, types, and presses a button. An optimized accessor once released a font
  /// too early, which ended programs at their first line of text.
  @MainActor private mutating func checkControls() {
    let stage = Stage(size: Size(width: 320, height: 240))
    var presses = 0
    let button = Button(
      configuration: .filled(), primaryAction: Action(title: "Press") { _ in presses += 1 })
    button.frame = Rect(x: 20, y: 20, width: 120, height: 44)
    let field = TextField(frame: Rect(x: 20, y: 80, width: 200, height: 36))
    let label = Label(
      text: "Two lines of text, which are drawn with the preferred font of the body")
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.frame = Rect(x: 20, y: 130, width: 200, height: 80)
    for view in [button, field, label] { stage.window.addSubview(view) }
    stage.render()
    stage.tap("Press")
    expect(presses == 1, "a tap presses a button \(presses) times")
    expect(field.becomeFirstResponder(), "a text field does not become the first responder")
    stage.type("Text ä")
    stage.render()
    expect(field.text == "Text ä", "the text that is typed is \(field.text ?? "lost")")
    let types: [View.Type] = [View.self, Label.self, ShakenView.self]
    expect(
      zip(types, types.map { $0.init() }).allSatisfy { type(of: $1) == $0 },
      "a metatype creates another class")
  }

  @MainActor private mutating func checkInspector() {
    let stage = Stage(size: Size(width: 320, height: 240))
    stage.window.rootViewController = ViewController()
    stage.render()
    expect(ClassEntries.inspector != nil, "the inspector is not linked")
    stage.keyPress(.keyboardI, modifiers: [.control, .shift])
    stage.render()
    expect(stage.application.windows.count == 2, "its keys do not open the inspector")
  }
}
