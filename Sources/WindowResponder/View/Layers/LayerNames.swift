/// How the corners of a layer are curved. Follows `CALayerCornerCurve`.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of a circle.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// Parts of a curve that begins sooner; drawn as parts of a circle.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}

/// Where the contents of a layer stand that are of another size. Follows `CALayerContentsGravity`.
public struct LayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a place from its name.
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
  /// Stretched over the bounds.
  public static let resize = LayerContentsGravity(rawValue: "resize")
  /// As large as it fits into the bounds.
  public static let resizeAspect = LayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it covers the bounds.
  public static let resizeAspectFill = LayerContentsGravity(rawValue: "resizeAspectFill")

  /// The same as a view says it.
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

/// How the colours of a gradient layer run. Follows `CAGradientLayerType`.
public struct GradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
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

/// What of a shape layer's path is inside. Follows `CAShapeLayerFillRule`.
public struct ShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The direction of the lines decides.
  public static let nonZero = ShapeLayerFillRule(rawValue: "non-zero")
  /// What is enclosed an odd number of times is inside.
  public static let evenOdd = ShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's lines look. Follows `CAShapeLayerLineCap`.
public struct ShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends exactly at its end.
  public static let butt = ShapeLayerLineCap(rawValue: "butt")
  /// A half circle goes beyond the end.
  public static let round = ShapeLayerLineCap(rawValue: "round")
  /// A half square goes beyond the end.
  public static let square = ShapeLayerLineCap(rawValue: "square")

  var cap: LineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How the corners of a shape layer's lines look. Follows `CAShapeLayerLineJoin`.
public struct ShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A pointed corner.
  public static let miter = ShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = ShapeLayerLineJoin(rawValue: "round")
  /// A corner cut off straight.
  public static let bevel = ShapeLayerLineJoin(rawValue: "bevel")

  var join: LineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// Where the lines of a text layer stand. Follows `CATextLayerAlignmentMode`.
public struct TextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the text's direction begins.
  public static let natural = TextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = TextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = TextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = TextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
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

/// Where a text layer shortens text that has no room. Follows `CATextLayerTruncationMode`.
public struct TextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere: it is cut off.
  public static let none = TextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = TextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = TextLayerTruncationMode(rawValue: "end")
  /// In the middle.
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
