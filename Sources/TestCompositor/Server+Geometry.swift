extension Server {
  /// A rectangle of integers. Each use names the coordinate system.
  public struct Rect: Hashable, Sendable {
    public var x, y, width, height: Int32

    /// Creates a rectangle from its top left corner and its size.
    public init(x: Int32, y: Int32, width: Int32, height: Int32) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A change of a `wl_region`.
  public enum RegionChange: Hashable, Sendable {
    case add(Rect)
    case subtract(Rect)
  }

  /// A width and a height.
  public struct Size: Hashable, Sendable {
    public var width, height: Int32

    /// Creates a size.
    public init(width: Int32, height: Int32) {
      self.width = width
      self.height = height
    }
  }
}

extension [Server.RegionChange] {
  /// Returns a Boolean value that indicates whether a point is in the region.
  public func contains(x: Int32, y: Int32) -> Bool {
    reduce(false) { isInside, change in
      switch change {
      case .add(let rect): isInside || rect.contains(x: x, y: y)
      case .subtract(let rect): isInside && !rect.contains(x: x, y: y)
      }
    }
  }
}

extension Server.Rect {
  /// Returns a Boolean value that indicates whether a point is in the rectangle.
  public func contains(x: Int32, y: Int32) -> Bool {
    let column = Int(x) - Int(self.x)
    let row = Int(y) - Int(self.y)
    return column >= 0 && column < width && row >= 0 && row < height
  }
}
