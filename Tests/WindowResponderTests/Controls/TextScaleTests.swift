import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Text in the desktop's size", .serialized) @MainActor struct TextScaleTests {
  let stage = Stage(size: Size(width: 300, height: 100))

  private func scale(_ factor: Double) {
    stage.application.apply(SystemAppearance(textScale: factor))
  }

  @Test("the fonts of text styles have it")
  func styles() {
    #expect(Font.preferredFont(forTextStyle: .body).pointSize == 17)
    scale(2)
    for style in Font.TextStyle.allCases {
      #expect(Font.preferredFont(forTextStyle: style).pointSize >= 22)
    }
    scale(1)
    #expect(Font.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("fonts and distances are scaled, up to a size")
  func metrics() {
    let font = Font.systemFont(ofSize: 10)
    scale(1.5)
    #expect(FontMetrics.default.scaledFont(for: font).pointSize == 15)
    #expect(FontMetrics(forTextStyle: .caption1).scaledValue(for: 8) == 12)
    let limited = FontMetrics.default.scaledFont(for: font, maximumPointSize: 12)
    #expect(limited.pointSize == 12)
    // A font that is scaled already is not scaled again.
    #expect(
      FontMetrics.default.scaledFont(for: FontMetrics.default.scaledFont(for: font)).pointSize == 15
    )
  }

  @Test("a font follows while it is not given another size")
  func following() {
    var font = Font.preferredFont(forTextStyle: .body).withWeight(.bold)
    scale(2)
    #expect(font.following.pointSize == 34 && font.following.weight == .bold)
    font.pointSize = 9
    #expect(font.following == font)
    #expect(Font.systemFont(ofSize: 9).following.pointSize == 9)
  }

  @Test("a label that adjusts its font follows while it is shown, and others stay")
  func labels() {
    let following = Label(text: "text")
    let fixed = Label(text: "text")
    let themed = Label(text: "text")
    following.font = .preferredFont(forTextStyle: .headline)
    following.adjustsFontForContentSizeCategory = true
    fixed.font = .preferredFont(forTextStyle: .headline)
    for label in [following, fixed, themed] { stage.window.addSubview(label) }
    let before = [following, fixed, themed].map { $0.intrinsicContentSize.width }
    scale(2)
    let after = [following, fixed, themed].map { $0.intrinsicContentSize.width }
    #expect(abs(after[0] - 2 * before[0]) < 3)
    #expect(after[1] == before[1])
    #expect(abs(after[2] - 2 * before[2]) < 3)
  }

  @Test("a label follows in a theme of the program's own too, in all of its text")
  func ownTheme() {
    stage.application.theme = .dark
    let label = Label()
    label.attributedText =
      StyledText("a", attributes: TextAttributes(font: .preferredFont(forTextStyle: .body))) + "b"
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    scale(2)
    #expect(label.attributedText?.attributes(at: .start).font?.pointSize == 34)
  }

  @Test("a button in the theme's font gets its new size and place")
  func buttons() {
    let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    stack.axis = .vertical
    stack.alignment = .leading
    let button = Button()
    button.setTitle("A button", for: .normal)
    stack.addArrangedSubview(button)
    stage.window.addSubview(stack)
    stage.render()
    let before = button.frame.width
    scale(2)
    stage.render()
    #expect(button.frame.width > before * 1.3)
  }
}
