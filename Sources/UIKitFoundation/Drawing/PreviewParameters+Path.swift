public import WindowResponder

// The library's properties with these names have the type `Path`.
extension PreviewParameters {
  /// The visible part of the view, in its own coordinates, or `nil` for all of it.
  public var visiblePath: UIBezierPath? {
    get { visibleOutline.map { UIBezierPath($0) } }
    set { visibleOutline = newValue?.value }
  }

  /// The outline of the shadow, in the view's coordinates, or `nil` for ``visiblePath``.
  public var shadowPath: UIBezierPath? {
    get { shadowOutline.map { UIBezierPath($0) } }
    set { shadowOutline = newValue?.value }
  }
}
