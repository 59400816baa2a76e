import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Swatches

/// Tests of a compositional collection layout in tabs, in unchanged UIKit code.
@MainActor @Suite(.serialized) struct SwatchesTests {
  private func screen(_ size: Size, isRightToLeft: Bool = false) -> ProgramScreen {
    let tabs = TabBarController()
    let library = NavigationController(rootViewController: SwatchesViewController())
    library.tabBarItem = TabBarItem(title: "Library", image: nil, tag: 0)
    let settings = NavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem = TabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [library, settings]
    return ProgramScreen(tabs, size: size, isRightToLeft: isRightToLeft)
  }

  @Test(
    "Sections stand below each other, with as many columns as there is room for",
    arguments: ProgramScreen.sizes, [false, true])
  func columns(size: Size, isRightToLeft: Bool) throws {
    let screen = screen(size, isRightToLeft: isRightToLeft)
    screen.saveImage("swatches")
    #expect(screen.view(Label.self, labelled: "Featured") != nil)
    let cells = screen.views.compactMap { $0 as? SwatchCell }.map { screen.frame(of: $0) }
    let rows = Dictionary(grouping: cells.filter { $0.height < 100 }) { $0.minY.rounded() }
    let columns = try #require(rows.values.map(\.count).max())
    #expect(columns == (size.width < 600 ? 3 : max(4, Int(size.width / 160))))
  }

  @Test("A swatch leads to its colour")
  func detail() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let cell = try #require(screen.views.compactMap { $0 as? SwatchCell }.first)
    let frame = screen.frame(of: cell)
    screen.stage.tap(at: Point(x: frame.midX, y: frame.midY))
    screen.settle()
    #expect(screen.view(Label.self, labelled: "Featured 1") != nil)
  }

  @Test("The settings change the window's style")
  func settings() throws {
    let screen = screen(ProgramScreen.sizes[0])
    screen.tap("Settings")
    screen.saveImage("swatches-settings")
    screen.tap("Dark")
    #expect(screen.stage.window.traitCollection.userInterfaceStyle == .dark)
    screen.saveImage("swatches-dark")
  }
}
