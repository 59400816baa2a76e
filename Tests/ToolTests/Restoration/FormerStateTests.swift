import ResponderSystem
import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Tests of a state that the library wrote before its private entry points had a module of their own.
///
/// States of former versions stay in Fixtures and remain readable. Do not write them again.
@Suite(.serialized) @MainActor struct FormerStateTests {
  private let runs = Runs()
  private let shown = Shown()

  /// The views of the page whose state was saved.
  @MainActor final class Shown {
    let toggle = named(Switch(), "switch")
    let field = named(TextField(), "field")
    let scroll = named(
      ScrollView(frame: Rect(x: 0, y: 120, width: 200, height: 100)), "scroll")
    let slider = named(Slider(), "slider")

    var all: [View] { [toggle, field, scroll, slider] }
  }

  init() throws {
    let path =
      #filePath.split(separator: "/" as Character).dropLast(2).joined(separator: "/")
    runs.kept.bytes = try SystemCall.contents(
      ofFile: "/" + path + "/Fixtures/state-1", limit: 1 << 16)
    Program.plan.windowIdentifier = "main"
    Program.plan.remadeViews = { [shown] in shown.all }
    shown.scroll.contentSize = Size(width: 200, height: 2_000)
  }

  @Test(
    "A state of a former version is read, and the controller is made by the class that it names")
  func read() throws {
    var greeting: String?
    Program.plan.onDecode = { _, coder in greeting = coder.decode(String.self, forKey: "greeting") }
    runs.run { stage in
      let page = stage.window.rootViewController as? RemadePage
      #expect(page?.decoded == 42)
      #expect(Program.log.contains("remake page"))
      #expect(greeting == "Grüße")
      #expect(shown.toggle.isOn && shown.field.text == "what was typed")
      #expect(shown.scroll.contentOffset.y == 700 && shown.slider.value == 0.25)
    }
  }

  @Test("The names of classes in a state stay as they were")
  func names() throws {
    let archive = try StateArchive(bytes: try #require(runs.kept.bytes))
    let makers = archive.records.map(\.maker).filter { !$0.isEmpty }
    #expect(makers == ["9ToolTests10RemadePageC"])
    Program.plan.remadeViews = { [] }
    runs.run { stage in Runs.save(stage) }
    let saved = try StateArchive(bytes: try #require(runs.kept.bytes))
    #expect(saved.records.map(\.maker).filter { !$0.isEmpty } == makers)
  }
}
