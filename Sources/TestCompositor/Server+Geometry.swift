extension Server {
  /// A rectangle of whole numbers, in the coordinates that its user names.
  public struct Rect: Hashable, Sendable {
    public var x, y, width, height: Int32

    /// A rectangle by its top left corner and its size.
    public init(x: Int32, y: Int32, width: Int32, height: Int32) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// What a `wl_region` was told, in order.
  public enum RegionChange: Hashable, Sendable {
    case add(Rect)
    case subtract(Rect)
  }

  /// A width and a height.
  public struct Size: Hashable, Sendable {
    public var width, height: Int32

    /// A size.
    public init(width: Int32, height: Int32) {
      self.width = width
      self.height = height
    }
  }
}

extension [Server.RegionChange] {
  /// Whether a point lies in the region.
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
  /// Whether a point lies in the rectangle.
  public func contains(x: Int32, y: Int32) -> Bool {
    let column = Int(x) - Int(self.x)
    let row = Int(y) - Int(self.y)
    return column >= 0 && column < width && row >= 0 && row < height
  }
}
