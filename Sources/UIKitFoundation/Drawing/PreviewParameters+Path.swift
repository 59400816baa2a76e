public import WindowResponder

// The properties of these names of the library have a `Path`.
extension PreviewParameters {
  /// What of the view is shown, in its own coordinates; nil for all of it.
  public var visiblePath: UIBezierPath? {
    get { visibleOutline.map { UIBezierPath($0) } }
    set { visibleOutline = newValue?.value }
  }

  /// What its shadow follows, in the view's coordinates; nil for ``visiblePath``.
  public var shadowPath: UIBezierPath? {
    get { shadowOutline.map { UIBezierPath($0) } }
    set { shadowOutline = newValue?.value }
  }
}
