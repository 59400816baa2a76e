import Glibc
import Widgets

@main final class Monitor: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 720, height: 560))

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Monitor"
    application.identifier = "org.windowresponder.Monitor"
    let controller = MonitorController()
    window.title = "Monitor"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.start()
  }
}

/// Two live charts over the table of processes.
final class MonitorController: ViewController {
  let loadChart = ChartView()
  let memoryChart = ChartView()
  let table = ColumnView()
  let load = ChartSeries("Processors", kind: .area)
  let memory = ChartSeries("Memory", kind: .area, color: .systemPurple)
  private(set) lazy var rows = ColumnRows<Sample.Process>(table)
  private var last: Sample?
  private var timer: ClockTimer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for (chart, series) in [(loadChart, load), (memoryChart, memory)] {
      series.limit = 61
      chart.series = [series]
      chart.showsLegend = true
      chart.yAxis = ChartAxis(range: 0...100) { "\(Int($0)) %" }
      chart.xAxis.isHidden = true
      chart.xAxis.span = 60
      view.addSubview(chart)
    }
    prepareTable()
    view.addSubview(table)
  }

  private func prepareTable() {
    rows.identity = { $0.id }
    let name = rows.addColumn("name", title: "Process", width: 200) { $0.name }
    name.flexes = true
    name.minimumWidth = 120
    rows.addColumn("id", title: "ID", width: 80, value: { $0.id }).priority = -2
    let loads = rows.addColumn(
      "load", title: "Load", width: 80, text: Self.percent, value: { $0.load })
    let sizes = rows.addColumn(
      "memory", title: "Memory", width: 100, text: { "\($0 / 1024) MB" }, value: { $0.kilobytes })
    for column in [loads, sizes] { column.sortsDescendingFirst = true }
    sizes.priority = -1
    table.foldsColumns = true
    table.sort = [ColumnSort("load", isAscending: false)]
    table.emptyText = "Measuring…"
    table.accessibilityLabel = "Processes"
    table.rowMenu = { [weak self] numbers in
      guard let process = numbers.first.flatMap({ self?.rows[$0] }) else { return nil }
      let end = Action(title: "End “\(process.name)”", attributes: .destructive) { _ in
        kill(process.id, SIGTERM)
      }
      return Menu(children: [end])
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 8)
    let isWide = area.width >= 480
    let height = isWide ? 150.0 : 110.0
    let width = isWide ? (area.width - 12) / 2 : area.width
    loadChart.frame = Rect(x: area.minX, y: area.minY, width: width, height: height)
    memoryChart.frame = loadChart.frame.offsetBy(
      dx: isWide ? width + 12 : 0, dy: isWide ? 0 : height + 8)
    let top = memoryChart.frame.maxY + 8
    table.frame = Rect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.maxY - top))
  }

  /// Takes a sample immediately, and then once a second.
  func start() {
    timer = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { self?.show(await Sample.now()) }
    }
    timer?.fire()
  }

  /// Shows the load since the previous sample.
  func show(_ sample: Sample) {
    defer { last = sample }
    let free = Double(sample.freeKilobytes) / Double(max(1, sample.totalKilobytes))
    memory.append(100 * (1 - free))
    let before = Dictionary(
      (last?.processes ?? []).map { ($0.id, $0.ticks) }, uniquingKeysWith: { $1 })
    let ticks = Double(sample.ticks &- (last?.ticks ?? sample.ticks))
    if ticks > 0 {
      let idle = Double(sample.idleTicks &- (last?.idleTicks ?? sample.idleTicks))
      load.append(100 * min(max(0, 1 - idle / ticks), 1))
    }
    rows.elements = sample.processes.map { process in
      var process = process
      let own = Double(process.ticks) - Double(before[process.id] ?? process.ticks)
      process.load = ticks > 0 ? max(0, own) / ticks * Double(sample.processors) * 100 : 0
      return process
    }
  }

  private static func percent(_ load: Double) -> String {
    let tenths = Int((load * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
