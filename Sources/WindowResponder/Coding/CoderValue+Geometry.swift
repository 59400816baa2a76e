import ResponderGeometry

extension Point: CoderValue {
  /// A list of x and y.
  public var coderContent: CoderContent { [x, y].coderContent }
  /// Creates a point of a list of x and y; nil where they are no numbers.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(2) else { return nil }
    self.init(x: parts[0], y: parts[1])
  }
}

extension Size: CoderValue {
  /// A list of width and height.
  public var coderContent: CoderContent { [width, height].coderContent }
  /// Creates a size of a list of width and height; nil where they are no numbers.
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
  /// Creates a rectangle of a list of x, y, width and height; nil where they are no numbers.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}

extension EdgeInsets: CoderValue {
  /// A list of the distances from the top, left, bottom and right edges.
  public var coderContent: CoderContent { [top, left, bottom, right].coderContent }
  /// Creates insets of a list of the four distances; nil where they are no numbers.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
}

extension Transform: CoderValue {
  /// A list of the six numbers.
  public var coderContent: CoderContent { [a, b, c, d, tx, ty].coderContent }
  /// Creates a transform of a list of its six numbers; nil where they are none.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(6) else { return nil }
    self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}

extension CoderContent {
  /// So many numbers, of which each is finite; nil for anything else.
  package func numbers(_ count: Int) -> [Double]? {
    guard let numbers = [Double](coderContent: self), numbers.count == count,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return numbers
  }
}
