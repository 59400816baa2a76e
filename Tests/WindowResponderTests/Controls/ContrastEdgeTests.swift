import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the edges that the fills of buttons have with high contrast.
@MainActor @Suite(.serialized) struct ContrastEdgeTests {
  private let stage = Stage(size: Size(width: 200, height: 100))
  private let button = Button(frame: Rect(x: 40, y: 30, width: 120, height: 40))

  private static let grounds: [Color] = [
    .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground,
  ]
  private static let configurations: [Button.Configuration] = [
    .gray(), .tinted(), .bordered(), .borderedProminent(), .filled(),
  ]

  init() {
    stage.window.addSubview(button)
  }

  /// Returns the contrast between the left edge of the button and the background beside it.
  private func edgeContrast() -> Double {
    let image = stage.snapshot()
    return image.pixel(x: 40, y: 50).contrastRatio(with: image.pixel(x: 30, y: 50))
  }

  @Test("With high contrast, the background of each button has a visible edge")
  func highContrast() {
    for theme in [Theme.highContrastLight, .highContrastDark] {
      stage.application.theme = theme
      for ground in Self.grounds {
        stage.window.backgroundColor = ground
        for configuration in Self.configurations {
          button.configuration = configuration
          let ratio = edgeContrast()
          #expect(ratio >= 3, "dark \(theme.isDark): \(configuration.style) on \(ground)")
        }
      }
    }
  }

  @Test("With normal contrast, a gray button has no edge")
  func normalContrast() {
    stage.application.theme = .light
    stage.window.backgroundColor = .systemBackground
    button.configuration = .gray()
    #expect(edgeContrast() < 2)
  }

  @Test("An outline of the program replaces the edge")
  func ownOutline() {
    stage.application.theme = .highContrastLight
    var configuration = Button.Configuration.gray()
    configuration.background.strokeColor = .systemRed
    configuration.background.strokeWidth = 2
    button.configuration = configuration
    #expect(!button.needsContrastEdge)
    button.configuration = .plain()
    #expect(!button.needsContrastEdge)
  }
}
