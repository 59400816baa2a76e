import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WindowResponder

/// Tests of restoring the size of windows.
@MainActor @Suite(.serialized) struct WindowSizeTests {
  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  private let stage = Stage(size: Size(width: 640, height: 480))

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment(["XDG_STATE_HOME": folder.path])
  }

  private func window(_ name: String, _ change: (Window) -> Void = { _ in }) -> Window {
    let window = Window(size: Size(width: 300, height: 200))
    change(window)
    window.frameAutosaveName = name
    return window
  }

  @Test("A window has the size of the last time, and one of another name its own")
  func sizes() {
    let first = window("main")
    #expect(first.frame.size == Size(width: 300, height: 200))
    first.makeKeyAndVisible()
    first.frame.size = Size(width: 411, height: 222)
    first.close()
    #expect(window("main").wantedSize == Size(width: 411, height: 222))
    #expect(window("other").wantedSize == Size(width: 300, height: 200))
  }

  @Test("Limits that a newer program has set come before what is remembered")
  func limits() {
    let first = window("main")
    first.makeKeyAndVisible()
    first.frame.size = Size(width: 900, height: 90)
    first.close()
    let second = window("main") {
      $0.minimumSize = Size(width: 200, height: 150)
      $0.maximumSize = Size(width: 500, height: 400)
    }
    #expect(second.wantedSize == Size(width: 500, height: 150))
  }

  @Test("That a window was maximised is remembered, beside the size that it has otherwise")
  func maximized() {
    let first = window("main")
    first.makeKeyAndVisible()
    first.isMaximized = true
    stage.advance(by: 0.1)
    first.close()
    let second = window("main")
    #expect(second.wantsMaximized && second.wantedSize == Size(width: 300, height: 200))
  }

  @Test(
    "What is nonsense in the file is left out",
    arguments: [
      "x y free main", "1e99 200 free main", "-5 200 free main", "nan 200 free main", "\u{0}",
    ])
  func nonsense(line: String) throws {
    let own = folder.file(stage.application.folderName)
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try (line + "\n").write(toFile: own + "/windows", atomically: true, encoding: .utf8)
    #expect(window("main").wantedSize == Size(width: 300, height: 200))
  }
}
