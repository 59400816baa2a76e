import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Colours") struct ColorTests {
  @Test("keep their parts between 0 and 1, and take what is no number as 0")
  func limits() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("are told by a number")
  func hex() {
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128.0 / 255, blue: 0))
  }

  @Test("are told by hue, saturation and brightness, and back")
  func hue() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == .red)
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).isNear(.green))
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 1).isNear(.blue))
    #expect(Color(hue: 0.4, saturation: 0, brightness: 0.5) == .gray)
    #expect(
      Color(hue: 1.25, saturation: 0.5, brightness: 0.5)
        .isNear(Color(hue: 0.25, saturation: 0.5, brightness: 0.5)))
    let back = Color(hue: 0.6, saturation: 0.7, brightness: 0.8).hsb
    #expect(abs(back.hue - 0.6) < 1e-9 && abs(back.saturation - 0.7) < 1e-9)
    #expect(abs(back.brightness - 0.8) < 1e-9)
  }

  @Test("fade to clear without growing darker")
  func blending() {
    #expect(Color.red.blended(with: .clear, fraction: 0.5).isNear(.red.withAlphaComponent(0.5)))
    #expect(Color.black.blended(with: .white, fraction: 0.5).isNear(.gray))
    #expect(Color.red.blended(with: .blue, fraction: 0) == .red)
    #expect(Color.red.blended(with: .blue, fraction: 1) == .blue)
    #expect(Color.red.blended(with: .blue, fraction: 7) == .blue)
  }

  @Test("laid over others mix by their opacity")
  func compositing() {
    let half = Color.black.withAlphaComponent(0.5)
    #expect(half.composited(over: .white).isNear(.gray))
    #expect(Color.clear.composited(over: .red) == .red)
    #expect(Color.clear.composited(over: .clear) == .clear)
  }

  @Test("have the contrast that the accessibility guidelines tell")
  func contrast() {
    #expect(abs(Color.black.contrastRatio(with: .white) - 21) < 1e-9)
    #expect(Color.red.contrastRatio(with: .red) == 1)
    #expect(abs(Color(hex: 0x767676).contrastRatio(with: .white) - 4.54) < 0.01)
  }

  @Test("come back from a premultiplied pixel")
  func pixels() {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(Color(pixel: color.pixel()).isNear(color, tolerance: 0.01))
    #expect(Color.white.pixel() == 0xFFFF_FFFF)
    #expect(Color.white.pixel(opacity: 0) == 0)
  }
}
