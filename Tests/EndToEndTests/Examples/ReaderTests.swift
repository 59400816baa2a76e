import Foundation
import RealCompositors
import Testing

/// Tests of the example Reader on a real compositor: it is killed, and started again.
@Suite(.serialized)
struct ReaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reader-\(UUID().uuidString)")

  private func launch(on sway: RealCompositor) throws -> ChildProcess {
    let reader = try sway.launch(
      Executables.product("Reader"),
      environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path], debug: true)
    #expect(wait { reader.waylandLog.isShown }, "\(reader.errors)")
    return reader
  }

  /// The saved state, or `nil` if there is none.
  private var state: String? {
    let file = folder.appendingPathComponent("org.windowresponder.Reader/restoration")
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The window's height, in points.
  private static let height = 560.0

  /// Returns the pixels of the page, without the row below it, in which a caret blinks.
  private func page(on sway: RealCompositor) throws -> [UInt32] {
    try sway.screenshot().pixels(x: 0, y: 0, width: 480, height: Int(Self.height) - 80)
  }

  /// Returns the pixels of the page after all movement has ended.
  private func restingPage(on sway: RealCompositor) throws -> [UInt32] {
    var last = try page(on: sway)
    var same = 0
    let rests = try wait {
      let next = try page(on: sway)
      same = next == last ? same + 1 : 0
      last = next
      return same >= 5
    }
    #expect(rests)
    return last
  }

  @Test("A reader that is killed on sway shows the same again, and goes on", needs("sway", "grim"))
  func killed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    let first = try launch(on: sway)
    let contents = try restingPage(on: sway)
    try sway.input.click(atX: 100, y: 200)
    #expect(wait { state?.contains("ChapterController") ?? false })
    try sway.input.movePointer(toX: 300, y: 300)
    for _ in 0..<10 { try sway.input.scroll(axis: 0, by: 30) }
    try sway.input.click(atX: 60, y: Self.height - 34)
    try sway.input.type("wind")
    #expect(wait { state?.contains("wind") ?? false }, "\(first.errors)")
    try sway.input.movePointer(toX: 300, y: Self.height - 10)
    let before = try restingPage(on: sway)
    #expect(before != contents)
    first.send(signal: SIGKILL)
    _ = first.waitForExit()

    let second = try launch(on: sway)
    #expect(try restingPage(on: sway) == before)
    #expect(wait { state != nil }, "it did not notice that it runs again")
    try sway.input.type("y")
    #expect(wait { state?.contains("windy") ?? false }, "\(second.errors)")
    #expect(second.waylandLog.events("wl_display.error").isEmpty)
    #expect(!second.errors.contains("state"), "\(second.errors)")
  }
}
