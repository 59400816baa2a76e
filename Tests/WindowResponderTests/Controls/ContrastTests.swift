import ResponderGraphics
import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the contrast of text in light, dark and high-contrast themes.
///
/// The ratios are those of the Web Content Accessibility Guidelines 2.
@MainActor @Suite(.serialized) struct ContrastTests {
  private let stage = Stage(size: Size(width: 400, height: 200), hasTitleBar: true)

  private static let themes: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("high contrast light", .highContrastLight),
    ("high contrast dark", .highContrastDark),
  ]

  private static let backgrounds: [Color] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]

  private func contrast(_ text: Color, on ground: Color, _ theme: Theme) -> Double {
    theme.resolve(text).contrastRatio(with: theme.resolve(ground))
  }

  @Test("the title of a window can be read, also of one that is not worked in")
  func titles() throws {
    stage.window.title = "Title"
    for (name, theme) in Self.themes {
      stage.application.theme = theme
      for isActivated in [true, false] {
        stage.setActivated(isActivated)
        let bar = try #require(stage.window.subviews.compactMap { $0 as? TitleBar }.first)
        let label = try #require(bar.subviews.compactMap { $0 as? Label }.first)
        let ground = try #require(bar.backgroundColor)
        let ratio = contrast(label.textColor, on: ground, theme)
        #expect(ratio >= 4.5, "\(name), activated \(isActivated)")
        if isActivated { #expect(ratio >= 12, "\(name)") }
      }
    }
  }

  @Test("a disabled button can be read, and is fainter than one that is enabled")
  func disabledButtons() throws {
    let configurations: [Button.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for (name, theme) in Self.themes {
      stage.application.theme = theme
      for configuration in configurations {
        let button = Button(configuration: configuration)
        stage.window.addSubview(button)
        let enabled = button.style
        button.isEnabled = false
        let style = button.style
        // A plain button has no background of its own, and can lie on each of the backgrounds.
        let grounds =
          style.background.map { [$0] } ?? Self.backgrounds
        for ground in grounds {
          let ratio = contrast(style.foreground, on: ground, theme)
          #expect(ratio >= 3, "\(name), \(configuration.style)")
          if !name.hasPrefix("high") {
            #expect(ratio < contrast(.secondaryLabel, on: ground, theme) / 1.4)
          }
        }
        #expect(enabled.foreground != style.foreground)
        button.removeFromSuperview()
      }
    }
  }

  @Test("text can be read on every ground that it is drawn on, and disabled text made out")
  func text() {
    let grounds = Self.backgrounds + [.fill, .secondaryFill, .titleBar, .inactiveTitleBar]
    for (name, theme) in Self.themes {
      for ground in grounds {
        for text in [Color.label, .secondaryLabel] {
          #expect(contrast(text, on: ground, theme) >= 4.5, "\(name): \(text) on \(ground)")
        }
        #expect(contrast(.tertiaryLabel, on: ground, theme) >= 3, "\(name) on \(ground)")
      }
      // Placeholder text of text inputs.
      for ground in Self.backgrounds {
        #expect(contrast(.placeholderText, on: ground, theme) >= 4.5, "\(name) on \(ground)")
      }
    }
  }

  @Test("text about a state can be read on every background, and so can a sign on its colour")
  func states() {
    let states: [Color] = [
      .errorText, .warningText, .successText, .neutral, .link, .visitedLink, .tint, .destructive,
    ]
    let elevated = TraitCollection(userInterfaceLevel: .elevated)
    let above = Self.themes.map { name, theme in
      ("elevated \(name)", ThemeVariants(theme).theme(for: elevated))
    }
    for (name, theme) in Self.themes + above {
      for state in states {
        for ground in Self.backgrounds {
          #expect(contrast(state, on: ground, theme) >= 4.5, "\(name): \(state) on \(ground)")
        }
      }
      #expect(contrast(.onTint, on: .tint, theme) >= 4.5)
      #expect(contrast(.onDestructive, on: .destructive, theme) >= 4.5)
    }
  }

  @Test("the sign of the close button can be read while the pointer is over it")
  func closeButton() throws {
    for (name, theme) in Self.themes {
      stage.application.theme = theme
      stage.render()
      let bar = try #require(stage.window.subviews.compactMap { $0 as? TitleBar }.first)
      let button = try #require(
        bar.subviews.compactMap { $0 as? TitleBarButton }.first { $0.kind == .close })
      let middle = button.convert(
        Point(x: button.bounds.midX, y: button.bounds.midY), to: stage.window)
      stage.pointerMove(to: middle)
      stage.render()
      let image = stage.snapshot()
      let disc = image.pixel(x: Int(middle.x), y: Int(middle.y) - 6)
      let fill = theme[.destructive]
      for (found, wanted) in [
        (disc.red, fill.red), (disc.green, fill.green), (disc.blue, fill.blue),
      ] { #expect(abs(found - wanted) < 0.003, "\(name)") }
      #expect(contrast(.onDestructive, on: disc, theme) >= 4.5, "\(name)")
      stage.pointerMove(to: Point(x: 10, y: 150))
    }
  }
}
