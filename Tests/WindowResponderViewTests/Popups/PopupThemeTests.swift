import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the colors of menus.
@MainActor @Suite(.serialized) struct PopupThemeTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let button = Button(configuration: .filled())

  init() {
    button.frame = Rect(x: 20, y: 20, width: 120, height: 40)
    button.menu = Menu(children: [Action(title: "First") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.render()
  }

  private func menuTheme() throws -> Theme {
    stage.click(at: button.center)
    return try #require(stage.popups.first).window.theme
  }

  @Test("A menu has the background of a popover, which is lighter than the window in a dark theme")
  func elevation() throws {
    stage.application.theme = .dark
    let theme = try menuTheme()
    let popover = ThemeVariants(.dark).theme(for: ThemeVariant(isDark: true, isElevated: true))
    let ground = Theme.ColorName.secondarySystemGroupedBackground
    #expect(theme[ground] == popover[ground])
    #expect(theme[ground].luminance > Theme.dark[ground].luminance)
    let highlight = theme.resolve(MenuStyle.highlight(in: theme))
    #expect(highlight.contrastRatio(with: theme[ground]) > 1.5)
  }

  @Test("A menu in a light theme has the theme of the window")
  func light() throws {
    stage.application.theme = .light
    #expect(try menuTheme() == .light)
  }

  @Test("A color that the program has set stays in its menus")
  func ownColor() throws {
    var theme = Theme.dark
    theme[.secondarySystemGroupedBackground] = Color(hex: 0x102030)
    stage.application.theme = theme
    #expect(try menuTheme()[.secondarySystemGroupedBackground] == Color(hex: 0x102030))
  }
}
