import Foundation
import ResponderTestKit
import Testing

@testable import Gallery

@MainActor struct EventLogTests {
  @Test("Each event is one line of JSON with both times, its phase and its place")
  func linesAreJSON() throws {
    let path = NSTemporaryDirectory() + "gallery-events-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let window = GalleryWindow(size: Size(width: 400, height: 300))
    let stage = Stage(size: Size(width: 400, height: 300), window: window)
    window.log = try EventLog(path: path) { Issue.record("\($0)") }
    stage.touchDown(5, at: Point(x: 100.5, y: 60))
    stage.touchShape(5, majorRadius: 10, minorRadius: 8, orientation: -0.5)
    stage.frame()
    stage.touchMove(5, to: Point(x: 120, y: 60))
    stage.frame()
    stage.touchCancel()
    stage.click(at: Point(x: 20, y: 30))
    stage.keyPress(.keyboardA)
    stage.scroll(by: Vector(dx: 0, dy: 15), at: Point(x: 40, y: 50))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let objects = try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let words = objects.map { "\($0["event"] ?? "") \($0["phase"] ?? "")" }
    #expect(
      words.filter { !$0.hasPrefix("hover") } == [
        "touch began", "touch moved", "touch cancelled", "pointer began", "pointer ended",
        "key began", "key ended", "scroll moved",
      ])
    #expect(words.contains("hover moved"))
    for object in objects { #expect(object["time"] is Double && object["local"] is Double) }
    let first = try #require(objects.first)
    #expect(first["id"] as? Int == 5)
    #expect(first["x"] as? Double == 100.5)
    #expect(first["y"] as? Double == 60)
    #expect(first["major"] as? Double == 20)
    #expect(first["minor"] as? Double == 16)
    #expect(first["orientation"] as? Double == -0.5)
  }

  @Test("A file that cannot be opened, and a full disk, are errors with the path and the reason")
  func failuresAreTold() throws {
    #expect(
      throws: LineFileError.unopenable(path: "/nowhere/log", reason: "No such file or directory")
    ) { try LineFile(path: "/nowhere/log") }
    let full = try LineFile(path: "/dev/full")
    let error = #expect(throws: LineFileError.self) { try full.write("{}") }
    #expect(error?.description == "/dev/full cannot be written: No space left on device")
  }
}
