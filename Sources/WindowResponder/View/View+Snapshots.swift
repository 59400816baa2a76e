/// Pictures of views.
extension View {
  /// A view that looks as this one does at present, with all in it, and stays so; nil for a view without
  /// area.
  ///
  /// - Parameter afterUpdates: Whether layout that waits is done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as a part of this one does at present, and stays so; nil for a part without area.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's own coordinates.
  ///   - afterUpdates: Whether layout that waits is done first.
  ///   - capInsets: The edges that keep their size when the snapshot gets another one, in points.
  public func resizableSnapshotView(
    from rect: Rect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    if afterUpdates { layoutIfNeeded() }
    guard !rect.isNull, !rect.isEmpty else { return nil }
    var image = picture(of: rect, scale: contentScaleFactor)
    if capInsets != .zero { image = image.resizableImage(withCapInsets: capInsets) }
    let view = SnapshotView(frame: Rect(origin: .zero, size: rect.size))
    view.image = image
    return view
  }

  /// Draws the view as it looks at present, with all in it, over a rectangle of the current context; true
  /// where there is one. Follows `UIView.drawHierarchy(in:afterScreenUpdates:)`.
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

  /// Draws the view, with its bounds' corner at the origin, in the theme's colours.
  ///
  /// - Parameters: - context: What is drawn on. - isFresh: A Boolean value that indicates whether the
  ///   caller draws all of it anew where that is needed: see
  ///     ``GroupedDrawings``.
  func renderOnto(_ context: GraphicsContext, isFresh: Bool = false) {
    let (palette, traits) = (context.palette, context.traits)
    context.palette = theme.palette
    context.traits = shownTraits
    context.saveState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if isFresh {
      renderForPicture(in: context)
    } else {
      context.drawViews { renderForPicture(in: context) }
    }
    context.restoreState()
    context.palette = palette
    context.traits = traits
    context.beginView()
  }

  /// What is seen of a part of the view, in its own coordinates.
  func picture(of rect: Rect, scale: Double) -> Image {
    GroupedDrawings.draw {
      ImageRenderer(size: rect.size, scale: scale).image { context in
        context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        renderOnto(context, isFresh: true)
      }
    }
  }
}

/// A view that shows a picture of another one.
final class SnapshotView: View {
  var image: Image?

  override var motionContentMode: ContentMode { .redraw }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    if let image { context.draw(image, in: bounds) }
  }
}
