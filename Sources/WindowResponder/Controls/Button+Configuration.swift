extension Button {
  /// How a button looks as a whole. Follows `UIButton.Configuration`.
  ///
  ///     var configuration = Button.Configuration.filled()
  ///     configuration.title = "Send"
  ///     configuration.subtitle = "to three people"
  ///     configuration.image = Image(systemName: "square.and.arrow.up")
  ///     button.configuration = configuration
  public struct Configuration: Hashable, Sendable {
    // A button asks for its configuration many times while it is drawn: a copy is one reference.
    private var box: Box

    private var values: Values {
      get { box.values }
      _modify {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
        yield &box.values
      }
    }

    /// The ground.
    public var style: Style {
      get { box.values.style }
      set { values.style = newValue }
    }
    /// The title; one set for a state comes before it. Setting it takes the looks of
    /// ``attributedTitle`` away.
    public var title: String? {
      get { box.values.title }
      set {
        values.title = newValue
        values.styledTitle = nil
      }
    }
    /// The title with its looks; nil for none. Its text is the ``title``.
    @_disfavoredOverload public var attributedTitle: StyledText? {
      get { box.values.styledTitle ?? title.map { StyledText($0) } }
      set {
        if let newValue { title = newValue.string }
        values.styledTitle = newValue
      }
    }
    /// A second line under the title, in smaller type; nil for none.
    public var subtitle: String? {
      get { box.values.subtitle }
      set {
        values.subtitle = newValue
        values.styledSubtitle = nil
      }
    }
    /// That with its looks; nil for none.
    @_disfavoredOverload public var attributedSubtitle: StyledText? {
      get { box.values.styledSubtitle ?? subtitle.map { StyledText($0) } }
      set {
        subtitle = newValue?.string
        values.styledSubtitle = newValue
      }
    }
    /// Changes how the title looks, wherever it comes from; nil for nothing.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
      get { box.values.titleTextAttributesTransformer }
      set { values.titleTextAttributesTransformer = newValue }
    }
    /// Changes how the subtitle looks; nil for nothing.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
      get { box.values.subtitleTextAttributesTransformer }
      set { values.subtitleTextAttributesTransformer = newValue }
    }
    /// How lines of the title end that have no room.
    public var titleLineBreakMode: LineBreakMode {
      get { box.values.titleLineBreakMode }
      set { values.titleLineBreakMode = newValue }
    }
    /// How lines of the subtitle end that have no room.
    public var subtitleLineBreakMode: LineBreakMode {
      get { box.values.subtitleLineBreakMode }
      set { values.subtitleLineBreakMode = newValue }
    }
    /// On which side title and subtitle stand in line.
    public var titleAlignment: TitleAlignment {
      get { box.values.titleAlignment }
      set { values.titleAlignment = newValue }
    }
    /// The space between title and subtitle, in points.
    public var titlePadding: Double {
      get { box.values.titlePadding }
      set { values.titlePadding = newValue }
    }
    /// The image; one set for a state comes before it.
    public var image: Image? {
      get { box.values.image }
      set { values.image = newValue }
    }
    /// How large and how strong the image is where it is a symbol; nil for as large as the title.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration? {
      get { box.values.preferredSymbolConfigurationForImage }
      set { values.preferredSymbolConfigurationForImage = newValue }
    }
    /// Changes the colour of the image; nil for that of the title.
    public var imageColorTransformer: ConfigurationColorTransformer? {
      get { box.values.imageColorTransformer }
      set { values.imageColorTransformer = newValue }
    }
    /// On which side of the title the image stands.
    public var imagePlacement: ImagePlacement {
      get { box.values.imagePlacement }
      set { values.imagePlacement = newValue }
    }
    /// The space between image and title, in points.
    public var imagePadding: Double {
      get { box.values.imagePadding }
      set { values.imagePadding = newValue }
    }
    /// Whether a turning wheel takes the image's place.
    public var showsActivityIndicator: Bool {
      get { box.values.showsActivityIndicator }
      set { values.showsActivityIndicator = newValue }
    }
    /// Changes the colour of that wheel; nil for that of the title.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer? {
      get { box.values.activityIndicatorColorTransformer }
      set { values.activityIndicatorColorTransformer = newValue }
    }
    /// The mark at the end that tells of a menu.
    public var indicator: Indicator {
      get { box.values.indicator }
      set { values.indicator = newValue }
    }
    /// Changes the colour of that mark; nil for that of the title, fainter.
    public var indicatorColorTransformer: ConfigurationColorTransformer? {
      get { box.values.indicatorColorTransformer }
      set { values.indicatorColorTransformer = newValue }
    }
    /// How round the corners are.
    public var cornerStyle: CornerStyle {
      get { box.values.cornerStyle }
      set { values.cornerStyle = newValue }
    }
    /// How large it is: it decides about ``contentInsets`` and the font until they are set.
    public var buttonSize: Size {
      get { box.values.buttonSize }
      set { values.buttonSize = newValue }
    }
    /// How a Mac draws it. It changes nothing here.
    public var macIdiomStyle: MacIdiomStyle {
      get { box.values.macIdiomStyle }
      set { values.macIdiomStyle = newValue }
    }
    /// Whether the button's role changes its looks.
    public var automaticallyUpdateForSelection: Bool {
      get { box.values.automaticallyUpdateForSelection }
      set { values.automaticallyUpdateForSelection = newValue }
    }
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: Color? {
      get { box.values.baseForegroundColor }
      set { values.baseForegroundColor = newValue }
    }
    /// The colour of the ground; nil for the style's.
    public var baseBackgroundColor: Color? {
      get { box.values.baseBackgroundColor }
      set { values.baseBackgroundColor = newValue }
    }
    /// What stands behind the content; what is set here comes before the style's ground.
    public var background: BackgroundConfiguration {
      get { box.values.background }
      set { values.background = newValue }
    }
    /// The space around title and image, in points.
    public var contentInsets: DirectionalEdgeInsets {
      get { box.values.ownInsets ?? usualInsets }
      set { values.ownInsets = newValue }
    }

    init(_ style: Style) {
      box = Box(Values(style: style))
    }

    /// Takes ``contentInsets`` back to those of the style and the size.
    public mutating func setDefaultContentInsets() { values.ownInsets = nil }

    /// The configuration for a button as it is now: the same, for its state is seen when it is drawn.
    @MainActor public func updated(for button: Button) -> Configuration { self }

    /// That of a button of the system's type that has none.
    static let usual = Configuration(.plain)

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
    a.box === b.box
      || a.hasSameTexts(as: b) && a.hasSameImages(as: b) && a.style == b.style
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
