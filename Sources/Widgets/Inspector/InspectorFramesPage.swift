import WindowResponder

/// A page with the times of frames, a switch for flashing areas that are drawn, and the memory of the
/// program.
final class InspectorFramesPage: InspectorForm {
  override var name: String { "Frames" }
  private let recorder: FrameRecorder
  private let graph = FrameGraph()
  private let values: [(title: String, label: Label)]
  private let memoryValues: [(title: String, label: Label)]
  let flashes = Switch()
  private var now: () -> Double = { 0 }
  private var memoryTime = -10.0
  /// The shortest time between two readings of the memory, in seconds. The kernel counts all pages for each.
  private static let memoryInterval = 1.0

  init(_ recorder: FrameRecorder, now: @escaping () -> Double) {
    self.recorder = recorder
    self.now = now
    values = ["Last frame", "Mean of 120", "Longest of 120", "Last second", "Since opened"].map {
      ($0, Label(text: "–"))
    }
    memoryValues = ["Resident", "Shared by parts", "Own, written to"].map { ($0, Label(text: "–")) }
    super.init(frame: .zero)
    addRow(graph, note: "The processor’s time for layout and drawing of each frame.")
    for (title, label) in values { addRow(title, label) }
    addSection("Drawing")
    addRow("Flash what is drawn", flashes)
    addSection(
      "Memory", footer: "Of the whole program, and the inspector with it.")
    for (title, label) in memoryValues { addRow(title, label) }
    for (_, label) in values + memoryValues { label.textColor = .secondaryLabel }
  }

  /// Performs no action, because the page does not depend on a view.
  override func show(_ view: View?) {}

  override func refresh() {
    graph.times = recorder.records.map(\.milliseconds)
    let texts = [
      recorder.records.last.map { Self.milliseconds($0.milliseconds) } ?? "–",
      Self.milliseconds(recorder.mean), Self.milliseconds(recorder.longest),
      "\(recorder.frames(inSecondBefore: now())) frames", "\(recorder.count) frames",
    ]
    for (value, text) in zip(values, texts) where value.label.text != text {
      value.label.text = text
    }
    refreshMemory()
  }

  private func refreshMemory() {
    guard now() >= memoryTime + Self.memoryInterval, let memory = ProcessMemory.now() else {
      return
    }
    memoryTime = now()
    let numbers = [memory.resident, memory.proportional, memory.dirty]
    for (value, number) in zip(memoryValues, numbers) {
      let text = "\(InspectorNames.text((Double(number) / 102.4).rounded() / 10)) MB"
      if value.label.text != text { value.label.text = text }
    }
  }

  private static func milliseconds(_ time: Double) -> String { "\(InspectorNames.text(time)) ms" }
}
