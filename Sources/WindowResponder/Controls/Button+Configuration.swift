extension Button {
  /// How a button looks as a whole. Follows `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    /// The ground a button stands on.
    public enum Style: Hashable, Sendable {
      /// None: a coloured title.
      case plain
      /// Gray.
      case gray
      /// A breath of the tint colour.
      case tinted
      /// The tint colour.
      case filled
    }

    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      /// The theme's.
      case dynamic
      /// Less.
      case small
      /// Half circles.
      case capsule
    }

    /// On which side of the title the image stands.
    public enum ImagePlacement: Hashable, Sendable {
      /// Left of it.
      case leading
      /// Right of it.
      case trailing
      /// Above it.
      case top
      /// Below it.
      case bottom
    }

    /// The ground.
    public var style: Style
    /// The title; one set for a state comes before it.
    public var title: String?
    /// The image; one set for a state comes before it.
    public var image: Image?
    /// On which side of the title the image stands.
    public var imagePlacement: ImagePlacement = .leading
    /// The space between image and title, in points.
    public var imagePadding = 8.0
    /// The space around both, in points.
    public var contentInsets = EdgeInsets(top: 10, left: 18, bottom: 10, right: 18)
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: Color?
    /// The colour of the ground; nil for the style's.
    public var baseBackgroundColor: Color?

    init(_ style: Style) {
      self.style = style
    }

    /// A coloured title without ground.
    public static func plain() -> Configuration {
      var configuration = Configuration(.plain)
      configuration.contentInsets = EdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
      return configuration
    }
    /// A gray ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A breath of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The tint colour: what is chosen most.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Two configurations are equal when they look the same.
    public static func == (a: Configuration, b: Configuration) -> Bool {
      a.style == b.style && a.title == b.title && a.image === b.image
        && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
        && a.contentInsets == b.contentInsets && a.cornerStyle == b.cornerStyle
        && a.baseForegroundColor == b.baseForegroundColor
        && a.baseBackgroundColor == b.baseBackgroundColor
    }

    /// Hashes what is most telling.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
    }
  }
}
