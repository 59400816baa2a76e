public import WindowResponder

extension LayoutGuide {
  /// The height of the guide, in points. Follows `UILayoutSupport.length`, as in `topLayoutGuide.length`.
  public var length: Double { layoutFrame.height }
}

/// A guide at the top or the bottom of a controller's view, as `topLayoutGuide` returns. Every layout guide
/// conforms.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height of the guide, in points.
  var length: Double { get }
  /// The top edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: LayoutDimension { get }
}

extension LayoutGuide: UILayoutSupport {}
