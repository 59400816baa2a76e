import Testing
import UIKit

@MainActor struct PDFTests {
  @Test("A PDF is written to an address, with links, as UIKit writes it")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    try renderer.writePDF(to: url) { context in
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 50, height: 50))
      if let link = URL(string: "https://example.org") {
        context.setURL(link, for: CGRect(x: 10, y: 10, width: 50, height: 50))
      }
    }
    let data = try Data(contentsOf: url)
    #expect(data.starts(with: Data("%PDF-".utf8)) && data.count > 500)
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("none/a.pdf")) { $0.beginPage() }
    }
  }
}
