import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import Sketch

/// Tests of drawing with touches, in UIKit code that is unchanged except for the closures of recognizers.
@MainActor @Suite(.serialized) struct SketchTests {
  private func screen(_ size: Size, isRightToLeft: Bool = false) -> ProgramScreen {
    ProgramScreen(
      NavigationController(rootViewController: SketchViewController()), size: size,
      isRightToLeft: isRightToLeft)
  }

  @Test(
    "A finger draws a line, which undo takes back", arguments: ProgramScreen.sizes, [false, true])
  func draws(size: Size, isRightToLeft: Bool) throws {
    let screen = screen(size, isRightToLeft: isRightToLeft)
    let canvas = try #require(screen.views.compactMap { $0 as? CanvasView }.first)
    let frame = screen.frame(of: canvas)
    screen.stage.drag(
      from: Point(x: frame.minX + 60, y: frame.minY + 80),
      to: Point(x: frame.midX, y: frame.midY))
    #expect(canvas.strokes.count == 1)
    screen.settle()
    screen.saveImage("sketch")
    #expect(screen.labelsOutside() == [])
    screen.stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(canvas.strokes.isEmpty)
  }

  @Test("Two fingers make the paper larger")
  func pinch() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let canvas = try #require(screen.views.compactMap { $0 as? CanvasView }.first)
    let frame = screen.frame(of: canvas)
    screen.stage.touchDown(0, at: Point(x: frame.midX - 40, y: frame.midY))
    screen.stage.touchDown(1, at: Point(x: frame.midX + 40, y: frame.midY))
    screen.stage.frame()
    for step in 1...8 {
      screen.stage.advance(by: 0.016)
      screen.stage.touchMove(0, to: Point(x: frame.midX - 40 - Double(step) * 5, y: frame.midY))
      screen.stage.touchMove(1, to: Point(x: frame.midX + 40 + Double(step) * 5, y: frame.midY))
      screen.stage.frame()
    }
    screen.stage.touchUp(0)
    screen.stage.touchUp(1)
    screen.stage.frame()
    #expect(canvas.transform.a > 1.3)
  }

  @Test("The picture has the paper's size and the line's colour")
  func image() throws {
    let screen = screen(ProgramScreen.sizes[0])
    let canvas = try #require(screen.views.compactMap { $0 as? CanvasView }.first)
    screen.tap("Color 2")
    let frame = screen.frame(of: canvas)
    screen.stage.drag(
      from: Point(x: frame.minX + 60, y: frame.midY), to: Point(x: frame.maxX - 60, y: frame.midY))
    let image = canvas.makeImage()
    #expect(image.size == canvas.bounds.size)
    #expect(canvas.strokes.first?.color == .systemRed)
  }
}
