/// The known properties of a view's ``View/draw(_:)``.
struct OwnDrawing {
  /// A Boolean value that indicates whether only the base class's method was called, which draws nothing.
  var isPlain = false
  /// A Boolean value that indicates whether the drawing uses blend modes, or clears. It is then drawn in a
  /// group with the view's background, so that it blends with nothing else.
  ///
  /// The value is determined when the view is drawn, and does not change back.
  var isGrouped = false
}

/// The number of drawings that were found to need a group.
@MainActor enum GroupedDrawings {
  private static var count = 0

  /// Counts a drawing that was made without a group and was found to need one.
  static func add() { count += 1 }

  /// Calls a closure that draws views. If one of them was found to need a group, calls it again, because the
  /// first call has drawn that view onto the content behind it.
  ///
  /// - Parameters:
  ///   - undo: A closure that reverts the drawing of the first call.
  ///   - body: A closure that draws the views.
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

  /// Draws the background and the view's own drawing in a group.
  ///
  /// If the background color is opaque, areas that the drawing clears become black, and nothing behind the
  /// view is visible, as in UIKit.
  final func renderGroup(
    in context: GraphicsContext, within rect: Rect?, _ box: LayerBox, _ body: () -> Void
  ) {
    context.beginTransparencyLayer(in: rect)
    body()
    if isOpaque, let color = box.appearance.backgroundColor, context.resolved(color).isOpaque {
      context.drawBehind { box.fillBehind(in: context) }
    }
    context.endTransparencyLayer()
  }
}

extension GraphicsContext {
  /// Draws views over existing content. If one of them was found to need a group, the content is restored and
  /// the views are drawn again.
  ///
  /// A vector file cannot revert the first drawing: see ``View/pdfData()``.
  func drawViews(_ body: () -> Void) {
    if isVector { return body() }
    let before = copyInsideClip()
    GroupedDrawings.draw(undo: { if let before { putBackInsideClip(before) } }, body)
  }
}
