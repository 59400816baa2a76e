import ResponderTestKit
import Testing
import Widgets

@testable import Monitor

@MainActor @Suite(.serialized) struct MonitorTests {
  let stage = Stage(size: Size(width: 720, height: 560))
  let controller = MonitorController()

  init() {
    stage.window.rootViewController = controller
    stage.render()
  }

  private func sample(_ ticks: UInt64, idle: UInt64, _ processes: [(Int32, UInt64)]) -> Sample {
    var sample = Sample(
      stat: "cpu  \(ticks - idle) 0 0 \(idle) 0 0 0 0 0 0\ncpu0 1 2 3\ncpu1 1 2 3\nintr 5",
      meminfo: "MemTotal:  1000 kB\nMemFree: 10 kB\nMemAvailable:  250 kB\n")
    sample.processes = processes.map {
      Sample.Process(id: $0.0, name: "p\($0.0)", ticks: $0.1, kilobytes: 2048)
    }
    return sample
  }

  @Test("What the kernel writes of a process is understood, with parentheses in its name")
  func parses() {
    let zeros = Array(repeating: "0", count: 8).joined(separator: " ")
    let process = Sample.Process(
      stat: "42 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 100 20 \(zeros) 3 0")
    #expect(process?.id == 42 && process?.name == "a (b) c" && process?.ticks == 120)
    #expect((process?.kilobytes ?? 0) >= 12)
    #expect(Sample.Process(stat: "") == nil)
    #expect(Sample.Process(stat: "42 (x) S 1") == nil)
  }

  @Test("Two samples make a point of each chart and the load of each process, sorted by it")
  func shows() {
    controller.show(sample(1000, idle: 600, [(1, 10), (2, 10)]))
    controller.show(sample(1200, idle: 700, [(1, 30), (2, 90), (3, 5)]))
    #expect(controller.load.last?.y == 50)
    #expect(controller.memory.last?.y == 75)
    #expect(controller.rows.arrangedElements.map(\.id) == [2, 1, 3])
    #expect(controller.rows.arrangedElements.map(\.load) == [80, 20, 0])
    stage.render()
    #expect(controller.table.rect(ofRow: 1)?.minY ?? 99 < 40)
  }

  @Test("A click on a head sorts; what is selected stays so in the next sample")
  func sorts() {
    controller.show(sample(1000, idle: 600, [(1, 10), (2, 10)]))
    stage.render()
    let head = controller.table.convert(Point(x: 60, y: 12), to: nil)
    stage.click(at: head)
    #expect(controller.table.sort.first == ColumnSort("name"))
    controller.table.selectedRow = 1
    controller.show(sample(1100, idle: 650, [(3, 0), (2, 20), (1, 10)]))
    #expect(controller.rows.selectedElements.map(\.id) == [2])
    #expect(controller.rows.arrangedElements.map(\.id) == [1, 2, 3])
  }

  @Test("In a narrow window the least important columns are left out")
  func narrow() {
    controller.show(sample(1000, idle: 600, [(1, 10)]))
    stage.resize(to: Size(width: 300, height: 560))
    stage.render()
    let shown = controller.table.columns.filter { controller.table.rect(ofColumn: $0) != nil }
    #expect(shown.map(\.identifier) == ["name", "load", "memory"])
    #expect(controller.memoryChart.frame.minY > controller.loadChart.frame.maxY)
  }

  @Test("This machine can be read")
  func machine() async {
    let sample = await Sample.now()
    #expect(sample.ticks > 0 && sample.totalKilobytes > 0 && !sample.processes.isEmpty)
  }
}
