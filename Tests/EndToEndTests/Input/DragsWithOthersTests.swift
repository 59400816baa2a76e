import RealCompositors
import SeededRandom
import Testing

/// Tests of drags between windows of this library and those of GTK 4 and Qt 6, on KWin, with the pointer.
@Suite("Drags with other toolkits", .serialized, needs("kwin_wayland", "dbus-daemon", "cc", "c++"))
struct DragsWithOthersTests {
  private static let files = "files file:///tmp/a%20b.txt file:///tmp/c.txt"
  private static let text = "text grüß dich"
  /// Both actions if everything is checked. One action takes a quarter of a minute.
  private static let actions = Array(["move", "copy"].prefix(sampleSize(2)))

  @Test(
    "Our text and files are dropped on a GTK 4 window, copied and moved", needs(.gtk4),
    arguments: actions)
  func outToGTK(action: String) throws { try drag(from: .ours, to: .gtk4, action) }

  @Test(
    "A GTK 4 window's text and files are dropped on ours, copied and moved", needs(.gtk4),
    arguments: actions)
  func inFromGTK(action: String) throws { try drag(from: .gtk4, to: .ours, action) }

  @Test(
    "Our text and files are dropped on a Qt 6 window, copied and moved", needs(.qt6),
    arguments: actions)
  func outToQt(action: String) throws { try drag(from: .ours, to: .qt6, action) }

  @Test(
    "A Qt 6 window's text and files are dropped on ours, copied and moved", needs(.qt6),
    arguments: actions)
  func inFromQt(action: String) throws { try drag(from: .qt6, to: .ours, action) }

  /// Drags a text and files from one window to another, which accepts them for an action.
  private func drag(
    from source: DragPeer.Toolkit, to target: DragPeer.Toolkit, _ action: String
  ) throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 300)
    defer { kwin.stop() }
    let to = try DragPeer(target, ["text", action], isRight: true, on: kwin)
    for kind in ["text", "files"] {
      let from = try DragPeer(source, [kind, "both"], on: kwin)
      try play(from, to, action, on: kwin)
      let what = kind == "files" ? Self.files : Self.text
      #expect(
        to.waits(for: "dropped \(action) \(what)"),
        "\(to.lines) \(from.lines)\n\(from.story)\n\(to.story)")
      #expect(from.waits(for: "ended \(action)"), "\(from.lines)")
      #expect(!from.brokeProtocol && !to.brokeProtocol)
      from.process.terminate()
    }
  }

  /// Presses on one window, moves to the other, and releases the button when the other window would accept
  /// the drag.
  private func play(
    _ from: DragPeer, _ to: DragPeer, _ action: String, on kwin: RealCompositor
  ) throws {
    let input = try kwin.input
    // `wl_data_device_manager.dnd_action`
    let wanted = action == "copy" ? "1" : "2"
    try input.movePointer(toX: from.source.x, y: from.source.y)
    try input.button(.left, isPressed: true)
    // A toolkit begins a drag when the pointer moves while the button is pressed.
    for step in 1...10 { try input.movePointer(toX: from.source.x + Double(step) * 4, y: 200) }
    #expect(from.waits(for: "begins"), "\(from.lines)")
    var steps = 0
    let isOver = try wait {
      steps += 1
      try input.movePointer(toX: to.target.x - Double(steps % 2), y: to.target.y)
      // The source has received the accepted type and the action.
      let log = from.process.waylandLog
      let type = log.events("wl_data_source.target").last?.arguments.first
      let action = log.events("wl_data_source.action").last?.arguments.first
      return type?.contains("/") == true && action == wanted
    }
    #expect(isOver, "\(to.lines)")
    try input.button(.left, isPressed: false)
  }
}
