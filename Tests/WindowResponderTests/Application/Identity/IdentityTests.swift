import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// A delegate without an identifier, and two with one.
private final class Plain: Responder, ApplicationDelegate {}
private final class Identified: Responder, ApplicationDelegate {
  static var applicationIdentifier: String? { "org.example.Identified" }
}
private final class Single: DocumentController {
  override class var singleInstanceName: String? { "org.example.Single" }
}

/// Tests of the identity of a program, and of the files that belong to it.
@MainActor @Suite(.serialized) struct IdentityTests {
  private let place: ProgramFolders

  init() throws { place = try ProgramFolders() }

  @Test("T12: the settings stay the program's when its executable file is renamed")
  func renamed() throws {
    for identifier in ["org.example.Notes", nil] {
      try place.run(identifier) { _ in
        Settings.standard["size"] = 14
        try Settings.standard.save()
      }
      place.run(identifier, file: "notes-2") { application in
        #expect(Settings.standard["size"] == 14)
        #expect(application.folderName == identifier ?? "Notes")
      }
      #expect(place.folder.text("config/\(identifier ?? "Notes")/settings") == "size = 14\n")
    }
  }

  @Test("T12: programs of two vendors with the same file name have their own settings and files")
  func vendors() throws {
    let (first, second) = ("org.first.Notes", "org.second.Notes")
    try place.folder.put("x", in: "a.txt")
    try place.run(first) { application in
      Settings.standard["size"] = 14
      try Settings.standard.save()
      RecentFiles().note(place.folder.file("a.txt"))
      #expect(application.dataFolder.hasSuffix("/\(first)"))
      #expect(application.cacheFolder.hasSuffix("/\(first)"))
    }
    place.run(second) { application in
      #expect(Settings.standard.names.isEmpty && RecentFiles().paths().isEmpty)
      #expect(application.dataFolder.hasSuffix("/\(second)"))
    }
    place.run(first) { _ in
      #expect(RecentFiles().paths() == [place.folder.file("a.txt")])
    }
  }

