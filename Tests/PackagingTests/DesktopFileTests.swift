import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import TouchJudgement
import WindowResponder

@testable import Converter
@testable import Gallery
@testable import Monitor
@testable import Notes
@testable import Preferences
@testable import Shelf
@testable import TouchLab
@testable import Viewer

/// Tests of the desktop files of the programs, in the folder Desktop.
@MainActor @Suite(.serialized) struct DesktopFileTests {
  nonisolated private static let programs =
    (try? Repository.names(in: "Desktop", endingWith: ".desktop")) ?? []

  /// The functions that create the delegate of each program.
  private static let delegates: [String: @MainActor () -> any Responder & ApplicationDelegate] = [
    "Gallery": { GalleryDelegate(try? Options([])) }, "Notes": { Notes() }, "Viewer": { Viewer() },
    "Monitor": { Monitor() }, "Converter": { Converter() }, "Preferences": { Preferences() },
    "Shelf": { Shelf() }, "TouchLab": { makeLab() },
  ]

  /// Creates the delegate of the touch lab, which requires the profile with its limits before the start.
  private static func makeLab() -> any Responder & ApplicationDelegate {
    let profile = (try? Profile.named("windows-hlk")) ?? nil
    LabDelegate.request = profile.map { (options: LabOptions(), profile: $0) }
    return LabDelegate()
  }

  private func target(of id: String) -> String { String(id.split(separator: ".").last ?? "") }

  /// Returns the keys of a desktop file's first group.
  private func keys(of id: String) throws -> [String: String] {
    let lines = try Repository.text("Desktop/\(id).desktop").split(separator: "\n")
    #expect(lines.first == "[Desktop Entry]")
    var keys: [String: String] = [:]
    for line in lines.dropFirst().prefix(while: { !$0.hasPrefix("[") }) {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      try #require(parts.count == 2, "\(line)")
      #expect(keys.updateValue(parts[1], forKey: parts[0]) == nil, "\(line) stands there twice")
    }
    return keys
  }

  @Test("Each program that can be installed has its files")
  func complete() throws {
    #expect(Set(Self.programs.map(target)) == Set(Self.delegates.keys))
    #expect(Self.programs == (try Repository.names(in: "Desktop", endingWith: ".svg")))
    #expect(Self.programs == (try Repository.names(in: "Desktop", endingWith: ".metainfo.xml")))
  }

  @Test("A desktop file has what desktops want", arguments: programs)
  func keys(id: String) throws {
    let keys = try keys(of: id)
    #expect(keys["Type"] == "Application" && keys["Terminal"] == "false")
    #expect(keys["Icon"] == id)
    let words = (keys["Exec"] ?? "").split(separator: " ").map(String.init)
    #expect(words.first == "windowresponder-\(target(of: id).lowercased())")
    #expect(words.count == 1 || words[1...] == ["%F"])
    // A program with content types accepts files.
    #expect(keys["MimeType"] == nil || words.count == 2)
    for key in ["Name", "Comment", "Categories"] { #expect(keys[key]?.isEmpty == false) }
    for key in ["Categories", "Keywords", "MimeType"] {
      #expect(keys[key]?.hasSuffix(";") ?? true, "\(key) is a list")
    }
  }

  @Test("The metainfo says the same as the desktop file", arguments: programs)
  func metainfo(id: String) throws {
    let keys = try keys(of: id)
    let text = try Repository.text("Desktop/\(id).metainfo.xml")
    func holds(_ element: String) -> Bool { text.contains("<\(element)>") }
    #expect(text.contains("<component type=\"desktop-application\">") && holds("id>\(id)</id"))
    #expect(holds("launchable type=\"desktop-id\">\(id).desktop</launchable"))
    #expect(holds("name>\(keys["Name"] ?? "")</name"))
    #expect(holds("summary>\(keys["Comment"] ?? "")</summary"))
    let command = keys["Exec"]?.split(separator: " ").first ?? ""
    #expect(holds("binary>\(command)</binary"))
    #expect(text.contains(#/<release version="[0-9.]+" date="\d{4}-\d\d-\d\d"/#))
  }

  @Test("An icon can be drawn, at every size", arguments: programs)
  func icon(id: String) throws {
    let path = Repository.folder.appendingPathComponent("Desktop/\(id).svg").path
    let icon = try Image(file: path)
    #expect(icon.size == Size(width: 128, height: 128))
  }

  @Test("A running program has its desktop file's name", arguments: programs)
  func identifier(id: String) throws {
    // Notes stores unsaved documents in this folder.
    let folder = try TemporaryFolder()
    let environment = ChangedEnvironment(["XDG_STATE_HOME": folder.path])
    defer { withExtendedLifetime((folder, environment)) {} }
    let stage = Stage(size: Size(width: 300, height: 200))
    let make = try #require(Self.delegates[target(of: id)])
    let delegate = make()
    delegate.applicationDidFinishLaunching(stage.application)
    #expect(stage.application.identifier == id)
  }

  @Test("The desktop's own checkers have nothing to say", arguments: programs)
  func checkers(id: String) throws {
    let folder = Repository.folder.appendingPathComponent("Desktop").path
    #expect(try run("desktop-file-validate", "\(folder)/\(id).desktop") ?? "" == "")
    if let said = try run("appstreamcli", "validate", "--no-net", "\(folder)/\(id).metainfo.xml") {
      #expect(said.contains("successful"), "\(said)")
    }
  }

  @Test("The kiosk's unit has no fault that systemd finds")
  func unit() throws {
    // `systemd-analyze` also looks for the program that the unit starts.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/weston") else { return }
    let unit = Repository.folder.appendingPathComponent("Desktop/kiosk/touchlab-kiosk.service")
    #expect(try run("systemd-analyze", "verify", "--man=no", unit.path) ?? "" == "")
  }

  /// Runs a program and returns its output. If the program is not installed, returns `nil`.
  private func run(_ name: String, _ arguments: String...) throws -> String? {
    let path = "/usr/bin/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
