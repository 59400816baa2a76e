import Glibc
import ResponderTestKit
import TestScenes
import TestSurroundings
import Testing
import Widgets

@testable import Reader
@testable import WindowResponder

/// Tests of the file in which the state of an application is saved.
@Suite(.serialized) @MainActor struct StateFileTests {
  private let folder: TemporaryFolder
  private let environment: ChangedEnvironment

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment(["XDG_STATE_HOME": folder.path])
    _ = Runs()
    Program.plan.root = { Page("page", [named(Switch(), "switch")]) }
  }

  /// Runs the application with a state file, as `main()` does.
  private func run<Result>(_ body: (Stage) throws -> Result) rethrows -> Result {
    let stage = Stage(size: Size(width: 400, height: 300))
    stage.application.identifier = "org.example.State"
    stage.application.keepStateInFile()
    stage.launch(Program.self)
    stage.render()
    let result = try body(stage)
    stage.kill()
    return withExtendedLifetime(stage) { result }
  }

  private var path: String { folder.path + "/org.example.State/restoration" }

  private func turnOn() {
    run { stage in
      shownSwitch(stage)?.isOn = true
      Runs.save(stage)
    }
  }

  @Test("It stands in the program's folder of the user's state, which is the user's alone")
  func place() {
    turnOn()
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_size > 20)
    #expect(
      stat(Pathname(path).folder.description, &status) == 0 && status.st_mode & 0o777 == 0o700)
    run { stage in #expect(shownSwitch(stage)?.isOn == true) }
  }

  @Test("A program that keeps no state leaves no file and no folder")
  func nothing() {
    Program.plan.saves = false
    turnOn()
    #expect(access(Pathname(path).folder.description, F_OK) != 0)
  }

  @Test(
    "R6: While the program comes back the file has another name, which a program that dies leaves")
  func unfinished() {
    turnOn()
    Program.plan.onDecode = { application, _ in application.extendStateRestoration() }
    run { stage in
      #expect(shownSwitch(stage)?.isOn == true)
      #expect(access(path, F_OK) != 0 && access(path + ".unfinished", F_OK) == 0)
    }
    let lines = messages { run { stage in #expect(shownSwitch(stage)?.isOn == false) } }
    #expect(lines.count == 1)
    #expect(access(path, F_OK) != 0 && access(path + ".unfinished", F_OK) != 0)
  }

  @Test("R6: A file that is no state is left out and written over")
  func foreign() throws {
    turnOn()
    try SafeFile.write(Array("no state".utf8), to: path)
    run { stage in
      #expect(shownSwitch(stage)?.isOn == false)
      shownSwitch(stage)?.isOn = true
      Runs.save(stage)
    }
    run { stage in #expect(shownSwitch(stage)?.isOn == true) }
  }

  @Test("A folder in its place is no state, and the program goes on")
  func folderInPlace() {
    mkdir(Pathname(path).folder.description, 0o700)
    mkdir(path, 0o700)
    turnOn()
    run { stage in #expect(shownSwitch(stage)?.isOn == false) }
  }

  @Test("The size of a window that has a name of its own stands in one file, also after a kill")
  func windowSize() {
    Program.plan.windowIdentifier = "main"
    run { stage in
      stage.window.frameAutosaveName = "main"
      stage.window.frame.size = Size(width: 321, height: 234)
      Runs.save(stage)
    }
    var file = SafeFile(path: Pathname(path).folder.description + "/windows")
    #expect((try? file.readText()) == "321.0 234.0 free main\n")
    var state = SafeFile(path: path)
    let archive = (try? state.read()).flatMap { try? StateArchive(bytes: $0) }
    let window = archive?.records.first { $0.kind == .window }
    #expect(window?.values[".isFullscreen"] == .bool(false) && window?.values[".size"] == nil)
  }
}

/// Tests of the example Reader.
@Suite(.serialized) @MainActor struct ReaderTests {
  private let kept = KeptState()

  private func run(_ body: (Stage, NavigationController) throws -> Void) throws {
    let stage = Stage(size: Size(width: 200, height: 100), keeping: kept)
    stage.launch(Reader.self)
    let window = try #require(stage.application.windows.last)
    stage.frontWindow = window
    stage.render()
    try body(stage, try #require(window.rootViewController as? NavigationController))
    stage.kill()
    window.close()
  }

  /// The visible state of a chapter: the scroll offset, the searched word and the number of its matches, and
  /// the text size.
  private struct Seen: Equatable {
    let offset: Double
    let word: String?
    let count: String?
    let size: Double
  }

  private func look(_ navigation: NavigationController) throws -> (
    seen: Seen, word: TextField, size: Slider
  ) {
    let views = try #require(navigation.topViewController?.view.subviews)
    let text = try #require(views.lazy.compactMap { $0 as? TextView }.first)
    let size = try #require(views.lazy.compactMap { $0 as? Slider }.first)
    let word = try #require(views.lazy.compactMap { $0 as? TextField }.first)
    let count = try #require(views.lazy.compactMap { $0 as? Label }.first)
    let seen = Seen(
      offset: text.contentOffset.y, word: word.text, count: count.text, size: size.value)
    return (seen, word, size)
  }

  @Test("A reader that was killed shows its chapter again, at its place, with word and size")
  func comesBack() throws {
    var before: Seen?
    try run { stage, navigation in
      stage.tap("Chapter 5")
      stage.advance(by: 1)
      let (_, word, size) = try look(navigation)
      stage.tap(at: size.convert(Point(x: size.bounds.width * 0.75, y: 20), to: nil))
      stage.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 150), duration: 0.5)
      stage.advance(by: 4)
      stage.tap(at: word.convert(Point(x: 20, y: 20), to: nil))
      stage.type("wind")
      stage.advance(by: 3)
      before = try look(navigation).seen
    }
    #expect(before?.word == "wind" && before?.offset ?? 0 > 200)
    try run { stage, navigation in
      #expect(navigation.viewControllers.map(\.title) == ["Contents", "Chapter 5"])
      stage.advance(by: 3)
      let (after, word, _) = try look(navigation)
      #expect(after == before)
      #expect(word.isFirstResponder)
      stage.end()
    }
  }
}
