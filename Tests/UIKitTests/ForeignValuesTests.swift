import ResponderTestKit
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite(.serialized) struct ForeignValuesTests {
  @Test("Geometry is written as a string, and read")
  func strings() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgRect(for: "none") == .zero && NSCoder.cgPoint(for: "{1}") == .zero)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSCoder.string(for: transform) == "[2, 0, 0, 3, 0, 0]")
    #expect(NSCoder.cgAffineTransform(for: "[2, 0, 0, 3, 0, 0]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
  }

  @Test("The metadata of a PDF is a dictionary")
  func documentInfo() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Title", kCGPDFContextAuthor as String: "Author",
      kCGPDFContextKeywords as String: ["a", "b"],
    ]
    #expect(format.value.title == "Title" && format.value.author == "Author")
    #expect(format.value.keywords == "a, b")
    #expect(format.documentInfo[kCGPDFContextTitle] as? String == "Title")
    #expect(format.documentInfo[kCGPDFContextCreator] == nil)
    let page = CGRect(x: 0, y: 0, width: 100, height: 100)
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    let data: Data = renderer.pdfData { context in
      context.beginPage(withBounds: page, pageInfo: [:])
      #expect(context.pdfContextBounds == page)
    }
    #expect(data.starts(with: Data("%PDF-".utf8)))
  }

  @Test("Positions in a text are compared")
  func positions() throws {
    let view = UITextView()
    view.text = "ab"
    let (start, end) = (view.beginningOfDocument, view.endOfDocument)
    #expect(view.compare(start, to: end) == .orderedAscending)
    #expect(view.compare(end, to: start) == .orderedDescending)
    #expect(view.compare(end, to: end) == .orderedSame)
  }

  @Test("A color has a color space, and is created from its components")
  func colors() {
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
    let color = CGColor(colorSpace: CGColorSpace.sRGB, components: [1, 0, 0, 0.5])
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray == UIColor(white: 0.5, alpha: 1))
    #expect(CGColor(colorSpace: CGColorSpace.sRGB, components: [1, 0, 0]) == nil)
    let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    #expect(half.converted(to: .sRGB, intent: .defaultIntent, options: nil) == half)
    // The type is also that of an image's intent.
    let intent: CGColorRenderingIntent = .perceptual
    let inGrays = half.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: intent, options: nil)
    #expect(inGrays == UIColor(white: 0.2126, alpha: 0.5))
  }

  @Test("Images and formats are created with bundles and traits")
  func images() {
    #expect(UIImage(named: "no such", in: nil, with: nil) == nil)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    #expect(format.scale == 3 && !format.opaque)
  }

  @Test("A path is converted to the coordinates of the window")
  func paths() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == view.convert(path.bounds, to: nil))
    #expect(path.bounds.origin == CGPoint(x: 1, y: 2))
    guard case .path(let outline) = UIPointerShape.path(path) else {
      Issue.record("The shape is not a path")
      return
    }
    #expect(outline == path.value)
  }

  @Test("URLs are a type of data")
  func types() {
    #expect(UTType.url.identifier == "public.url" && UTType("public.file-url") == .fileURL)
    let provider = NSItemProvider(addresses: ["https://example.org"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.url.identifier))
  }

  @Test("Data of an item is written to a file, which is removed afterwards")
  func files() async throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let provider = NSItemProvider(object: "hello" as NSString)
    provider.suggestedName = "note"
    var (file, text): (URL?, String?) = (nil, nil)
    provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
      file = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    stage.advance(by: 0.1)
    #expect(text == "hello" && file?.lastPathComponent == "note.txt")
    #expect(!FileManager.default.fileExists(atPath: file?.path ?? ""))
    var count: Int?
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, error in
      count = data?.count
    }
    stage.advance(by: 0.1)
    #expect(count == 5)
  }

  @Test("A request for a second scene fails, and the end of the scene closes its windows")
  func scenes() async throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    var message: String?
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      message = $0.localizedDescription
    }
    while message == nil { await Task.yield() }
    #expect(message == "The application does not support multiple scenes.")
    guard let scene = stage.window.windowScene else { return }
    UIApplication.shared.requestSceneSessionRefresh(scene.session)
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    #expect(!scene.windows.contains { !$0.isHidden })
  }
}