  @Test("T12: a program without an identifier has the one of its delegate's module")
  func module() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let application = stage.application
    application.takeIdentity(of: Plain.self)
    #expect(
      application.identifier == "WindowResponderTests" && application.name == "WindowResponderTests"
    )
    application.identifier = "org.example.Late"
    #expect(application.identifier == "org.example.Late" && application.name == "Late")
    application.identifier = ""
    #expect(application.identifier == "WindowResponderTests")
    application.takeIdentity(of: Identified.self)
    #expect(application.identifier == "org.example.Identified")
    #expect(application.name == "Identified")
    application.name = "A Name"
    #expect(application.name == "A Name" && application.identifier == "org.example.Identified")
    // The library's own class does not identify a program.
    #expect(ProgramIdentity.module(of: DocumentController.self) == nil)
  }

  @Test("O6: the name by which a program runs once is its identifier, unless it gives another one")
  func single() {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.application.takeIdentity(of: Single.self)
    #expect(stage.application.identifier == "org.example.Single")
    stage.application.identifier = "org.example.Other"
    _ = stage.application.becomeSingleInstance("org.example.Single", files: [])
    #expect(stage.application.identifier == "org.example.Other")
  }

  @Test("An identifier that no folder can be called by has folders all the same")
  func odd() {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.application.programContext.identity.module = "Module"
    for (identifier, name) in ["a/b": "a_b", "..": "Module", ".": "Module", "": "Module"] {
      stage.application.identifier = identifier
      #expect(stage.application.folderName == name)
    }
  }

  @Test("T12: an identifier that is set late takes the settings with it, with what was changed")
  func late() throws {
    try place.put("size = 20\nunit = \"foot\"\n", in: "config/org.example.Late/settings")
    try place.put("size = 1\n", in: "config/Notes/settings")
    try place.run(nil) { application in
      let settings = Settings.standard
      var told: [String] = []
      settings.didChange.add(application) { told.append($1) }
      #expect(settings["size"] == 1)
      settings["color"] = "red"
      application.identifier = "org.example.Late"
      #expect(Settings.standard === settings && settings["size"] == 20)
      #expect(told == ["color", "size", "unit"])
      try settings.save()
    }
    #expect(
      place.folder.text("config/org.example.Late/settings")
        == "size = 20\nunit = \"foot\"\ncolor = \"red\"\n")
    #expect(place.folder.text("config/Notes/settings") == "size = 1\n")
  }

  @Test("Pictures are found in the data folder of the identifier, whatever the file is called")
  func images() {
    let bytes = ImageRenderer(size: Size(width: 2, height: 2), scale: 1).image { _ in }.pngData()
    place.run("org.example.Pictures") { _ in
      #expect(Image(named: "of-identity") == nil)
    }
    place.run("org.example.Notes") { application in
      let path = "\(application.dataFolder)/of-identity.png"
      #expect((try? SafeFile.write(bytes, to: path)) != nil)
      #expect(Image(named: "of-identity")?.size == Size(width: 2, height: 2))
    }
  }

  @Test("Files of a former name are the program's recent ones until it opens the first")
  func recents() throws {
    for name in ["a.txt", "b.txt", "c.txt"] { try place.folder.put(name, in: name) }
    let path = place.folder.file("data/recently-used.xbel")
    let former = RecentFiles(path: path, program: "notes")
    former.note(place.folder.file("a.txt"))
    former.note(place.folder.file("b.txt"))
    for vendor in ["org.first.Notes", "org.second.Notes"] {
      place.run(vendor) { _ in
        #expect(RecentFiles().paths() == ["b.txt", "a.txt"].map { place.folder.file($0) })
        RecentFiles().note(place.folder.file("c.txt"))
        #expect(RecentFiles().paths() == ["c.txt", "b.txt", "a.txt"].map { place.folder.file($0) })
      }
    }
    // The other programs have lost nothing.
    #expect(former.paths() == ["b.txt", "a.txt"].map { place.folder.file($0) })
    former.note(place.folder.file("c.txt"))
    place.run("org.third.Notes", file: "other") { _ in #expect(RecentFiles().paths().isEmpty) }
  }
}

/// The folders of a user, in which programs run one after another.
@MainActor final class ProgramFolders {
  let folder: TemporaryFolder
  private let environment: ChangedEnvironment
  /// The lines on the standard error.
  private(set) var lines: [String] = []

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment([
      "XDG_CONFIG_HOME": folder.file("config"), "XDG_STATE_HOME": folder.file("state"),
      "XDG_DATA_HOME": folder.file("data"), "XDG_CACHE_HOME": folder.file("cache"),
    ])
  }

  /// Runs a program as `main()` does, with regard to its own files.
  func run(
    _ identifier: String?, file: String = "notes", module: String = "Notes",
    _ body: (Application) throws -> Void
  ) rethrows {
    let stage = Stage(size: Size(width: 100, height: 100))
    let application = stage.application
    ErrorLine.observer = { [weak self] in self?.lines.append($0) }
    defer {
      ErrorLine.observer = nil
      application.extras.isStartedByMain = false
    }
    application.extras.isStartedByMain = true
    application.programContext.identity.fileName = file
    application.programContext.identity.module = module
    if let identifier { application.identifier = identifier }
    application.keepSettingsInFile()
    try body(application)
    withExtendedLifetime(stage) {}
  }

  /// Writes a file, and creates the folders of its path.
  func put(_ text: String, in name: String) throws {
    UserFolder.make(Pathname(folder.file(name)).folder)
    try folder.put(text, in: name)
  }

  /// Returns the names of all items in a folder, sorted.
  func names(in name: String) -> [String] {
    FolderListing.names(in: Pathname(folder.file(name))).map(\.description).sorted()
  }
}
