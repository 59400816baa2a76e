public import WindowResponder

extension LayoutGuide {
  /// The height of the guide, in points. Follows `UILayoutSupport.length`, as in `topLayoutGuide.length`.
  public var length: Double { layoutFrame.height }
}
