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
  /// In the middle.
  public static let center = LayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = LayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = LayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = LayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = LayerContentsGravity(rawValue: "right")
  /// At the top left.
  public static let topLeft = LayerContentsGravity(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = LayerContentsGravity(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = LayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = LayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the size of the bounds.
  public static let resize = LayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with the aspect ratio kept.
  public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the aspect ratio kept.
  public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")

  /// The same as a content mode of a view.
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
  /// Along a line.
  public static let axial = GradientLayerType(rawValue: "axial")
  /// Outward from a center, in ellipses.
  public static let radial = GradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = GradientLayerType(rawValue: "conic")
}

/// The fill rules of a shape layer. Follows `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The winding direction determines the inside.
  public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
  /// Points that are enclosed an odd number of times are inside.
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
