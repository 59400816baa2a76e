import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns
@testable import WidgetsControls
@testable import WidgetsLists

/// Tests of parts of a widget that are kept for longer than the widget, by a touch on them or by the
/// application.
@MainActor @Suite(.serialized) struct OutlivedOwnerTests {
  enum Widget: String, CaseIterable {
    case columnHead, columnEdge, columnRow, calendar, dateField, dateWheels, picker, button,
      navigationBar, table, slider, chart
  }

  final class Rows: ColumnViewDataSource, PickerViewDataSource, PickerViewDelegate,
    TableViewDataSource
  {
    func numberOfRows(in columnView: ColumnView) -> Int { 20 }
    func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String {
      "\(row)"
    }
    func columnView(_ columnView: ColumnView, canEdit row: Int, in column: TableColumn) -> Bool {
      true
    }
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(row)" }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  let stage = Stage(size: Size(width: 400, height: 300))
  let rows = Rows()

  private func columns() -> ColumnView {
    let table = ColumnView()
    table.columns = [
      TableColumn("a", title: "A", width: 200), TableColumn("b", title: "B", width: 100),
    ]
    table.columns[0].isEditable = true
    table.dataSource = rows
    return table
  }

  /// Returns a widget, and a location in it for a touch.
  private func make(_ widget: Widget) -> (view: View, place: Point) {
    let middle = Point(x: 200, y: 150)
    switch widget {
    case .columnHead: return (columns(), Point(x: 60, y: 10))
    case .columnEdge: return (columns(), Point(x: 200, y: 10))
    case .columnRow: return (columns(), middle)
    case .calendar, .dateField, .dateWheels:
      let picker = DatePicker()
      picker.preferredDatePickerStyle =
        widget == .calendar ? .inline : widget == .dateField ? .compact : .wheels
      return (picker, middle)
    case .picker:
      let picker = PickerView()
      (picker.dataSource, picker.delegate) = (rows, rows)
      return (picker, Point(x: 100, y: 190))
    case .button: return (Button(configuration: .filled()), middle)
    case .navigationBar:
      let bar = NavigationBar()
      bar.setItems([NavigationItem(title: "One"), NavigationItem(title: "Two")], animated: false)
      return (bar, Point(x: 20, y: 22))
    case .table:
      let table = TableView()
      table.dataSource = rows
      return (table, middle)
    case .slider: return (Slider(), middle)
    case .chart:
      let chart = ChartView()
      chart.series = [ChartSeries("a", values: [1, 2, 3])]
      return (chart, middle)
    }
  }

  private func deepest(_ view: View) -> [View] { [view] + view.subviews.flatMap(deepest) }

  @Test("A finger goes on over a widget that is gone, and ends", arguments: Widget.allCases)
  func finger(widget: Widget) {
    weak var owner: View?
    var kept: View?
    do {
      let (view, place) = make(widget)
      owner = view
      view.frame = stage.window.bounds
      stage.window.addSubview(view)
      stage.render()
      stage.touchDown(1, at: place)
      stage.frame()
      stage.advance(by: 0.05)
      kept = stage.window.hitTest(place, with: nil)
      view.removeFromSuperview()
    }
    stage.render()
    if kept === owner { kept = nil }
    #expect(owner == nil || kept == nil, "only a finger that is on it keeps the widget")
    stage.touchMove(1, to: Point(x: 120, y: 60))
    stage.frame()
    stage.advance(by: 1)
    stage.touchUp(1)
    stage.frame()
    stage.advance(by: 1)
    #expect(stage.window.subviews.isEmpty)
  }

  @Test(
    "The parts of a widget that is gone can be shown, laid out and drawn",
    arguments: Widget.allCases)
  func parts(widget: Widget) {
    weak var owner: View?
    var parts: [View] = []
    do {
      let (view, _) = make(widget)
      owner = view
      view.frame = stage.window.bounds
      stage.window.addSubview(view)
      stage.render()
      parts = view.subviews.flatMap(deepest)
      view.removeFromSuperview()
    }
    stage.advance(by: 1)
    #expect(owner == nil)
    for part in parts where part.superview == nil {
      stage.window.addSubview(part)
      part.setNeedsLayout()
      part.setNeedsDisplay()
      stage.render()
      stage.tap(at: part.center)
      stage.keyPress(.keyboardDownArrow)
      _ = (part.accessibilityLabel, part.accessibilityValue, part.intrinsicContentSize)
      part.removeFromSuperview()
    }
    stage.advance(by: 1)
    #expect(stage.window.subviews.isEmpty)
  }

  @Test("A cell that is being changed goes with its table")
  func cellEditor() throws {
    weak var owner: View?
    do {
      let table = columns()
      owner = table
      table.frame = stage.window.bounds
      stage.window.addSubview(table)
      stage.render()
      #expect(table.beginEditing(1, table.columns[0]))
      let field = try #require(table.editor?.field)
      stage.touchDown(1, at: field.convert(field.bounds.center, to: nil))
      stage.frame()
      table.removeFromSuperview()
    }
    #expect(owner == nil)
    stage.touchUp(1)
    stage.frame()
    stage.advance(by: 1)
    #expect(stage.window.firstResponder == nil)
  }
}
