import Foundation
import RealCompositors
import Testing

/// Tests of the sentences that Orca speaks for the gallery, which is operated with keys through sway.
@Suite(
  .serialized, needs("sway", "dbus-daemon"), AssistiveClient.isInstalled, OrcaReader.isInstalled)
final class OrcaTests {
  private let sway: RealCompositor
  private let orca: OrcaReader
  private var gallery: ChildProcess?
  /// The number of lines that earlier steps have handled.
  private var handled = 1

  init() throws {
    sway = try RealCompositor.sway(width: 1000, height: 800, hasBus: true)
    orca = try OrcaReader(on: sway, with: AssistiveClient(on: sway))
  }

  deinit { sway.stop() }

  /// Starts the gallery on a page, and moves the focus behind its title and its list of pages.
  private func open(_ page: String, size: String = "900x760") throws {
    gallery = try sway.launch(
      Executables.product("Gallery"), ["--page", page, "--size", size], debug: true)
    try hear("Gallery frame.")
    try press(.tab, says: "Search pages entry.")
    try press(.tab)
    try hear(where: { $0.hasSuffix("push button.") }, "the page's name")
    try press(.tab, says: "Dark toggle button not pressed.")
  }

  /// Waits for sentences, in their order.
  private func hear(_ sentences: String..., by key: String = "the start") throws {
    for sentence in sentences { try hear(where: { $0 == sentence }, "\(sentence) after \(key)") }
  }

  /// Waits for a sentence that no earlier step has waited for.
  private func hear(where isWanted: (String) -> Bool, _ what: String) throws {
    var position: Int?
    wait(seconds: 20, interval: 0.01) {
      position = orca.lines.indices.dropFirst(handled).first { isWanted(orca.lines[$0]) }
      return position != nil || !orca.isRunning
    }
    let found = try #require(
      position, "\(what): \(orca.lines.dropFirst(handled - 1)) \(gallery?.errors.suffix(400) ?? "")"
    )
    let skipped = orca.lines[handled..<found]
    // A dialog that has closed and its window are named on the way back. Orca itself adds the last words to
    // items that can be selected.
    #expect(
      skipped.allSatisfy { $0 == "Gallery" || $0 == "not selected." },
      "\(skipped) before \(what): \(orca.lines)")
    handled = found + 1
  }

  /// Presses keys together, and waits for sentences.
  private func press(_ keys: EvdevKey..., says sentences: String...) throws {
    let input = try sway.input
    for key in keys { try input.key(key, isPressed: true) }
    for key in keys.reversed() { try input.key(key, isPressed: false) }
    for sentence in sentences {
      try hear(where: { $0 == sentence }, "\(sentence) after keys \(keys.map(\.rawValue))")
    }
  }

  @Test("Controls are read with their names, roles, states and values, also as these change")
  func controls() throws {
    try open("controls")
    try press(.tab, says: "Tap me push button.")
    try press(.tab, says: "Live horizontal slider 0.6.")
    try press(.right, says: "0.65")
    try press(.right, says: "0.7")
    try press(.tab, says: "On release horizontal slider 0.3.")
    try press(.leftShift, .tab, says: "Live horizontal slider 0.7.")
  }

  @Test("Typed characters and words are echoed, deleted ones read, and those of a password are not")
  func typing() throws {
    try open("text")
    try press(.tab, says: "Name entry Ada Lovelace.")
    for (key, sentence) in [("H", "H"), ("i", "i"), (" ", "Hi"), ("y", "y"), ("o", "o")] {
      try sway.input.type(key)
      try hear(sentence, by: "typing")
    }
    try press(.backspace, says: "o")
    try press(.left, says: "y")
    try press(.left, says: "space")
    try press(.leftControl, .left, says: "Hi")
    try press(.leftShift, .right, says: "H", "selected")
    try press(.tab, says: "E-mail entry ada@example.org.")
    try press(.tab, says: "Password password text.", "At least eight characters.")
    let before = orca.lines.count
    for key in ["z", "q"] {
      try sway.input.type(key)
      try hear("•", by: "typing")
    }
    try press(.tab, says: "Show the password push button.")
    #expect(!orca.lines.dropFirst(before).contains { $0.contains("z") || $0.contains("q") })
  }

  @Test("Menus are read as they open and as the focus moves, and then the control behind them")
  func menus() throws {
    try open("tools")
    try press(.leftAlt, says: "File menu", "New.")
    try press(.down, says: "Open…")
    try press(.right, says: "Edit menu", "Undo.")
    try press(.escape, says: "Dark toggle button not pressed.")
    try press(.tab, says: "New push button.")
    try press(.tab, says: "Left.", "selected radio button")
    try press(.right, says: "Centre.", "selected radio button")
    try press(.tab, says: "Medium collapsed push button.")
  }

  @Test("Rows are read with their cells, states and levels, and the table with its size")
  func rows() throws {
    try open("columns")
    try press(
      .tab, says: "Files.", "table with 100000 rows 4 columns", "Text 1, Text, 1 KB, 1.",
      "not selected.")
    try press(.down, says: "Table 2, Table, 1235 KB, 4.")
    try press(.tab, says: "Name, Kind, Size, Rating header not selected.")
    try press(.tab)
    try hear(where: { $0 == "Africa, 4000 k." }, "the outline")
    try hear("collapsed.", "not selected.", by: "Tab")
    try press(.down, says: "Asia, 5250 k.", "collapsed.")
    try press(.right)
    try hear(where: { $0.hasPrefix("expanded") }, "Right")
    try press(.left)
    try hear(where: { $0.hasPrefix("collapsed") }, "Left")
  }

  @Test("A collection of 100,000 items is read at once, item by item")
  func collection() throws {
    try open("collection")
    try press(.tab, says: "List push button.")
    try press(.tab, says: "Colours.", "table with 100000 rows 1 column")
    try hear(where: { $0.hasPrefix("Colour 1") }, "the first item")
    try press(.right)
    try hear(where: { $0.hasPrefix("Colour 2") }, "the second item")
  }

  @Test("An alert is read as it appears, with message and button, and then the button behind it")
  func alerts() throws {
    try open("presentation")
    let buttons = [
      "Full screen", "Over full screen", "Page sheet", "Form sheet", "Sheet with heights",
      "Modal sheet", "Below", "Above", "On the right", "On the left", "Alert",
    ]
    for name in buttons { try press(.tab, says: "\(name) push button.") }
    try press(
      .space, says: "alert Delete the picture?", "It is deleted on all your devices.",
      "Cancel push button.")
    try press(.tab, says: "Delete push button.")
    try press(.escape, says: "Alert push button.")
  }
}
