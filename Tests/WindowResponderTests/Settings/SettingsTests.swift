import Foundation
import ResponderSystem
import ResponderTestKit
import Testing

@testable import WindowResponder

private enum Unit: String, SettingValue { case metre, foot }

@MainActor private final class Preferences {
  static let settings = Settings()
  @Setting("size", in: Preferences.settings) var size = 12.0
  @Setting("unit", in: Preferences.settings) var unit = Unit.metre
}

@MainActor struct SettingsTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let folder: String

  init() {
    var name = Array("/tmp/settings.XXXXXX".utf8CString)
    folder = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
  }

  private var path: String { folder + "/deep/settings" }

  private func text() -> String {
    (try? SystemCall.contents(ofFile: path, limit: 1 << 20)).map {
      String(decoding: $0, as: UTF8.self)
    } ?? ""
  }

  private func write(_ text: String) throws {
    mkdir(folder + "/deep", 0o700)
    try SystemCall.write(Array(text.utf8), toFile: Pathname(path))
  }

  @Test("Each type comes back as it was")
  func types() throws {
    let settings = Settings(path: path)
    settings["bool"] = true
    settings["int"] = -42
    settings["double"] = 0.1
    settings["text"] = "a \"quoted\" \\ line\nand = # another, 漢字"
    settings["list"] = ["a", "b, c", ""]
    settings["empty"] = [Int]()
    settings["nested"] = [[1, 2], [3]]
    settings["unit"] = Unit.foot
    settings["frame"] = Rect(x: 1, y: 2, width: 300.5, height: 4)
    try settings.save()
    let again = Settings(path: path)
    #expect(again["bool"] == true)
    #expect(again["int"] == -42)
    #expect(again["double"] == 0.1)
    #expect(again["text"] == "a \"quoted\" \\ line\nand = # another, 漢字")
    #expect(again["list"] == ["a", "b, c", ""])
    #expect(again["empty"] == [Int]())
    #expect(again["nested"] == [[1, 2], [3]])
    #expect(again["unit"] == Unit.foot)
    #expect(again["frame"] == Rect(x: 1, y: 2, width: 300.5, height: 4))
  }

  @Test("A value of another type, and a name that is not there, give the default")
  func defaults() {
    let settings = Settings()
    settings["size"] = "large"
    #expect(settings["size", default: 12] == 12)
    #expect(settings["other", default: Unit.metre] == .metre)
    #expect(settings["size"] == "large")
  }

  @Test("P6: A change is written half a second later, several at once")
  func written() {
    let settings = Settings(path: path)
    settings["a"] = 1
    stage.advance(by: 0.4)
    #expect(text().isEmpty)
    settings["b"] = 2
    #expect(settings.hasUnsavedChanges)
    stage.advance(by: 0.2)
    #expect(text() == "a = 1\nb = 2\n")
    #expect(!settings.hasUnsavedChanges)
  }

  @Test("P6: What the program ends with is written")
  func writtenAtTheEnd() {
    let settings = Settings(path: path)
    settings["a"] = 1
    stage.application.finish()
    #expect(text() == "a = 1\n")
  }

  @Test("P6: Remarks, broken lines and what others wrote stay; what was changed here wins")
  func merges() throws {
    try write("# mine\na = 1\nbroken = [1, \nb = 2\n")
    let settings = Settings(path: path)
    #expect(settings["a"] == 1)
    try write("# mine\na = 5\nbroken = [1, \nb = 2\nc = 3\n")
    settings["b"] = 7
    try settings.save()
    #expect(text() == "# mine\na = 5\nbroken = [1, \nb = 7\nc = 3\n")
    #expect(settings["a"] == 5)
    #expect(settings["c"] == 3)
  }

  @Test("P6: A new file takes the old one's place, and nothing is left beside it")
  func replaces() throws {
    try write("a = 1\n")
    let old = open(path, O_RDONLY)
    defer { close(old) }
    let settings = Settings(path: path)
    settings["a"] = 2
    try settings.save()
    #expect(text() == "a = 2\n")
    // A program that has opened the old file still reads all of it.
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(old, &bytes, bytes.count)
    #expect(String(decoding: bytes[..<max(0, count)], as: UTF8.self) == "a = 1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/deep") == ["settings"])
  }

  @Test("A removed setting leaves the file")
  func removes() throws {
    try write("a = 1\nb = 2\n")
    let settings = Settings(path: path)
    settings.remove("a")
    try settings.save()
    #expect(text() == "b = 2\n")
    #expect(!settings.contains("a"))
  }

  @Test("P6: What cannot be written says why, and the file stays as it was")
  func unwritable() throws {
    try write("a = 1\n")
    let settings = Settings(path: path + "/below/settings")
    settings["a"] = 2
    #expect(throws: SettingsError.self) { try settings.save() }
    #expect(settings.problem != nil)
    #expect(settings.hasUnsavedChanges)
    #expect(text() == "a = 1\n")
  }

  @Test("A link to the file stays a link")
  func keepsLinks() throws {
    try write("a = 1\n")
    let link = folder + "/link"
    symlink(path, link)
    let settings = Settings(path: link)
    settings["a"] = 2
    try settings.save()
    #expect(text() == "a = 2\n")
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Observers are told once for each change, and not for a value that stays")
  func observes() {
    let settings = Settings()
    let owner = stage
    var told: [Int?] = []
    settings.observe("a", as: Int.self, owner: owner) { told.append($1) }
    settings["a"] = 1
    settings["a"] = 1
    settings["b"] = 9
    settings["a"] = nil as Int?
    #expect(told == [1, nil])
  }

  @Test("A property has the value of its declaration until there is another")
  func properties() {
    let preferences = Preferences()
    #expect(preferences.size == 12)
    preferences.size = 20
    preferences.unit = .foot
    #expect(Preferences.settings["unit"] == "foot")
    #expect(Preferences().size == 20)
    preferences.$size.reset()
    #expect(preferences.size == 12)
  }

  @Test("On a stage the program's own settings are in memory")
  func inMemory() {
    Settings.standard["a"] = 1
    #expect(Settings.standard.path == nil)
    #expect(Settings.standard["a"] == 1)
  }

  @Test("Nothing that stands in a file ends the program")
  func hostile() throws {
    let deep = String(repeating: "[", count: 10_000)
    for line in ["a = \(deep)", "a = \"", "= 1", "a = [,]", "a = 1 2", "a = nan", "\0\0=\0"] {
      try write(line + "\n")
      let settings = Settings(path: path)
      settings["z"] = 1
      try settings.save()
      #expect(text().hasSuffix("z = 1\n"))
    }
  }
}
