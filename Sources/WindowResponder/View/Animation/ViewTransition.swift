/// A transition from an earlier content of a view to its current content.
@MainActor struct ViewTransition {
  /// The kinds of transitions.
  enum Kind {
    case crossDissolve
    /// A turn around an axis in the plane. It has no depth, so that the view becomes narrow and wide again.
    case flip(isVertical: Bool)
    /// The new content moves in from a side, the old content moves out, or both.
    case slide(Vector, movesOld: Bool, movesNew: Bool)
  }

  let kind: Kind
  /// An image of the earlier content, of the size of the view's bounds.
  let image: Image
  /// The progress, from 0 to 1.
  var progress = 0.0

  init(_ kind: Kind, image: Image) {
    self.kind = kind
    self.image = image
  }

  init?(_ options: View.AnimationOptions, image: Image) {
    self.image = image
    switch options.transition {
    case 0: return nil
    case 1, 2: kind = .flip(isVertical: false)
    case 6, 7: kind = .flip(isVertical: true)
    default: kind = .crossDissolve
    }
  }

  /// Draws a state between the old and the new content, in the view's own coordinates.
  func render(in context: GraphicsContext, bounds: Rect, new: () -> Void) {
    switch kind {
    case .crossDissolve: dissolve(in: context, bounds: bounds, new: new)
    case .flip(let isVertical):
      flip(in: context, bounds: bounds, isVertical: isVertical, new: new)
    case .slide(let way, let movesOld, let movesNew):
      context.saveState()
      context.clip(to: bounds)
      let rest = movesNew ? progress - 1 : 0
      let gone = movesOld ? progress : 0
      func drawNew() {
        context.saveState()
        context.translateBy(x: way.dx * rest * bounds.width, y: way.dy * rest * bounds.height)
        new()
        context.restoreState()
      }
      if !movesNew { drawNew() }
      context.draw(
        image,
        in: bounds.offsetBy(
          dx: way.dx * gone * bounds.width, dy: way.dy * gone * bounds.height))
      if movesNew { drawNew() }
      context.restoreState()
    }
  }

  /// Adds the two weighted contents, so that identical parts do not change.
  private func dissolve(in context: GraphicsContext, bounds: Rect, new: () -> Void) {
    context.beginTransparencyLayer()
    context.beginTransparencyLayer(alpha: progress)
    new()
    context.endTransparencyLayer()
    context.saveState()
    context.setBlendMode(.plusLighter)
    context.setAlpha(1 - progress)
    context.draw(image, in: bounds)
    context.restoreState()
    context.endTransparencyLayer()
  }

  private func flip(
    in context: GraphicsContext, bounds: Rect, isVertical: Bool, new: () -> Void
  ) {
    // In the middle, the width is very small, but not zero.
    let width = max((1 - 2 * progress).magnitude, 0.001)
    context.saveState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.concatenate(Transform(scaleX: isVertical ? 1 : width, y: isVertical ? width : 1))
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    if progress < 0.5 { context.draw(image, in: bounds) } else { new() }
    context.restoreState()
  }
}
