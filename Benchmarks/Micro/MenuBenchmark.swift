import Glibc
import TestCompositor
import WaylandPlatform
import WindowResponder

/// A benchmark that opens an edit menu, until a compositor in this process has its first buffer.
///
/// It measures the time of the program's thread on a processor. The time that passes depends on how often the
/// benchmark asks the compositor.
@MainActor
enum MenuBenchmark {
  private static let runs = 21

  static func figures() throws -> [MicroFigure] {
    var behavior = TestCompositor.Behavior()
    behavior.copiesPixels = false
    behavior.recordsRequests = false
    let compositor = try TestCompositor(behavior: behavior)
    defer { compositor.stop() }
    let application = Application()
    application.becomeShared()
    application.connect(to: try WaylandDisplay.connect(environment: compositor.environment))
    defer { application.disconnect() }
    let window = Window(size: Size(width: 640, height: 480))
    let card = EditableCard(frame: Rect(x: 100, y: 100, width: 200, height: 100))
    let interaction = EditMenuInteraction(delegate: nil)
    card.addInteraction(interaction)
    window.addSubview(card)
    window.makeKeyAndVisible()
    let turn = { try application.turn(until: application.now) }
    try compositor.wait(for: "a window", pumping: turn) {
      $0.toplevels.first?.surface.isMapped == true
    }
    var times: [Double] = []
    for _ in 0..<runs {
      let start = Stopwatch.processorTime
      interaction.presentEditMenu(
        with: EditMenuConfiguration(identifier: nil, sourcePoint: Point(x: 20, y: 20)))
      try compositor.wait(for: "a menu", pumping: turn) {
        $0.popups.last?.surface.isMapped == true
      }
      times.append(Stopwatch.processorTime - start)
      interaction.dismissMenu()
      try compositor.wait(for: "no menu", pumping: turn) { $0.popups.isEmpty }
    }
    let first = times[0]
    let median = times.dropFirst().sorted()[(times.count - 1) / 2]
    return [
      MicroFigure(
        name: "edit menu on screen, CPU, the first time", value: first * 1e3, unit: "ms", limit: 25),
      MicroFigure(name: "edit menu on screen, CPU", value: median * 1e3, unit: "ms", limit: 25),
    ]
  }
}

private final class EditableCard: View, CutAction, CopyAction, PasteAction, DeleteAction,
  SelectAllAction
{
  override var canBecomeFirstResponder: Bool { true }
  func cut(_ sender: Any?) {}
  func copy(_ sender: Any?) {}
  func paste(_ sender: Any?) {}
  func delete(_ sender: Any?) {}
  func selectAll(_ sender: Any?) {}
}
