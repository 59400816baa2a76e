import Foundation
import ResponderTestKit
import Testing
import TouchAnalysis
import TouchJudgement
import TouchReport
import Widgets

@testable import TouchLab

@Suite("Saving the report in the window", .serialized) @MainActor struct ReportSavingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("touch-lab-\(UUID().uuidString)").path

  /// Returns a window that shows the results of a test that was performed in it.
  private func lab(path: String) throws -> PlayedLab {
    let lab = try PlayedLab(suite: .quick, path: path)
    lab.play([.accuracy])
    #expect(lab.lab.show("results"))
    return lab
  }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("It is written while the window is used, tells how far it is, and is the same as at once")
  func beside() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lab = try lab(path: "\(folder)/deep/touch.jsonl")
    let saving = lab.lab.controller.saving
    var shares: [Double] = []
    saving.onChange = { [changed = saving.onChange] in
      if case .running(let share) = saving.state { shares.append(share) }
      changed?()
    }
    lab.stage.tap("Save report")
    #expect(saving.isRunning && names().isEmpty)
    #expect(lab.stage.view(labelled: "Cancel") != nil)
    // Begins and ends a test while the report is being saved.
    lab.lab.controller.run([.ghost])
    lab.stage.advance(by: 0.2)
    lab.stage.keyDown(.keyboardEscape)
    lab.stage.keyUp(.keyboardEscape)
    lab.stage.advance(by: 0.1)
    lab.stage.tap("End all tests")
    #expect(lab.lab.controller.running == nil)
    #expect(await lab.stage.settle(within: 60) { !saving.isRunning })
    let base = "\(folder)/deep/touch"
    #expect(saving.state == .done(["\(base).html", "\(base).pdf", "\(base).json"]))
    #expect(shares.count > 10 && shares == shares.sorted() && shares.allSatisfy { $0 < 1 })
    let page = try String(contentsOfFile: "\(base).html", encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    // A report that is written in one step is the same, except for the test that was begun since.
    _ = try LabReport.write(lab.session)
    let again = try String(contentsOfFile: "\(base).html", encoding: .utf8)
    #expect(
      page.components(separatedBy: "<svg").count == again.components(separatedBy: "<svg").count)
    lab.stage.render()
    #expect(lab.stage.view(labelled: "Save report") != nil)
    #expect(lab.stage.view(labelled: "Cancel") == nil)
  }

  @Test("A page and a paper that are made a picture at a time are those that are made at once")
  func pieces() async throws {
    let lab = try lab(path: "")
    let analysis = Analysis(lab.session.recording)
    let report = Report(
      lab.session.recording, analysis, judgement: Judgement(analysis, by: lab.session.profile),
      heading: ReportHeading(file: "touch.jsonl", date: "2000-01-01"), language: .german)
    var shares: [Double] = []
    #expect(await report.html { shares.append($0) } == report.html())
    #expect(shares.last == 1 && shares == shares.sorted())
    shares = []
    #expect(await report.pdf { shares.append($0) }.count == report.pdf().count)
    #expect(shares.last == 1 && shares == shares.sorted())
  }

  @Test("Called off, it writes nothing, and can be begun again")
  func cancelling() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lab = try lab(path: "\(folder)/touch.jsonl")
    let saving = lab.lab.controller.saving
    lab.stage.tap("Save report")
    lab.stage.render()
    lab.stage.tap("Cancel")
    #expect(saving.state == .none)
    await lab.stage.settle()
    #expect(names().isEmpty && saving.state == .none)
    lab.stage.tap("Save report")
    #expect(await lab.stage.settle(within: 60) { !saving.isRunning })
    #expect(names() == ["touch.html", "touch.json", "touch.pdf"])
  }

  @Test("What can't be written is told, nothing is lost, and it can be tried again")
  func failure() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // A file is at the path of the folder.
    #expect(FileManager.default.createFile(atPath: folder, contents: Data()))
    let lab = try lab(path: "\(folder)/touch.jsonl")
    let saving = lab.lab.controller.saving
    let lines = lab.session.recording.lineCount
    lab.stage.tap("Save report")
    #expect(await lab.stage.settle(within: 60) { !saving.isRunning })
    guard case .failed(let sentence) = saving.state else { throw Failure.usage("It was written.") }
    #expect(sentence.hasPrefix(folder) && !sentence.contains("\n"))
    #expect(lab.session.recording.lineCount >= lines && lab.session.judgement != nil)
    try FileManager.default.removeItem(atPath: folder)
    lab.stage.tap("Save report")
    #expect(await lab.stage.settle(within: 60) { !saving.isRunning })
    #expect(names() == ["touch.html", "touch.json", "touch.pdf"])
  }

  @Test("A program that ends meanwhile writes it at once")
  func concluding() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lab = try lab(path: "\(folder)/touch.jsonl")
    lab.stage.tap("Save report")
    try lab.lab.controller.saving.conclude()
    #expect(names() == ["touch.html", "touch.json", "touch.pdf"])
    await lab.stage.settle()
    #expect(!lab.lab.controller.saving.isRunning)
  }
}
