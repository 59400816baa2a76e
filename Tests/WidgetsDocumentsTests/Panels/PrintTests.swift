import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WidgetsText
@testable import WindowResponder

/// Tests of PDF pages, and of printing without a printer.
@MainActor @Suite(.serialized) struct PrintTests {
  private let folder: TemporaryFolder
  private let stage = Stage(size: Size(width: 640, height: 480))

  init() throws {
    folder = try TemporaryFolder()
    stage.window.rootViewController = ViewController()
  }

  @Test("Every page is drawn once, in its own size, and is a page of the file")
  func pages() throws {
    var drawn: [Int] = []
    let job = PrintJob(title: "Two", paperSize: Size(width: 100, height: 144), pageCount: 2) {
      page, context in
      drawn.append(page)
      context.setFillColor(.red)
      context.fill(Rect(x: 10, y: 10, width: 20, height: 20))
    }
    let bytes = job.pdfData()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(drawn == [0, 1] && text.hasPrefix("%PDF-"))
    #expect(text.contains("/Count 2") && text.contains("100 144"))
    #expect(job.printableRect == Rect(x: 36, y: 36, width: 28, height: 72))
  }

  @Test("A page of any size that a number can be is a file", arguments: [0, -5, .infinity, .nan])
  func nonsense(side: Double) {
    let job = PrintJob(title: "", paperSize: Size(width: side, height: 20), pageCount: 1) { _, _ in
    }
    #expect(job.pdfData().starts(with: Array("%PDF-".utf8)))
  }

  @Test("Without a printer the pages are saved where the user wants them")
  func saving() throws {
    var outcome: PrintJob.Outcome?
    FilePanelSession.lastFolder = Pathname(folder.path)
    let job = PrintJob(title: "a/b", paperSize: Size(width: 50, height: 50), pageCount: 1) { _, _ in
    }
    job.present(from: stage.window) { outcome = $0 }
    stage.advance(by: 1)
    let panel = try #require(
      stage.window.rootViewController?.presentedViewController as? FilePanelController)
    #expect(panel.nameField.text == "a-b.pdf" && outcome == nil)
    panel.accept()
    stage.advance(by: 1)
    #expect(outcome == .saved(path: folder.file("a-b.pdf")))
    #expect(folder.bytes("a-b.pdf").starts(with: Array("%PDF-".utf8)))
  }
}
