import Testing

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of windows with transparent parts.
@MainActor @Suite(.serialized) struct SeeThroughWindowTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  /// Returns the color of the central pixel of the surface.
  private func shown() throws -> Color {
    stage.render()
    let image = try #require(stage.surface?.image())
    return image.pixel(x: image.pixelWidth / 2, y: image.pixelHeight / 2)
  }

  @Test("A window that is half to be seen does not pile up what it draws again")
  func alphaDoesNotPileUp() throws {
    stage.window.backgroundColor = .white
    stage.window.alpha = 0.5
    for _ in 0..<5 {
      stage.window.setNeedsDisplay()
      #expect((try shown().alpha - 0.5).magnitude < 0.01)
    }
  }

  @Test("What was drawn on a window without a ground is gone when it is drawn no more")
  func groundIsCleared() throws {
    stage.window.backgroundColor = nil
    let view = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    #expect(try shown().alpha == 1)
    view.isHidden = true
    #expect(try shown().alpha == 0)
  }

  @Test("A window with transparent parts has an empty opaque region")
  func opaqueRegion() {
    stage.render()
    #expect(stage.surface?.opaqueRegion.isEmpty == false)
    stage.window.alpha = 0.9
    stage.render()
    #expect(stage.surface?.opaqueRegion.isEmpty == true)
    stage.window.alpha = 1
    stage.window.backgroundColor = Color(white: 1, alpha: 0.9)
    stage.render()
    #expect(stage.surface?.opaqueRegion.isEmpty == true)
  }
}
