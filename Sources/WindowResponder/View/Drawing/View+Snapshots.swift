/// Images of views.
extension View {
  /// Returns a view with an image of this view and its subviews in their current state, or `nil` if this view
  /// has no area.
  ///
  /// - Parameter afterUpdates: A Boolean value that indicates whether pending layout is done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with an image of a part of this view in its current state, or `nil` if the part has no
  /// area.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's own coordinates.
  ///   - afterUpdates: A Boolean value that indicates whether pending layout is done first.
  ///   - capInsets: The edges that keep their size when the snapshot is resized, in points.
  public func resizableSnapshotView(
    from rect: Rect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    if afterUpdates { layoutIfNeeded() }
    guard !rect.isNull, !rect.isEmpty else { return nil }
    var image = renderedImage(of: rect, scale: contentScaleFactor)
    if capInsets != .zero {
      image = image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    }
    let view = SnapshotView(frame: Rect(origin: .zero, size: rect.size))
    view.image = image
    return view
  }

  /// Draws the view and its subviews in their current state in a rectangle of the current context. If there
  /// is no context, returns `false`. Follows `UIView.drawHierarchy(in:afterScreenUpdates:)`.
  @discardableResult public func drawHierarchy(
    in rect: Rect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = GraphicsContext.current, !bounds.isEmpty else { return false }
    context.saveState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    renderOnto(context)
    context.restoreState()
    return true
  }

  /// Draws the view in the theme's colors, with the corner of its bounds at the origin.
  ///
  /// - Parameters:
  ///   - context: The context to draw on.
  ///   - isFresh: A Boolean value that indicates whether the caller draws everything again if that is needed:
  ///     see ``GroupedDrawings``.
  func renderOnto(_ context: GraphicsContext, isFresh: Bool = false) {
    let (palette, traits) = (context.palette, context.traits)
    context.palette = theme.palette
    context.traits = shownTraits
    context.saveState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.withCurrent {
      if isFresh {
        renderForImage(in: context)
      } else {
        context.drawViews { renderForImage(in: context) }
      }
    }
    context.restoreState()
    context.palette = palette
    context.traits = traits
    context.beginPath()
  }

  /// Returns an image of a part of the view, in its own coordinates.
  func renderedImage(of rect: Rect, scale: Double) -> Image {
    GroupedDrawings.draw {
      ImageRenderer(size: rect.size, scale: scale).image { context in
        context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        renderOnto(context, isFresh: true)
      }
    }
  }
}

/// A view that shows an image of another one.
final class SnapshotView: View {
  var image: Image?

  override var motionContentMode: ContentMode { .redraw }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    if let image { context.draw(image, in: bounds) }
  }
}
