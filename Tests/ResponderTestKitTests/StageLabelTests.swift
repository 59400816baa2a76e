import ResponderTestKit
import Testing
import Widgets

@MainActor struct StageLabelTests {
  let stage = Stage(size: Size(width: 300, height: 200))

  @Test("A control is found before a label with the same text")
  func controlFirst() {
    let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    button.setTitle("Save", for: .normal)
    let label = Label(text: "Save")
    label.frame = Rect(x: 20, y: 100, width: 120, height: 44)
    stage.window.addSubview(button)
    stage.window.addSubview(label)
    #expect(stage.view(labelled: "Save") === button)
  }

  @Test("Hidden views are not found, and a tap on nothing fails the test and names what there is")
  func hidden() {
    let label = Label(text: "Secret")
    stage.window.addSubview(label)
    stage.window.addSubview(Label(text: "Open"))
    label.isHidden = true
    #expect(stage.view(labelled: "Secret") == nil)
    withKnownIssue {
      #expect(stage.tap("Secret") == false)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["nothing is labelled “Secret”; there is “Open”"]
        && issue.sourceLocation?.fileID == #fileID
    }
    withKnownIssue { stage.click("Secret") }
  }

  @Test("A row that a menu does not have fails the test, and a function takes failures instead")
  func failureHandler() {
    var failures: [StageFailure] = []
    Stage.onFailure = { failures.append($0) }
    defer { Stage.onFailure = nil }
    let card = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
    card.menu = Menu(title: "", children: [Action(title: "Copy") { _ in }])
    card.showsMenuAsPrimaryAction = true
    stage.window.addSubview(card)
    stage.tap(at: card.center)
    #expect(stage.popups.last?.tap("Paste") == false)
    let line = #line - 1
    #expect(failures.map(\.message) == ["no row of the menu is “Paste”; there is “Copy”"])
    #expect(failures.map(\.line) == [line])
    #expect(stage.popups.last?.click("Copy") == true)
    #expect(failures.count == 1)
  }

  @Test("Scrolling to a text finds a row that has no view yet, up and down, and fails otherwise")
  func scrollsToRow() {
    let table = TableView(frame: stage.window.bounds)
    let source = CountedRows()
    table.dataSource = source
    stage.window.addSubview(table)
    #expect(stage.view(labelled: "Row 712") == nil)
    #expect(stage.scroll(to: "Row 712"))
    #expect(stage.view(labelled: "Row 712") != nil)
    #expect(table.indexPathsForVisibleRows?.contains(ItemPath(row: 712, section: 0)) == true)
    #expect(stage.scroll(to: "Row 3"))
    #expect(table.indexPathsForVisibleRows?.contains(ItemPath(row: 3, section: 0)) == true)
    let offset = table.contentOffset
    withKnownIssue { stage.scroll(to: "Row 1000") }
    #expect(table.contentOffset == offset)
  }

  @Test("A tap scrolls to what is out of sight")
  func scrolls() {
    let scroller = ScrollView(frame: stage.window.bounds)
    scroller.contentSize = Size(width: 300, height: 2_000)
    let button = Button(frame: Rect(x: 20, y: 1_900, width: 120, height: 44))
    button.setTitle("Far", for: .normal)
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    scroller.addSubview(button)
    stage.window.addSubview(scroller)
    #expect(stage.tap("Far"))
    #expect(taps == 1)
  }

  @Test("A segment is tapped by its title")
  func segment() {
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = Rect(x: 10, y: 10, width: 280, height: 44)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    #expect(stage.labels.contains("Month"))
    #expect(stage.tap("Month"))
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("An alert's button is tapped by its title")
  func alert() {
    stage.window.rootViewController = ViewController()
    var chosen = ""
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Remove", style: .destructive) { _ in chosen = "Remove" })
    alert.addAction(AlertAction(title: "Keep", style: .cancel) { _ in chosen = "Keep" })
    stage.window.rootViewController?.present(alert, animated: false)
    stage.advance(by: 1)
    #expect(stage.labels.contains("Sure?"))
    #expect(stage.tap("Remove"))
    stage.advance(by: 1)
    #expect(chosen == "Remove")
  }

  @Test("Settling gives up in the end, and says so")
  func givesUp() async {
    #expect(await stage.settle(within: 0.02) { false } == false)
    #expect(await stage.settle(within: 5) { true })
  }
}

/// A data source of a thousand rows with their numbers.
@MainActor private final class CountedRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
