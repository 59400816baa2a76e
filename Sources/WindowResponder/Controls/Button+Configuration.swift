extension Button {
  /// How a button looks as a whole. Follows `UIButton.Configuration`.
  ///
  ///     var configuration = Button.Configuration.filled()
  ///     configuration.title = "Send"
  ///     configuration.subtitle = "to three people"
  ///     configuration.image = Image(systemName: "square.and.arrow.up")
  ///     button.configuration = configuration
  public struct Configuration: Hashable, Sendable {
    /// The ground.
    public var style: Style
    /// The title; one set for a state comes before it. Setting it takes the looks of
    /// ``attributedTitle`` away.
    public var title: String? { didSet { attributedTitle = nil } }
    /// The title with its looks; nil for none. Its text is the ``title``.
    @_disfavoredOverload public var attributedTitle: StyledText? {
      get { styledTitle ?? title.map { StyledText($0) } }
      set {
        if let newValue { title = newValue.string }
        styledTitle = newValue
      }
    }
    /// A second line under the title, in smaller type; nil for none.
    public var subtitle: String? { didSet { styledSubtitle = nil } }
    /// That with its looks; nil for none.
    @_disfavoredOverload public var attributedSubtitle: StyledText? {
      get { styledSubtitle ?? subtitle.map { StyledText($0) } }
      set {
        subtitle = newValue?.string
        styledSubtitle = newValue
      }
    }
    /// Changes how the title looks, wherever it comes from; nil for nothing.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// Changes how the subtitle looks; nil for nothing.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    /// How lines of the title end that have no room.
    public var titleLineBreakMode = LineBreakMode.byTruncatingMiddle
    /// How lines of the subtitle end that have no room.
    public var subtitleLineBreakMode = LineBreakMode.byTruncatingTail
    /// On which side title and subtitle stand in line.
    public var titleAlignment: TitleAlignment = .automatic
    /// The space between title and subtitle, in points.
    public var titlePadding = 1.0
    /// The image; one set for a state comes before it.
    public var image: Image?
    /// How large and how strong the image is where it is a symbol; nil for as large as the title.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// Changes the colour of the image; nil for that of the title.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// On which side of the title the image stands.
    public var imagePlacement: ImagePlacement = .leading
    /// The space between image and title, in points.
    public var imagePadding = 8.0
    /// Whether a turning wheel takes the image's place.
    public var showsActivityIndicator = false
    /// Changes the colour of that wheel; nil for that of the title.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    /// The mark at the end that tells of a menu.
    public var indicator: Indicator = .automatic
    /// Changes the colour of that mark; nil for that of the title, fainter.
    public var indicatorColorTransformer: ConfigurationColorTransformer?
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large it is: it decides about ``contentInsets`` and the font until they are set.
    public var buttonSize: Size = .medium
    /// How a Mac draws it. It changes nothing here.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// Whether the button's role changes its looks.
    public var automaticallyUpdateForSelection = true
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: Color?
    /// The colour of the ground; nil for the style's.
    public var baseBackgroundColor: Color?
    /// What stands behind the content; what is set here comes before the style's ground.
    public var background = BackgroundConfiguration()
    /// The space around title and image, in points.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }

    private var styledTitle: StyledText?
    private var styledSubtitle: StyledText?
    private var ownInsets: DirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
    }

    /// Takes ``contentInsets`` back to those of the style and the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration for a button as it is now: the same, for its state is seen when it is drawn.
    @MainActor public func updated(for button: Button) -> Configuration { self }

    /// A coloured title without ground.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A gray ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A breath of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The tint colour: what is chosen most.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A coloured title without ground, also where the pointer is over it.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A coloured title on gray.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A breath of the tint colour: as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The tint colour: as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension Button.Configuration {
  /// The space around the content for style and size, in points.
  fileprivate var usualInsets: DirectionalEdgeInsets {
    let isBare = style == .plain || style == .borderless
    let (high, wide): (Double, Double) =
      switch buttonSize {
      case .mini: (3, isBare ? 6 : 8)
      case .small: (5, isBare ? 8 : 10)
      case .medium: (10, isBare ? 12 : 18)
      case .large: (14, isBare ? 14 : 22)
      }
    return DirectionalEdgeInsets(top: high, leading: wide, bottom: high, trailing: wide)
  }

  /// Two configurations are equal when they look the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.hasSameTexts(as: b) && a.hasSameImages(as: b) && a.style == b.style
      && a.contentInsets == b.contentInsets && a.cornerStyle == b.cornerStyle
      && a.buttonSize == b.buttonSize && a.macIdiomStyle == b.macIdiomStyle
      && a.baseForegroundColor == b.baseForegroundColor
      && a.baseBackgroundColor == b.baseBackgroundColor && a.background == b.background
      && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
  }

  private func hasSameTexts(as other: Self) -> Bool {
    attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
      && titleAlignment == other.titleAlignment && titlePadding == other.titlePadding
      && titleLineBreakMode == other.titleLineBreakMode
      && subtitleLineBreakMode == other.subtitleLineBreakMode
      && ConfigurationTextAttributesTransformer.same(
        titleTextAttributesTransformer, other.titleTextAttributesTransformer)
      && ConfigurationTextAttributesTransformer.same(
        subtitleTextAttributesTransformer, other.subtitleTextAttributesTransformer)
  }

  private func hasSameImages(as other: Self) -> Bool {
    image === other.image
      && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && imagePlacement == other.imagePlacement
      && imagePadding == other.imagePadding && indicator == other.indicator
      && showsActivityIndicator == other.showsActivityIndicator
      && ConfigurationColorTransformer.same(imageColorTransformer, other.imageColorTransformer)
      && ConfigurationColorTransformer.same(
        indicatorColorTransformer, other.indicatorColorTransformer)
      && ConfigurationColorTransformer.same(
        activityIndicatorColorTransformer, other.activityIndicatorColorTransformer)
  }

  /// Hashes what is most telling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(title)
  }
}
