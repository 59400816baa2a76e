// Whole numbers, as CoreGraphics takes them. Literals stay what they were: numbers of points with a fraction,
// so that `1 / 3` is a third.

extension Point {
  /// Creates a point of whole numbers. Follows `CGPoint.init(x:y:)`.
  @_disfavoredOverload @inlinable public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension Size {
  /// Creates a size of whole numbers. Follows `CGSize.init(width:height:)`.
  @_disfavoredOverload @inlinable public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension Rect {
  /// Creates a rectangle of whole numbers. Follows `CGRect.init(x:y:width:height:)`.
  @_disfavoredOverload @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Vector {
  /// Creates a vector of whole numbers. Follows `CGVector.init(dx:dy:)`.
  @_disfavoredOverload @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: Double(dx), dy: Double(dy))
  }
}
