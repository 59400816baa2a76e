import ResponderTestKit
import TestScenes
import TestSurroundings
import Testing

@testable import WindowResponder

/// Tests of the appearance that an environment variable sets.
@Suite(.serialized) @MainActor struct AppearanceOverrideTests {
  private let stage = Stage(size: Size(width: 100, height: 100))

  private func follow(_ appearance: String, _ contrast: String = "") -> [String] {
    let environment = ChangedEnvironment([
      "WINDOWRESPONDER_APPEARANCE": appearance, "WINDOWRESPONDER_CONTRAST": contrast,
    ])
    stage.application.name = "Radio"
    return withExtendedLifetime(environment) {
      messages { stage.application.followEnvironmentAppearance() }
    }
  }

  @Test("WINDOWRESPONDER_APPEARANCE=dark makes a program dark, whatever the desktop says")
  func dark() {
    #expect(follow("dark").isEmpty)
    #expect(stage.application.theme == .dark)
    stage.application.apply(SystemAppearance(colorScheme: .light, textScale: 1.5))
    #expect(stage.application.theme.isDark)
    #expect(stage.application.systemAppearance.colorScheme == .dark)
    #expect(stage.application.systemAppearance.textScale == 1.5)
    #expect(follow("Light").isEmpty && !stage.application.theme.isDark)
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(!stage.application.theme.isDark)
  }

  @Test("WINDOWRESPONDER_CONTRAST=high brings the colours of high contrast")
  func contrast() {
    #expect(follow("dark", "high").isEmpty)
    #expect(stage.application.theme.isDark && stage.application.theme.hasHighContrast)
    stage.application.apply(SystemAppearance(contrast: .normal))
    #expect(stage.application.theme.hasHighContrast)
    #expect(follow("", "normal").isEmpty && !stage.application.theme.hasHighContrast)
  }

  @Test("Variables set bold text, labels, shapes, transparency, motion and the size of text")
  func settings() {
    let names = [
      "BOLD_TEXT", "ON_OFF_LABELS", "BUTTON_SHAPES", "REDUCED_TRANSPARENCY", "REDUCED_MOTION",
    ]
    var variables = Dictionary(
      uniqueKeysWithValues: names.map { ("WINDOWRESPONDER_\($0)", "on") })
    variables["WINDOWRESPONDER_TEXT_SCALE"] = "1.5"
    let environment = ChangedEnvironment(variables)
    withExtendedLifetime(environment) { stage.application.followEnvironmentAppearance() }
    let appearance = stage.application.systemAppearance
    #expect(appearance.prefersBoldText && appearance.showsOnOffLabels)
    #expect(appearance.showsButtonShapes && appearance.prefersReducedTransparency)
    #expect(appearance.prefersReducedMotion && appearance.textScale == 1.5)
    stage.application.appearanceOverrides = AppearanceOverrides()
    stage.application.apply(SystemAppearance())
  }

  @Test("A size of text that is out of range is told of, and a word for on and off, too")
  func wrongSettings() {
    let environment = ChangedEnvironment([
      "WINDOWRESPONDER_TEXT_SCALE": "12", "WINDOWRESPONDER_BOLD_TEXT": "yes",
    ])
    stage.application.name = "Radio"
    let lines = withExtendedLifetime(environment) {
      messages { stage.application.followEnvironmentAppearance() }
    }
    #expect(
      lines == [
        "Radio: WINDOWRESPONDER_TEXT_SCALE is a number from 0.5 to 3.0, not \"12\"",
        "Radio: WINDOWRESPONDER_BOLD_TEXT is on or off, not \"yes\"",
      ])
    #expect(!stage.application.systemAppearance.prefersBoldText)
  }

  @Test("Another value is told of, and counts as none")
  func wrong() {
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(
      follow("blue", "1") == [
        "Radio: WINDOWRESPONDER_APPEARANCE is light or dark, not \"blue\"",
        "Radio: WINDOWRESPONDER_CONTRAST is normal or high, not \"1\"",
      ])
    #expect(stage.application.theme.isDark)
    #expect(follow("").isEmpty && stage.application.theme.isDark)
  }

  @Test("A program that has set its theme keeps it")
  func ownTheme() {
    stage.application.theme = .light
    #expect(follow("dark").isEmpty && !stage.application.theme.isDark)
  }
}
