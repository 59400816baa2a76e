extension View {
  /// The parts of a view's frame that change with its superview's size. The values are those of
  /// `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The parts of the view's frame that change with its superview's size. The default is empty, so that the
  /// view keeps its size and its distance from the top left corner.
  public var autoresizingMask: AutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  /// A Boolean value that indicates whether the subviews are resized by their masks when this view's size
  /// changes.
  public var autoresizesSubviews: Bool {
    get { layout.autoresizesSubviews }
    set { layout.autoresizesSubviews = newValue }
  }

  func resizeSubviews(from old: Size) {
    guard layout.autoresizesSubviews else { return }
    for subview in subviews where !subview.layout.autoresizingMask.isEmpty {
      subview.resize(from: old, to: bounds.size)
    }
  }

  private func resize(from old: Size, to new: Size) {
    let mask = autoresizingMask
    var box = geometry.frameBeforeTransform
    (box.origin.x, box.size.width) = Self.share(
      new.width - old.width, start: box.minX, length: box.width, end: old.width - box.maxX,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    (box.origin.y, box.size.height) = Self.share(
      new.height - old.height, start: box.minY, length: box.height, end: old.height - box.maxY,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    place(in: box)
  }

  /// Distributes a change of a side's length among its flexible parts, in proportion to their lengths.
  private static func share(
    _ growth: Double, start: Double, length: Double, end: Double,
    _ startFlexes: Bool, _ lengthFlexes: Bool, _ endFlexes: Bool
  ) -> (start: Double, length: Double) {
    let parts = [
      startFlexes ? max(0, start) : 0, lengthFlexes ? max(0, length) : 0,
      endFlexes ? max(0, end) : 0,
    ]
    let total = parts.reduce(0, +)
    let count = Double([startFlexes, lengthFlexes, endFlexes].filter { $0 }.count)
    if count == 0 { return (start, length) }
    func part(_ index: Int, _ flexes: Bool) -> Double {
      if !flexes { return 0 }
      return total > 0 ? growth * parts[index] / total : growth / count
    }
    return (start + part(0, startFlexes), max(0, length + part(1, lengthFlexes)))
  }
}
