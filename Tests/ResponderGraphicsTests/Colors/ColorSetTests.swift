import Testing

@testable import ResponderGraphics

/// Tests of the colors of asset catalogs.
struct ColorSetTests {
  private func set(_ colors: String) -> ColorSet? {
    ColorSet(Array("{\"colors\": [\(colors)], \"info\": {\"version\": 1}}".utf8))
  }

  private func entry(_ red: String, _ appearances: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0.000", "blue": "0", "alpha": "1.000"}}\(appearances)}
    """
  }

  private let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test("Parts are written as fractions, as bytes and as hexadecimal bytes")
  func parts() {
    #expect(set(entry("0.500"))?.color == Color(red: 0.5, green: 0, blue: 0))
    #expect(set(entry("0xFF"))?.color == .red)
    #expect(set(entry("255"))?.color == .red)
  }

  @Test("The style and the contrast of the traits choose among several")
  func appearances() throws {
    let color = try #require(
      set([entry("1.0"), entry("0.25", dark), entry("0.5", high)].joined(separator: ","))
    )
    .color
    func red(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Double {
      color.resolvedColor(
        with: TraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
      ).red
    }
    #expect(red(.light, .normal) == 1)
    #expect(red(.dark, .normal) == 0.25)
    #expect(red(.light, .high) == 0.5)
    #expect(red(.dark, .high) == 0.25)
  }

  @Test("A colour of the system is found by its name")
  func system() {
    let text = #"{"color": {"platform": "ios", "reference": "systemRedColor"}}"#
    #expect(set(text)?.color == .systemRed)
  }

  @Test(
    "What makes no sense is no colour", arguments: ["", "{", "[[[[", "null", "{\"colors\": 3}"])
  func damage(text: String) {
    #expect(ColorSet(Array(text.utf8))?.color == nil)
    #expect(ColorSet(Array(String(repeating: "[", count: 100_000).utf8))?.color == nil)
  }

  @Test("A name that no catalog has is no colour")
  func unknown() {
    #expect(Color(named: "no such colour") == nil)
    #expect(Color(named: "../../etc/passwd") == nil)
  }
}
