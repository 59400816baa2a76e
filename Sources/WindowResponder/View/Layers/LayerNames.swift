/// The curves of a layer's corners. Follows `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Circular arcs.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier. It is drawn as circular arcs.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}

/// The placements of a layer's contents that have another size. Follows `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String
  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The contents are centered in the bounds.
  public static let center = LayerContentsGravity(rawValue: "center")
  /// The contents are centered at the top edge.
  public static let top = LayerContentsGravity(rawValue: "top")
  /// The contents are centered at the bottom edge.
  public static let bottom = LayerContentsGravity(rawValue: "bottom")
  /// The contents are centered at the left edge.
  public static let left = LayerContentsGravity(rawValue: "left")
  /// The contents are centered at the right edge.
  public static let right = LayerContentsGravity(rawValue: "right")
  /// The contents are in the top-left corner.
  public static let topLeft = LayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the top-right corner.
  public static let topRight = LayerContentsGravity(rawValue: "topRight")
  /// The contents are in the bottom-left corner.
  public static let bottomLeft = LayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the bottom-right corner.
  public static let bottomRight = LayerContentsGravity(rawValue: "bottomRight")
  /// The contents are scaled to the size of the bounds.
  public static let resize = LayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit into the bounds, and keep their aspect ratio.
  public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to fill the bounds, and keep their aspect ratio.
  public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")

  /// The content mode of a view with the same placement.
  var mode: View.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// The types of gradient layers. Follows `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A gradient along the line from the start point to the end point.
  public static let axial = GradientLayerType(rawValue: "axial")
  /// A gradient outward from the start point, in ellipses.
  public static let radial = GradientLayerType(rawValue: "radial")
  /// A gradient around the start point, by the angle.
  public static let conic = GradientLayerType(rawValue: "conic")
}

/// The fill rules of a shape layer. Follows `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule: a point is inside if the path winds around it more often in one direction than
  /// in the other.
  public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: a point is inside if the path encloses it an odd number of times.
  public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// The line caps of a shape layer. Follows `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends exactly at its end point.
  public static let butt = ShapeLayerLineCap(rawValue: "butt")
  /// A half circle extends beyond the end point.
  public static let round = ShapeLayerLineCap(rawValue: "round")
  /// A half square extends beyond the end point.
  public static let square = ShapeLayerLineCap(rawValue: "square")

  var cap: LineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The line joins of a shape layer. Follows `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed corner.
  public static let miter = ShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = ShapeLayerLineJoin(rawValue: "round")
  /// A beveled corner.
  public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")

  var join: LineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// The alignment modes of a text layer. Follows `CATextLayerAlignmentMode`.
public struct TextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The start edge of the text's direction.
  public static let natural = TextLayerAlignmentMode(rawValue: "natural")
  /// The left edge.
  public static let left = TextLayerAlignmentMode(rawValue: "left")
  /// The right edge.
  public static let right = TextLayerAlignmentMode(rawValue: "right")
  /// The center.
  public static let center = TextLayerAlignmentMode(rawValue: "center")
  /// Both edges.
  public static let justified = TextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// The truncation modes of a text layer. Follows `CATextLayerTruncationMode`.
public struct TextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation. The text is clipped.
  public static let none = TextLayerTruncationMode(rawValue: "none")
  /// Truncation at the beginning.
  public static let start = TextLayerTruncationMode(rawValue: "start")
  /// Truncation at the end.
  public static let end = TextLayerTruncationMode(rawValue: "end")
  /// Truncation in the middle.
  public static let middle = TextLayerTruncationMode(rawValue: "middle")

  var lineBreakMode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
