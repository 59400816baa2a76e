extension LayoutConstraint {
  /// The two axes of a layout. Follows `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// The relations between the two sides of a constraint. Follows `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attributes of an item that a constraint can use. Follows `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    /// No attribute. The second side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the margin.
    case leftMargin = 13
    /// The right edge inside the margin.
    case rightMargin = 14
    /// The top edge inside the margin.
    case topMargin = 15
    /// The bottom edge inside the margin.
    case bottomMargin = 16
    /// The leading edge inside the margin.
    case leadingMargin = 17
    /// The trailing edge inside the margin.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20

    /// An older name of ``lastBaseline`` in UIKit.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The options of a visual format. Follows `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option to align all left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// An option to align all right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// An option to align all top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// An option to align all bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// An option to align all leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// An option to align all trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// An option to align all horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// An option to align all vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// An option to align all last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// An option to align all first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The direction from the leading to the trailing edge. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction from left to right in every layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The right-to-left direction in every layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces between edges. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces between baselines, on the vertical axis.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.Attribute {
  typealias Axis = LayoutConstraint.Axis

  /// The parts of an item's extent that an attribute can be.
  enum Part {
    case start, end, middle, length, firstBaseline, lastBaseline
  }

  /// The axis of the attribute, or `nil` for no attribute.
  var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// A Boolean value that indicates whether the attribute is an edge that depends on the layout direction.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is a horizontal edge that does not depend on the
  /// layout direction.
  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isLength: Bool { self == .width || self == .height }

  /// A Boolean value that indicates whether the attribute is relative to the margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns the part of the item's extent along its axis.
  func part(mirrored: Bool) -> Part {
    switch self {
    case .left, .top, .leftMargin, .topMargin: .start
    case .right, .bottom, .rightMargin, .bottomMargin: .end
    case .leading, .leadingMargin: mirrored ? .end : .start
    case .trailing, .trailingMargin: mirrored ? .start : .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .width, .height, .notAnAttribute: .length
    }
  }

  /// The name of the attribute in messages, as in source code.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

/// An axis of a layout: a shorter name of ``LayoutConstraint/Axis``.
public typealias LayoutAxis = LayoutConstraint.Axis
