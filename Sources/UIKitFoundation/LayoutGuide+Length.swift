public import WindowResponder

extension LayoutGuide {
  /// How high it is, in points. UIKit's older way to say what bars cover, as `topLayoutGuide.length`.
  public var length: Double { layoutFrame.height }
}
