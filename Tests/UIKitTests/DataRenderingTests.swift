import ResponderTestKit
import Testing
import UIKit

/// Tests of renderers and contexts that write data.
@MainActor @Suite(.serialized) struct DataRenderingTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 200)

  @Test("Renderers return data")
  func data() {
    let document = UIGraphicsPDFRenderer(bounds: page).pdfData { $0.beginPage() }
    #expect(type(of: document) == Data.self && document.starts(with: Data("%PDF-".utf8)))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let image = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(type(of: image) == Data.self && UIImage(data: image) != nil)
    let photo = renderer.jpegData(withCompressionQuality: 0.5) { _ in }
    #expect(type(of: photo) == Data.self)
  }

  @Test("The format of a PDF is an object")
  func format() {
    let format: UIGraphicsPDFRendererFormat = .default()
    let same = format
    format.documentInfo = [kCGPDFContextTitle as String: "Title"]
    #expect(same.documentInfo[kCGPDFContextTitle] as? String == "Title")
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: .init())
    #expect(renderer.bounds == page)
  }

  @Test("A PDF context writes its pages to data")
  func context() {
    let data = NSMutableData()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Title"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    let first = UIGraphicsGetCurrentContext()
    #expect(first != nil)
    first?.fill(page)
    UIGraphicsBeginPDFPageWithInfo(page, nil)
    #expect(UIGraphicsGetPDFContextBounds() == page)
    #expect(UIGraphicsGetCurrentContext() !== first)
    #expect(data.length == 0)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(Data(referencing: data).starts(with: Data("%PDF-".utf8)))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test("A PDF context writes a file, and says if it cannot")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let path = folder.appendingPathComponent("pages.pdf").path
    #expect(!UIGraphicsBeginPDFContextToFile(path, page, nil))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(UIGraphicsBeginPDFContextToFile(path, page, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    let data = try #require(FileManager.default.contents(atPath: path))
    #expect(data.starts(with: Data("%PDF-".utf8)))
  }
}
