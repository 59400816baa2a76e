extension LayoutConstraint {
  /// One of the two directions of a plane. Follows `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable {
    /// Along a line of text.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides compare. Follows `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable {
    /// The first is not larger.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is not smaller.
    case greaterThanOrEqual = 1
  }

  /// What of an item a constraint speaks of. Follows `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable {
    /// Nothing: the other side is a number alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which a line of text begins.
    case leading = 5
    /// The edge at which a line of text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge without the margin.
    case leftMargin = 13
    /// The right edge without the margin.
    case rightMargin = 14
    /// The upper edge without the margin.
    case topMargin = 15
    /// The lower edge without the margin.
    case bottomMargin = 16
    /// The leading edge without the margin.
    case leadingMargin = 17
    /// The trailing edge without the margin.
    case trailingMargin = 18
    /// The middle between the margins at the left and the right.
    case centerXWithinMargins = 19
    /// The middle between the margins above and below.
    case centerYWithinMargins = 20

    /// UIKit's older name for ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How a visual format aligns what it names. Follows `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All upper edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All lower edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles between left and right are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles between top and bottom are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All the bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From the leading to the trailing edge, as without this.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right also where text goes the other way.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left also where text goes the other way.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All the bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are between edges, as without this.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances below one another are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All the bits of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.Attribute {
  typealias Axis = LayoutConstraint.Axis

  /// What of a place or a length it is.
  enum Part {
    case start, end, middle, length, firstBaseline, lastBaseline
  }

  /// Along which axis it counts; nil for none.
  var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether it is the one edge or the other by the direction of text.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is one edge whatever the direction of text.
  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isLength: Bool { self == .width || self == .height }

  /// Whether the margins are left out.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// What it is of the item's extent along its axis.
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

  /// Its name in messages, as in source.
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

/// One of the two directions of a plane: ``LayoutConstraint/Axis`` under its shorter name.
public typealias LayoutAxis = LayoutConstraint.Axis
