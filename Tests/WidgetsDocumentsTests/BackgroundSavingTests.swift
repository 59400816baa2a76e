import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of documents that are written on another thread.
@MainActor @Suite(.serialized) struct BackgroundSavingTests {
  private func makeScene(_ text: String = "one") throws -> (DocumentStage, TextDocument) {
    let folder = try TemporaryFolder()
    try folder.put(text, in: "a.txt")
    let scene = try DocumentStage(files: ["a.txt"], folder: folder)
    let document = scene.document
    document.isAsynchronous = true
    return (scene, document)
  }

  @Test("Ctrl+S returns before the file is written, and the mark goes when it is")
  func command() async throws {
    let (scene, document) = try makeScene()
    document.type(" two")
    scene.stage.keyPress(.keyboardS, modifiers: .control)
    #expect(document.hasUnsavedChanges)
    #expect(document.window?.title?.hasPrefix("•") == true)
    await scene.stage.settle(within: 5) { !document.hasUnsavedChanges }
    #expect(!document.isSaving)
    #expect(scene.folder.text("a.txt") == "one two")
    #expect(document.window?.title?.hasPrefix("•") == false)
  }

  @Test("O9: What is changed while it is written is not in the file, and counts as changed")
  func meanwhile() async throws {
    let (scene, document) = try makeScene()
    document.type(" two")
    async let saved: Void = document.saveInBackground()
    while !document.isSaving, document.hasUnsavedChanges { await Task.yield() }
    document.type(" three")
    try await saved
    #expect(scene.folder.text("a.txt") == "one two")
    #expect(document.hasUnsavedChanges)
    try await document.saveInBackground()
    #expect(scene.folder.text("a.txt") == "one two three" && !document.hasUnsavedChanges)
  }

  @Test("O9: Saving at once in the middle is never overtaken by what is older")
  func inTheMiddle() async throws {
    let (scene, document) = try makeScene()
    for round in 1...20 {
      document.content = "old \(round)"
      document.updateChangeCount(.done)
      async let saved: Void = document.saveInBackground()
      while !document.isSaving, document.hasUnsavedChanges { await Task.yield() }
      document.content = "new \(round)"
      document.updateChangeCount(.done)
      try document.save()
      #expect(!document.isSaving && !document.hasUnsavedChanges)
      try await saved
      #expect(scene.folder.text("a.txt") == "new \(round)")
    }
    #expect(scene.folder.names.filter { $0.hasSuffix(".new") } == [])
  }

  @Test("O9: Several savings wait for one another, and the last has everything")
  func several() async throws {
    let (scene, document) = try makeScene()
    var savings: [Task<Void, any Error>] = []
    for round in 1...5 {
      document.type(" \(round)")
      savings.append(Task { try await document.saveInBackground() })
    }
    for saving in savings { try await saving.value }
    #expect(scene.folder.text("a.txt") == "one 1 2 3 4 5" && !document.hasUnsavedChanges)
  }

  @Test("An error is told as always: why, and what can be done")
  func errors() async throws {
    let (scene, document) = try makeScene()
    document.type(" two")
    try scene.folder.put("somebody else's", in: "a.txt")
    await #expect(throws: FileError(path: scene.folder.file("a.txt"), reason: .changedByOthers)) {
      try await document.saveInBackground()
    }
    #expect((document.savingError as? FileError)?.reason == .changedByOthers)
    #expect(document.hasUnsavedChanges && !document.isSaving)
    scene.stage.keyPress(.keyboardS, modifiers: .control)
    await scene.stage.settle(within: 5) {
      document.question?.title?.contains("could not be saved") == true
    }
    scene.stage.advance(by: 1)
    #expect(document.question?.title?.contains("could not be saved") == true)
    #expect(scene.folder.text("a.txt") == "somebody else's")
  }

  @Test("O9: Closing in the middle waits, and asks nothing where all is saved")
  func closing() async throws {
    let (scene, document) = try makeScene()
    document.type(" two")
    async let saved: Void = document.saveInBackground()
    while !document.isSaving, document.hasUnsavedChanges { await Task.yield() }
    #expect(document.mayClose())
    #expect(scene.folder.text("a.txt") == "one two")
    try await saved
  }

  @Test("A document that saves by itself does so without holding anything up")
  func autosave() async throws {
    let (scene, document) = try makeScene()
    document.inPlace = true
    document.type(" two")
    scene.stage.advance(by: 1.1)
    await scene.stage.settle(within: 5) { !document.hasUnsavedChanges }
    #expect(scene.folder.text("a.txt") == "one two" && !document.hasUnsavedChanges)
  }

  @Test("Steps back and forth during a writing are counted right")
  func counting() {
    var count = ChangeCount()
    count.note(.done)
    count.beginSaving()
    count.note(.undone)
    count.endSaving(succeeded: true)
    #expect(count.isChanged)
    count.note(.redone)
    #expect(!count.isChanged)
    count.note(.done)
    count.beginSaving()
    count.note(.undone)
    count.note(.done)
    count.endSaving(succeeded: true)
    // Other changes that lead to the same count are not the saved state.
    #expect(count.isChanged)
    count.beginSaving()
    count.endSaving(succeeded: false)
    #expect(count.isChanged)
  }
}
