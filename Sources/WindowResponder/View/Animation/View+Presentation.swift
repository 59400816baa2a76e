extension View {
  /// The visible state of a view during an animation. Follows the purpose of `CALayer.presentation()`.
  public struct Presentation {
    let geometry: ViewGeometry
    let appearance: Appearance

    /// The visible frame, in its superview's coordinates, in points.
    public var frame: Rect { geometry.frame }
    /// The visible bounds, in points.
    public var bounds: Rect { geometry.bounds }
    /// The visible center, in its superview's coordinates, in points.
    public var center: Point { geometry.center }
    /// The visible transform.
    public var transform: Transform { geometry.transform }
    /// The visible opacity, from 0 to 1.
    public var alpha: Double { appearance.alpha }
    /// The background color, or `nil` if there is none.
    public var backgroundColor: Color? { appearance.backgroundColor }
    /// The radius of the corners, in points.
    public var cornerRadius: Double { appearance.cornerRadius }
    /// The width of the border, in points.
    public var borderWidth: Double { appearance.borderWidth }
    /// The color of the border.
    public var borderColor: Color? { appearance.borderColor ?? .black }
    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: Double { (appearance.shadow ?? Appearance.Shadow()).opacity }
  }

  /// The visible state of the view, from the frame that was drawn last.
  ///
  /// The view's own properties have the values at the end of an animation. These are the values on the way.
  /// To stop a view where it is visible: `view.center = view.presentation.center`. At rest both are the same.
  public var presentation: Presentation {
    if let motion {
      return Presentation(geometry: motion.geometry, appearance: motion.appearance)
    }
    return Presentation(geometry: geometry, appearance: appearance)
  }

  /// Ends every animation of this view, and of all its subviews if `includingSubviews` is `true`. The final
  /// values are visible at once, and completions receive `false`. Follows `CALayer.removeAllAnimations()`.
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
