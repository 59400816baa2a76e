extension View {
  /// What is seen of a view while it moves. Follows what `CALayer.presentation()` is for.
  public struct Presentation {
    let geometry: ViewGeometry
    let appearance: Appearance

    /// The box around the view where it is seen, in its superview's coordinates, in points.
    public var frame: Rect { geometry.frame }
    /// The view's own coordinates as they are seen, in points.
    public var bounds: Rect { geometry.bounds }
    /// The middle of the view where it is seen, in its superview's coordinates, in points.
    public var center: Point { geometry.center }
    /// The transform that it is seen with.
    public var transform: Transform { geometry.transform }
    /// How much of the view is seen, from 0 to 1.
    public var alpha: Double { appearance.alpha }
    /// What the bounds are filled with; nil for nothing.
    public var backgroundColor: Color? { appearance.backgroundColor }
    /// The radius of the corners, in points.
    public var cornerRadius: Double { appearance.cornerRadius }
    /// The width of the border, in points.
    public var borderWidth: Double { appearance.borderWidth }
    /// The border's colour; nil for the theme's separator colour.
    public var borderColor: Color? { appearance.borderColor }
    /// How much of the shadow is seen, from 0 to 1.
    public var shadowOpacity: Double { (appearance.shadow ?? Appearance.Shadow()).opacity }
  }

  /// What is seen of the view: the values of the frame that was drawn last.
  ///
  /// The view's own properties have the values that an animation leads to; these are the ones on the
  /// way. To grab a view where it is seen: `view.center = view.presentation.center`. At rest both are
  /// the same.
  public var presentation: Presentation {
    if let motion {
      return Presentation(geometry: motion.geometry, appearance: motion.appearance)
    }
    return Presentation(geometry: geometry, appearance: appearance)
  }

  /// Whether something of the view itself moves, or is about to.
  package var isInMotion: Bool { motion != nil }

  /// Ends every animation of this view, and of all views in it where `includingSubviews`: the final
  /// values are seen at once, and completions get false. Follows `CALayer.removeAllAnimations()`.
  public func removeAllAnimations(includingSubviews: Bool = false) {
    if let motion {
      invalidateWithOverflow()
      motion.endAll()
      invalidateWithOverflow()
    }
    if includingSubviews {
      for subview in subviews { subview.removeAllAnimations(includingSubviews: true) }
    }
  }
}
