import Foundation
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets

@testable import WidgetsControls
@testable import WidgetsText
@testable import WindowResponder

/// Tests of drawings as vector files, in which lines stay lines and text stays text.
@MainActor @Suite(.serialized) struct VectorTests {
  private let folder: TemporaryFolder
  private let stage = Stage(size: Size(width: 400, height: 300))

  init() throws { folder = try TemporaryFolder() }

  /// A Boolean value that indicates whether Poppler's programs are installed, which read PDF documents.
  nonisolated static let hasPoppler = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/pdftotext")

  private func poppler(_ program: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func words(of bytes: [UInt8]) throws -> String {
    try SafeFile.write(bytes, to: folder.file("a.pdf"))
    return try poppler("pdftotext", "-layout", folder.file("a.pdf"), "-")
  }

  private func ascii(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a view with labels, a text view and controls, in the stage's window.
  private func panel() -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 320, height: 240))
    view.backgroundColor = .systemBackground
    let label = Label(frame: Rect(x: 20, y: 16, width: 280, height: 24))
    label.text = "Efficient waffles"
    let arabic = Label(frame: Rect(x: 20, y: 46, width: 280, height: 30))
    arabic.text = "مرحبا"
    let faded = Label(frame: Rect(x: 20, y: 80, width: 280, height: 24))
    faded.text = "See-through"
    faded.alpha = 0.5
    let editor = TextView(frame: Rect(x: 20, y: 110, width: 280, height: 44))
    editor.text = "Typed by hand"
    let button = Button(configuration: .filled())
    button.setTitle("Press", for: .normal)
    button.frame = Rect(x: 20, y: 160, width: 120, height: 44)
    let toggle = Switch(frame: Rect(x: 160, y: 160, width: 60, height: 44))
    toggle.isOn = true
    for part in [label, arabic, faded, editor, button, toggle] { view.addSubview(part) }
    stage.window.addSubview(view)
    stage.render()
    return view
  }

  @Test("O7: What a view says is found in its PDF, in every script", .enabled(if: hasPoppler))
  func search() throws {
    let words = try words(of: panel().pdfData())
    for text in ["Efficient waffles", "See-through", "Typed by hand", "Press"] {
      #expect(words.contains(text), "\(text) in \(words)")
    }
    // Readers put direction marks around right-to-left text, and spaces between its glyphs.
    let dense = words.filter { !$0.isWhitespace }
    #expect(dense.contains("مرحبا"), "\(words.debugDescription)")
  }

  @Test("O7: Lines and letters are no picture; a blurred shadow is one, as large as itself")
  func images() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let label = Label(frame: Rect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Words"
    view.addSubview(label)
    let box = View(frame: Rect(x: 100, y: 100, width: 60, height: 40))
    box.backgroundColor = .systemRed
    box.layer.cornerRadius = 8
    view.addSubview(box)
    #expect(!ascii(view.pdfData()).contains("/Subtype /Image"))
    box.layer.shadowColor = .black
    box.layer.shadowOpacity = 0.5
    box.layer.shadowRadius = 4
    let text = ascii(view.pdfData())
    #expect(text.contains("/Subtype /Image"))
    let widths = text.matches(of: /\/Width (\d+)/).compactMap { Int($0.1) }
    // 60 points and the blur at 300 pixels per inch, which is far less than the 1,250 of the whole page.
    #expect(!widths.isEmpty && widths.allSatisfy { $0 > 250 && $0 < 450 }, "\(widths)")
  }

  @Test("Drawn from the PDF a view looks as on the screen", .enabled(if: hasPoppler))
  func looks() throws {
    let view = panel()
    try view.writePDF(to: folder.file("a.pdf"))
    _ = try poppler(
      "pdftoppm", "-r", "144", "-png", "-singlefile", folder.file("a.pdf"), folder.file("a"))
    let printed = try Image(file: folder.file("a.png"))
    let seen = ImageRenderer(size: view.bounds.size, scale: 2).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(printed.pixelWidth == 640 && printed.pixelHeight == 480)
    var sum = 0.0
    for y in 0..<480 {
      for x in 0..<640 {
        let (a, b) = (printed.pixel(x: x, y: y), seen.pixel(x: x, y: y))
        sum += abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue)
      }
    }
    // The edges of glyphs differ. Everything else has the same position and color.
    #expect(sum / (640 * 480 * 3) < 0.01, "\(sum / (640 * 480 * 3))")
    #expect(printed.pixel(x: 60, y: 340).blue > 0.5 && seen.pixel(x: 60, y: 340).blue > 0.5)
  }

  /// Returns a document of two pages with a link.
  private func twoPages() -> [UInt8] {
    let format = PDFRendererFormat(title: "Two pages", author: "Ä. Writer")
    return PDFRenderer(bounds: Rect(x: 0, y: 0, width: 100, height: 144), format: format)
      .pdfData { context in
        context.beginPage()
        #expect(GraphicsContext.current === context.cgContext)
        context.cgContext.translateBy(x: 10, y: 20)
        // cairo omits the links of a page without drawing.
        context.cgContext.fill(Rect(x: 0, y: 0, width: 5, height: 5), color: .black)
        context.setURL("https://example.org/a?b=1", for: Rect(x: 0, y: 0, width: 30, height: 10))
        context.setURL("a' rect=[0 0 1 1]", for: Rect(x: 0, y: 0, width: 30, height: 10))
        context.beginPage(withBounds: Rect(x: -50, y: -50, width: 200, height: 60))
        #expect(context.pdfContextBounds.width == 200)
        let corner = Point(x: -50, y: -50).applying(context.cgContext.currentTransform)
        #expect(abs(corner.x) < 0.001 && abs(corner.y) < 0.001)
      }
  }

  @Test("Each page has its own context, whose corner is where the program puts it")
  func pages() {
    let bytes = twoPages()
    #expect(GraphicsContext.current == nil)
    #expect(ascii(bytes).contains("/Count 2"))
  }

  @Test("Each page has its own size, and links are links", .enabled(if: hasPoppler))
  func pagesOfReader() throws {
    try SafeFile.write(twoPages(), to: folder.file("a.pdf"))
    let pages = try poppler("pdfinfo", "-l", "2", folder.file("a.pdf"))
    #expect(pages.contains("Two pages") && pages.contains("Ä. Writer"))
    #expect(pages.contains("100 x 144 pts") && pages.contains("200 x 60 pts"))
    let links = try poppler("pdfinfo", "-url", folder.file("a.pdf"))
    #expect(links.contains("https://example.org/a?b=1"))
    #expect(links.split(separator: "\n").count { $0.contains("rect") || $0.contains("://") } == 1)
  }

  @Test(
    "Masks, colours around a point and blend modes draw what they draw in a window",
    .enabled(if: hasPoppler))
  func hardCases() throws {
    let draw: @MainActor (GraphicsContext) -> Void = { context in
      let disc = ImageRenderer(size: Size(width: 40, height: 40)).image {
        $0.setFillColor(.black)
        $0.fillEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
      }
      context.saveState()
      context.clip(to: Rect(x: 10, y: 10, width: 40, height: 40), mask: disc)
      context.fill(Rect(x: 0, y: 0, width: 100, height: 100), color: .systemGreen)
      context.restoreState()
      context.fillConic(
        Path(ovalIn: Rect(x: 60, y: 10, width: 30, height: 30)),
        with: Gradient(colors: [.red, .blue]), center: Point(x: 75, y: 25), startAngle: 0)
      context.saveState()
      context.setBlendMode(.multiply)
      context.fill(Rect(x: 20, y: 20, width: 60, height: 10), color: .yellow)
      context.restoreState()
      context.beginTransparencyLayer(alpha: 0.5)
      context.fill(Rect(x: 10, y: 60, width: 30, height: 30), color: .red)
      context.fill(Rect(x: 20, y: 70, width: 30, height: 20), color: .blue)
      context.endTransparencyLayer()
      if let image = Image(systemName: "trash") {
        context.draw(image, in: Rect(x: 60, y: 60, width: 30, height: 30), tint: .black)
      }
    }
    let bytes = PDFRenderer(bounds: Rect(x: 0, y: 0, width: 100, height: 100)).pdfData {
      draw($0.cgContext)
    }
    try SafeFile.write(bytes, to: folder.file("a.pdf"))
    _ = try poppler(
      "pdftoppm", "-r", "288", "-png", "-singlefile", folder.file("a.pdf"), folder.file("a"))
    let printed = try Image(file: folder.file("a.png"))
    let seen = ImageRenderer(size: Size(width: 100, height: 100), scale: 4).image { context in
      context.fill(Rect(x: 0, y: 0, width: 100, height: 100), color: .white)
      draw(context)
    }
    for (x, y) in [(30, 15), (12, 12), (30, 25), (85, 30), (15, 65), (45, 85), (30, 80), (95, 95)] {
      let (a, b) = (printed.pixel(x: x * 4, y: y * 4), seen.pixel(x: x * 4, y: y * 4))
      let difference = abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue)
      #expect(difference < 0.06, "at \(x), \(y): \(a) is not \(b)")
    }
  }

  @Test("A picture in SVG has outlines of letters, no pixels, and the view's size")
  func svg() throws {
    let view = panel()
    try view.writeSVG(to: folder.file("a.svg"))
    let text = try #require(folder.text("a.svg"))
    #expect(text.contains("width=\"320px\" height=\"240px\""))
    #expect(text.contains("<use xlink:href=\"#glyph"))
    let label = Label(text: "Words")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    #expect(!ascii(label.svgData()).contains("<image"))
    let drawn = try Image(file: folder.file("a.svg"))
    #expect(drawn.size == view.bounds.size)
    #expect(drawn.rasterized(scale: 1).pixel(x: 30, y: 170).blue > 0.5)
  }

  @Test("A missing folder is named, and what fails in the middle leaves the file as it was")
  func errors() throws {
    let view = panel()
    #expect(throws: FileError(path: folder.file("no/a.pdf"), reason: .notFound)) {
      try view.writePDF(to: folder.file("no/a.pdf"))
    }
    #expect(throws: FileError(path: folder.file("no/a.svg"), reason: .notFound)) {
      try view.writeSVG(to: folder.file("no/a.svg"))
    }
    struct Stop: Error {}
    try folder.put("before", in: "b.pdf")
    #expect(throws: Stop.self) {
      try PDFRenderer(bounds: view.bounds).writePDF(to: folder.file("b.pdf")) { context in
        context.beginPage()
        throw Stop()
      }
    }
    #expect(folder.text("b.pdf") == "before" && folder.names == ["b.pdf"])
    #expect(GraphicsContext.current == nil)
  }

  @Test(
    "O7: Named colours are those for paper, however dark the program is", .enabled(if: hasPoppler))
  func documentColors() throws {
    stage.window.overrideUserInterfaceStyle = .dark
    stage.render()
    let bytes = PDFRenderer(bounds: Rect(x: 0, y: 0, width: 50, height: 50)).pdfData { context in
      context.cgContext.fill(Rect(x: 0, y: 0, width: 50, height: 50), color: .label)
    }
    try SafeFile.write(bytes, to: folder.file("a.pdf"))
    _ = try poppler(
      "pdftoppm", "-r", "72", "-png", "-singlefile", folder.file("a.pdf"), folder.file("a"))
    #expect(try Image(file: folder.file("a.png")).pixel(x: 25, y: 25).red < 0.4)
  }

  @Test("O7: A view in its PDF has its own colours, also dark ones", .enabled(if: hasPoppler))
  func ownColors() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(view)
    stage.render()
    try view.writePDF(to: folder.file("a.pdf"))
    _ = try poppler(
      "pdftoppm", "-r", "72", "-png", "-singlefile", folder.file("a.pdf"), folder.file("a"))
    #expect(try Image(file: folder.file("a.png")).pixel(x: 25, y: 25).red < 0.3)
  }
}
