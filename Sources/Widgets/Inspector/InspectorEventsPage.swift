import WindowResponder

/// A page with the events of the program, newest first.
final class InspectorEventsPage: View, InspectorPage {
  let name = "Events"
  private let recorder: EventRecorder
  let table = ColumnView()
  private lazy var rows = ColumnRows<EventRecord>(table)
  private let clearButton = Button(configuration: .gray())
  private let pauseButton = Button(configuration: .gray())
  private var shownChanges = -1

  init(_ recorder: EventRecorder) {
    self.recorder = recorder
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    addColumns()
    clearButton.setTitle("Clear", for: .normal)
    clearButton.addAction(
      Action { [weak self] _ in
        self?.recorder.clear()
        self?.refresh()
      }, for: .primaryActionTriggered)
    pauseButton.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        recorder.isOn.toggle()
        showState()
      }, for: .primaryActionTriggered)
    showState()
    for part in [table, clearButton, pauseButton] { addSubview(part) }
  }

  private func addColumns() {
    add(rows.addColumn("event", title: "Event", width: 140) { $0.title }, 132, 3)
    add(rows.addColumn("handler", title: "Handled by", width: 210) { $0.handler }, 210, 2)
    add(rows.addColumn("target", title: "Hit", width: 140) { $0.target }, 120, 1)
    add(rows.addColumn("details", title: "Where", width: 90) { $0.details }, 84, -1)
    add(
      rows.addColumn("time", title: "Time", width: 80, text: Self.time, value: { $0.time }), 76, -2)
    table.foldsColumns = true
    table.emptyText = "Touch, click or type in the program."
    table.accessibilityLabel = "Events"
  }

  /// Sets the minimum width and the priority of a column. Columns with lower priority are omitted first if
  /// there is not enough room.
  private func add(_ column: TableColumn, _ leastWidth: Double, _ priority: Int) {
    column.minimumWidth = leastWidth
    column.priority = priority
    column.canSort = false
    column.flexes = priority > 0
  }

  /// Returns the text for a time in seconds, with three decimals.
  nonisolated private static func time(_ seconds: Double) -> String {
    ChartNumbers.fixed(seconds, 3)
  }

  private func showState() {
    pauseButton.setTitle(recorder.isOn ? "Pause" : "Go on", for: .normal)
    setNeedsLayout()
  }

  /// Performs no action, because the page does not depend on a view.
  func show(_ view: View?) {}

  func refresh() {
    guard recorder.changes != shownChanges else { return }
    shownChanges = recorder.changes
    rows.elements = recorder.records.reversed()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = clearButton.intrinsicContentSize.height
    var x = 12.0
    for button in [pauseButton, clearButton] {
      let width = max(72, button.intrinsicContentSize.width)
      button.frame = Rect(x: x, y: 4, width: width, height: height)
        .mirrored(in: bounds, if: isRightToLeft)
      x += width + 8
    }
    let top = height + 10
    table.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}
