import Glibc
import ResponderSystem
import ResponderTestKit
import TestImageFiles
import Testing

@testable import ResponderGraphics

@Suite("Images by name") @MainActor struct NamedTests {
  private func png(_ color: Color, side: Double = 4) -> [UInt8] {
    ImageRenderer(size: Size(width: side, height: side), scale: 1).pngData { context in
      context.fill(Rect(x: 0, y: 0, width: side, height: side), color: color)
    }
  }

  @Test("A file that is built into the program is found by its name, with its scale")
  func embedded() throws {
    let red = png(.red)
    Image.addResource(named: "embedded-logo@2x.png", red)
    let image = try #require(Image(named: "embedded-logo"))
    #expect(image.scale == 2)
    #expect(image.size == Size(width: 2, height: 2))
    #expect(Image(named: "embedded-logo.png")?.scale == 2)
    #expect(Image(named: "embedded-logo.jpg") == nil)
    #expect(Image(named: "../embedded-logo") == nil)
  }

  @Test("The dark one is drawn where things are dark")
  func dark() throws {
    let (red, green) = (png(.red), png(.green))
    Image.addResource(named: "lamp.png", red)
    Image.addResource(named: "lamp-dark.png", green)
    let stage = Stage(size: Size(width: 8, height: 8))
    let view = ImageView(image: Image(named: "lamp"))
    stage.window.addSubview(view)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(stage.snapshot().pixel(x: 1, y: 1) == .red)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.snapshot().pixel(x: 1, y: 1) == .green)
  }

  @Test("A catalog's picture has its scales, its dark one and whether it is a template")
  func catalog() throws {
    var name = Array("/tmp/catalog.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&name).map { String(cString: $0) })
    let (red, green, blue) = (png(.red), png(.green, side: 8), png(.blue, side: 8))
    try SystemFile.write(red, folder + "/one.png")
    try SystemFile.write(green, folder + "/two.png")
    try SystemFile.write(blue, folder + "/night.png")
    let contents = """
      {"images": [
      {"filename": "one.png", "idiom": "universal", "scale": "1x"},
      {"filename": "two.png", "idiom": "universal", "scale": "2x"},
      {"filename": "night.png", "scale": "2x",
      "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "../../etc/passwd", "scale": "3x"}, {"idiom": "universal", "scale": "3x"}]}
      """
    try SystemFile.write(Array(contents.utf8), folder + "/Contents.json")
    let image = try #require(ImageSet(folder: Pathname(folder))?.image)
    #expect(image.scale == 2)
    #expect(image.size == Size(width: 4, height: 4))
    #expect(image.pixel(x: 0, y: 0) == .green)
    #expect(image.variant(isDark: true).pixel(x: 0, y: 0) == .blue)
    let template = #"{"images": [{"filename": "one.png"}], "properties": "#
    let rest = #"{"template-rendering-intent": "template"}}"#
    try SystemFile.write(Array((template + rest).utf8), folder + "/Contents.json")
    #expect(ImageSet(folder: Pathname(folder))?.image?.isTemplate == true)
    try SystemFile.write(Array("{".utf8), folder + "/Contents.json")
    #expect(ImageSet(folder: Pathname(folder)) == nil)
  }
}
