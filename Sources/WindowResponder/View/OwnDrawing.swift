/// The facts that are known about a view's ``View/draw(_:)``.
struct OwnDrawing {
  /// A Boolean value that indicates whether nothing but the base class's method was called, which draws
  /// nothing.
  var isPlain = false
  /// A Boolean value that indicates whether it uses blend modes, or clears: it is drawn in a group of its
  /// own, with the view's background, so that it blends with nothing else.
  ///
  /// It is found when the view is drawn, and stays.
  var isGrouped = false
}

/// The drawings that were found to need a group.
@MainActor enum GroupedDrawings {
  private static var count = 0

  /// Called when a drawing that has been made without a group was found to need one.
  static func add() { count += 1 }

  /// Calls a closure that draws views, and calls it once more if one of them was found to need a group: the
  /// first call has drawn that on what lies behind the view.
  ///
  /// - Parameters:
  ///   - undo: Takes back what the first call has drawn.
  ///   - body: Draws the views.
  static func draw<Result>(undo: () -> Void = {}, _ body: () -> Result) -> Result {
    let before = count
    let result = body()
    guard count != before else { return result }
    undo()
    return body()
  }
}

extension View {
  final var hasPlainDrawing: Bool {
    get { ownDrawing.isPlain }
    set { ownDrawing.isPlain = newValue }
  }

  /// Draws the background and what the view draws itself in a group of their own.
  ///
  /// Where the background's colour is opaque, what the drawing takes away of it leaves black and nothing
  /// behind the view is seen, as in UIKit.
  final func renderGroup(
    in context: GraphicsContext, within rect: Rect?, _ box: LayerBox, _ body: () -> Void
  ) {
    context.beginTransparencyLayer(in: rect)
    body()
    if isOpaque, let color = box.looks.backgroundColor, context.resolved(color).isOpaque {
      context.drawBehind { box.fillBehind(in: context) }
    }
    context.endTransparencyLayer()
  }
}

extension GraphicsContext {
  /// Draws views on what is there already; once more from there if one of them was found to need a group.
  ///
  /// A file of lines and letters cannot take back what was drawn first: see ``View/pdfData()``.
  func drawViews(_ body: () -> Void) {
    if isVector { return body() }
    let before = copyInsideClip()
    GroupedDrawings.draw(undo: { if let before { putBackInsideClip(before) } }, body)
  }
}
