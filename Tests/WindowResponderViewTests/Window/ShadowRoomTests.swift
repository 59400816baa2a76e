import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the margins of windows and menus: their shadows fade out within the surface.
@MainActor @Suite(.serialized) struct ShadowRoomTests {
  nonisolated private static let kinds: [(scale: Double, isDark: Bool)] = [
    (1, false), (1.25, true), (1.5, false), (2, true), (3, false),
  ]

  /// Returns the highest opacity along the edges of a surface, and the opacity 2 points below the window.
  private func strengths(_ surface: HeadlessSurface, scale: Double) throws -> (Double, Double) {
    let image = try #require(surface.image())
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    var edge = 0.0
    for x in 0..<width {
      edge = max(edge, image.pixel(x: x, y: 0).alpha, image.pixel(x: x, y: height - 1).alpha)
    }
    for y in 0..<height {
      edge = max(edge, image.pixel(x: 0, y: y).alpha, image.pixel(x: width - 1, y: y).alpha)
    }
    let below = Int(((surface.geometry.maxY + 2) * scale).rounded())
    return (edge, image.pixel(x: width / 2, y: below).alpha)
  }

  @Test("a window's shadow has faded out where its surface ends", arguments: kinds)
  func window(_ kind: (scale: Double, isDark: Bool)) throws {
    let stage = Stage(
      size: Size(width: 200, height: 160), scale: kind.scale, hasTitleBar: true)
    stage.application.theme = kind.isDark ? .dark : .light
    stage.setActivated(true)
    stage.render()
    let (edge, beside) = try strengths(try #require(stage.surface), scale: kind.scale)
    #expect(edge == 0 && beside > 0.1)
  }

  @Test("a menu's shadow has faded out where its surface ends", arguments: kinds)
  func menu(_ kind: (scale: Double, isDark: Bool)) throws {
    let stage = Stage(size: Size(width: 300, height: 300), scale: kind.scale)
    stage.application.theme = kind.isDark ? .dark : .light
    let button = Button(frame: Rect(x: 20, y: 20, width: 100, height: 44))
    button.menu = Menu(children: [Action(title: "One") { _ in }, Action(title: "Two") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.tap(at: button.center)
    stage.advance(by: 1)
    let (edge, beside) = try strengths(
      try #require(stage.display.popups.first), scale: kind.scale)
    #expect(edge == 0 && beside > 0.1)
  }

  @Test("a theme's own shadow gets the room that it needs, and one that makes no sense none")
  func themes() {
    let stage = Stage(size: Size(width: 200, height: 160), hasTitleBar: true)
    var theme = Theme.light
    theme.metrics.windowShadow.radius = 20
    theme.metrics.windowShadow.offset = Vector(dx: 4, dy: 0)
    stage.application.theme = theme
    stage.render()
    #expect(
      stage.window.chrome.margins == EdgeInsets(top: 60, left: 56, bottom: 60, right: 64))
    for radius in [-.infinity, -1, 0, .nan] as [Double] {
      theme.metrics.windowShadow.radius = radius
      theme.metrics.windowShadow.offset = Vector(dx: .nan, dy: 0)
      stage.application.theme = theme
      stage.render()
      // The borders that resize the window remain.
      #expect(stage.window.chrome.margins == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    }
    theme.metrics.windowShadow.radius = .infinity
    stage.application.theme = theme
    stage.render()
    #expect(stage.window.chrome.margins.top <= 240)
  }
}
