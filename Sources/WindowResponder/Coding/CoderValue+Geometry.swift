import ResponderGeometry

extension Point: CoderValue {
  /// A list of x and y.
  public var coderContent: CoderContent { [x, y].coderContent }
  /// Creates a point from a list of x and y. If these are not numbers, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(2) else { return nil }
    self.init(x: parts[0], y: parts[1])
  }
}

extension Size: CoderValue {
  /// A list of width and height.
  public var coderContent: CoderContent { [width, height].coderContent }
  /// Creates a size from a list of width and height. If these are not numbers, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(2) else { return nil }
    self.init(width: parts[0], height: parts[1])
  }
}

extension Rect: CoderValue {
  /// A list of x, y, width and height.
  public var coderContent: CoderContent {
    [origin.x, origin.y, size.width, size.height].coderContent
  }
  /// Creates a rectangle from a list of x, y, width and height. If these are not numbers, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}

extension EdgeInsets: CoderValue {
  /// A list of the distances from the top, left, bottom and right edges.
  public var coderContent: CoderContent { [top, left, bottom, right].coderContent }
  /// Creates insets from a list of the four distances. If these are not numbers, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
}

extension Transform: CoderValue {
  /// A list of the six numbers.
  public var coderContent: CoderContent { [a, b, c, d, tx, ty].coderContent }
  /// Creates a transform from a list of its six numbers. If these are not numbers, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(6) else { return nil }
    self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}

extension CoderContent {
  /// Returns a list of `count` finite numbers. If the content is anything else, returns `nil`.
  package func numbers(_ count: Int) -> [Double]? {
    guard let numbers = [Double](coderContent: self), numbers.count == count,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return numbers
  }
}
