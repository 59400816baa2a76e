/// What a view looked like, on the way to what it looks like now.
@MainActor struct ViewTransition {
  /// How the old becomes the new.
  enum Kind {
    case crossDissolve
    /// A turn around an axis in the plane; without depth all that is left of it is that the view gets
    /// narrow and wide again.
    case flip(isVertical: Bool)
    /// The new comes from a side, and the old goes; or only one of them does.
    case slide(Vector, movesOld: Bool, movesNew: Bool)
  }

  let kind: Kind
  /// The view as it was, as large as its bounds.
  let image: Image
  /// How far it has come, from 0 to 1.
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

  /// Draws a state between the old and the new, in the view's own coordinates.
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

  /// Adds up the parts of both, so that what is the same in both stays as it is.
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
    // The edge-on moment in the middle is a hair's breadth and not nothing.
    let width = max((1 - 2 * progress).magnitude, 0.001)
    context.saveState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.concatenate(Transform(scaleX: isVertical ? 1 : width, y: isVertical ? width : 1))
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    if progress < 0.5 { context.draw(image, in: bounds) } else { new() }
    context.restoreState()
  }
}
