import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Symbols") @MainActor struct SymbolTests {
  private static let expected = [
    "checkmark", "xmark", "chevron.right", "chevron.left", "chevron.up", "chevron.down", "plus",
    "minus", "star", "star.fill", "heart", "heart.fill", "gearshape", "magnifyingglass", "trash",
    "square.and.arrow.up", "photo", "hand.tap", "list.bullet", "slider.horizontal.3", "link",
    "info.circle", "exclamationmark.triangle", "arrow.clockwise", "play.fill", "pause.fill",
    "stop.fill", "backward.fill", "forward.fill", "moon", "sun.max", "circle", "circle.fill",
    "square", "minus.square", "checkmark.square", "ellipsis", "pencil", "folder", "doc", "bell",
    "person", "house", "lock", "eye", "wifi", "speaker.wave.2", "keyboard",
  ]

  private final class Lines: @unchecked Sendable {
    var all: [String] = []
  }

  @Test("a name that no symbol has is written to the standard error, once")
  func missing() {
    let lines = Lines()
    MissingSymbols.watch { lines.all.append($0) }
    defer { MissingSymbols.watch(nil) }
    let name = "no.such.symbol.\(UInt32.random(in: 0...UInt32.max))"
    #expect(Image(systemName: name) == nil)
    #expect(Image(systemName: name, withConfiguration: nil) == nil)
    #expect(lines.all.count == 1 && lines.all.first?.contains("\"\(name)\"") == true)
    #expect(Image(systemName: name + ".other") == nil && lines.all.count == 2)
    for name in Image.systemNames { #expect(Image(systemName: name) != nil) }
    #expect(Image.hasSymbol("star") && !Image.hasSymbol(name) && lines.all.count == 2)
  }

  @Test("there are all that are promised")
  func names() {
    #expect(Set(Self.expected).isSubset(of: Image.systemNames))
    #expect(Image.systemNames.count == Set(Image.systemNames).count)
    #expect(Image(systemName: "no.such.symbol") == nil)
    #expect(Image(systemName: "") == nil)
  }

  @Test(
    "each draws something, in the middle of its square and not beyond it",
    arguments: Image.systemNames)
  func draws(name: String) throws {
    let symbol = try #require(Image(systemName: name))
    #expect(symbol.isTemplate && symbol.size == Size(width: 24, height: 24))
    for scale in [1.0, 1.5, 2] {
      let image = drawing(width: 24, height: 24, scale: scale) {
        $0.draw(symbol, at: .zero, tint: .black)
      }
      #expect(image.count(otherThan: .white) > Int(10 * scale * scale))
      let box = image.box(otherThan: .white)
      #expect(abs(box.midX - 12 * scale) <= 1.6 * scale)
      #expect(abs(box.midY - 12 * scale) <= 2.6 * scale)
    }
    // The symbol is not cut off: its parts, drawn in a larger image, stay within the same rectangle.
    guard case .symbol(let content) = symbol.content else { return }
    let whole = drawing(width: 40, height: 40) {
      $0.drawParts(of: content, in: Rect(x: 8, y: 8, width: 24, height: 24), color: .black)
    }
    #expect(Rect(x: 8, y: 8, width: 24, height: 24).contains(whole.box(otherThan: .white)))
  }

  @Test("have no pixels before they are drawn")
  func rasterized() throws {
    let heart = try #require(Image(systemName: "heart.fill", pointSize: 20))
    #expect(heart.pngData().isEmpty)
    #expect(throws: ImageError.self) { try heart.write(toFile: "/tmp/never-written.png") }
    let drawn = heart.rasterized(scale: 2, tint: .red)
    #expect(drawn.pixelWidth == 40 && drawn.size == Size(width: 20, height: 20))
    #expect(drawn.pixel(x: 20, y: 16) == .red)
  }

  @Test("take a tint, and fade as one")
  func tint() throws {
    let heart = try #require(Image(systemName: "heart.fill"))
    let image = drawing(width: 24, height: 24) {
      $0.draw(heart, at: .zero, tint: Color.red.withAlphaComponent(0.5))
    }
    #expect(image.pixel(x: 12, y: 10).isNear(Color(red: 1, green: 0.5, blue: 0.5)))
    let turned = drawing(width: 24, height: 24) { context in
      context.translateBy(x: 24, y: 24)
      context.rotate(by: .pi)
      context.draw(heart, at: .zero, tint: Color.red.withAlphaComponent(0.5))
    }
    #expect(turned.pixel(x: 12, y: 12).isNear(Color(red: 1, green: 0.5, blue: 0.5)))
  }
}
