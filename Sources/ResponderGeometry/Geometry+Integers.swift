// Initializers with integers, as Core Graphics has them. Literals are still inferred as `Double`, so `1 / 3`
// is a third.

extension Point {
  /// Creates a point with integer coordinates, in points. Follows `CGPoint.init(x:y:)`.
  @_disfavoredOverload @inlinable public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension Size {
  /// Creates a size with integer lengths, in points. Follows `CGSize.init(width:height:)`.
  @_disfavoredOverload @inlinable public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension Rect {
  /// Creates a rectangle with integer coordinates and lengths, in points. Follows
  /// `CGRect.init(x:y:width:height:)`.
  @_disfavoredOverload @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Vector {
  /// Creates a vector with integer components, in points. Follows `CGVector.init(dx:dy:)`.
  @_disfavoredOverload @inlinable public init(dx: Int, dy: Int) {
    self.init(dx: Double(dx), dy: Double(dy))
  }
}
