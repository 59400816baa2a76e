import CoreGraphicsNames
public import WindowResponder

// Paths with Core Graphics' class. The library's properties with these names have the type `Path?`, and so do
// overrides in subclasses, because Swift cannot override the properties below, which are in extensions:
//
//     @_disfavoredOverload override var path: Path? { didSet { setNeedsDisplay() } }
//
// Without the attribute, `layer.path = nil` is ambiguous.

extension CGPath: AnimationPath {}

extension Layer {
  /// The outline of the shadow, in the layer's own coordinates, or `nil` for the bounds with their corners.
  public var shadowPath: CGPath? {
    get { plainShadowPath.map { CGPath($0) } }
    set { plainShadowPath = newValue?.value }
  }

  /// Returns the value of a property by its name, such as `"transform.scale"`. A path is a ``CGPath``.
  public func value(forKeyPath keyPath: String) -> Any? {
    let value = plainValue(forKeyPath: keyPath)
    return (value as? Path).map { CGPath($0) } ?? value
  }

  /// Returns the value of a property by its name. A path is a ``CGPath``.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension ShapeLayer {
  /// The path, in the layer's own coordinates, or `nil` if there is none. Its changes are not animated. The
  /// layer keeps the segments that the path has when it is set.
  public var path: CGPath? {
    get { plainPath.map { CGPath($0) } }
    set { plainPath = newValue?.value }
  }
}

extension KeyframeAnimation {
  /// A path that the layer's position follows, or `nil` for the values.
  public var path: CGPath? {
    get { plainPath.map { CGPath($0) } }
    set { plainPath = newValue?.value }
  }
}

extension GraphicsContext {
  /// The current path, or `nil` if it is empty.
  public var path: CGPath? { plainPath.map { CGPath($0) } }

  /// Adds all segments of a path to the context's own.
  public func addPath(_ path: CGPath) { addPath(path.value) }
}

extension AccessibleResponder {
  /// The outline of the element in window coordinates, in points, or `nil`, the default, for the frame.
  public var accessibilityPath: UIBezierPath? {
    get { plainAccessibilityPath.map { UIBezierPath($0) } }
    set { plainAccessibilityPath = newValue?.value }
  }
}

extension Accessibility {
  /// Returns a path of a view in the coordinates of its window, in points.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: View
  ) -> UIBezierPath {
    let corner = view.convert(Point.zero, to: nil)
    let right = view.convert(Point(x: 1, y: 0), to: nil)
    let down = view.convert(Point(x: 0, y: 1), to: nil)
    let converted = UIBezierPath(path.value)
    converted.apply(
      Transform(
        a: right.x - corner.x, b: right.y - corner.y, c: down.x - corner.x, d: down.y - corner.y,
        tx: corner.x, ty: corner.y))
    return converted
  }
}

extension PointerShape {
  /// Returns the outline of a path as the shape of the pointer.
  public static func path(_ path: UIBezierPath) -> PointerShape { .path(path.value) }
}
