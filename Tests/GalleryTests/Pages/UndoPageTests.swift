import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct UndoPageTests {
  private func makeStage() throws -> (Stage, DrawingBoard, UndoToolbar) {
    let options = try Options(["--page", "undo"])
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return (
      stage, try #require(window.firstView(DrawingBoard.self)),
      try #require(window.firstView(UndoToolbar.self))
    )
  }

  @Test("Strokes are undone and redone by name")
  func undoAndRedo() throws {
    let (stage, board, toolbar) = try makeStage()
    let middle = board.convert(board.bounds.center, to: nil)
    #expect(!toolbar.undoButton.isEnabled)
    stage.drag(from: middle, to: Point(x: middle.x + 60, y: middle.y), duration: 0.2)
    stage.tap(at: middle)
    #expect(board.marks.count == 2)
    #expect(toolbar.undoButton.currentTitle == "Undo Dot")
    stage.tap(at: toolbar.undoButton.convert(toolbar.undoButton.bounds.center, to: nil))
    #expect(board.marks.count == 1)
    #expect(toolbar.undoButton.currentTitle == "Undo Stroke")
    #expect(toolbar.redoButton.currentTitle == "Redo Dot")
    stage.tap(at: toolbar.redoButton.convert(toolbar.redoButton.bounds.center, to: nil))
    #expect(board.marks.count == 2 && !toolbar.redoButton.isEnabled)
  }

  @Test("The drawing is copied as a picture and as text, and pasted back")
  func copyAndPaste() async throws {
    let (stage, board, toolbar) = try makeStage()
    #expect(!toolbar.pasteButton.isEnabled)
    stage.tap(at: board.convert(board.bounds.center, to: nil))
    stage.tap(at: toolbar.copyButton.convert(toolbar.copyButton.bounds.center, to: nil))
    #expect(stage.pasteElsewhere() == "1. Dot")
    let data = stage.pasteElsewhere("image/png", from: .general) ?? []
    #expect(try Image(pngData: data).size.width == board.bounds.width * 2)
    #expect(toolbar.pasteButton.isEnabled)
    board.paste(nil)
    #expect(await stage.settle(within: 10) { board.marks.count == 2 })
  }

  @Test("Nothing is copied of an empty drawing, by the button, the menu or the keys")
  func emptyDrawing() throws {
    let (stage, board, toolbar) = try makeStage()
    let middle = board.convert(board.bounds.center, to: nil)
    #expect(!toolbar.copyButton.isEnabled)
    #expect(!board.canPerformAction(.copy, withSender: nil))
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(stage.typesElsewhere().isEmpty)
    stage.tap(at: middle)
    #expect(toolbar.copyButton.isEnabled && board.canPerformAction(.copy, withSender: nil))
    stage.keyPress(.keyboardC, modifiers: .control)
    #expect(stage.pasteElsewhere() == "1. Dot")
  }

  @Test("Keys draw a stroke, which can be undone, and Escape discards one")
  func keys() throws {
    let (stage, board, toolbar) = try makeStage()
    for _ in 0..<60 where !board.isFocused { stage.keyPress(.keyboardTab) }
    #expect(board.isFocused)
    stage.keyPress(.keyboardSpacebar)
    for _ in 0..<3 { stage.keyPress(.keyboardRightArrow) }
    stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    stage.keyPress(.keyboardSpacebar)
    guard case .stroke(let points, _) = board.marks.first else {
      Issue.record("no stroke")
      return
    }
    #expect(points.count == 5 && points[0] == board.bounds.center)
    #expect(points[4] == Point(x: points[0].x + 24, y: points[0].y + 40))
    #expect(toolbar.undoButton.currentTitle == "Undo Stroke")
    stage.keyPress(.keyboardSpacebar)
    stage.keyPress(.keyboardLeftArrow)
    stage.keyPress(.keyboardEscape)
    #expect(board.marks.count == 1 && board.line.isEmpty)
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(board.marks.isEmpty)
  }
}
