extension Button {
  /// The appearance of a button as a value. Follows `UIButton.Configuration`.
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

    /// The style of the background.
    public var style: Style {
      get { box.values.style }
      set { values.style = newValue }
    }
    /// The title. A title that is set for a state has priority. Setting it removes the attributes of
    /// ``attributedTitle``.
    public var title: String? {
      get { box.values.title }
      set {
        values.title = newValue
        values.styledTitle = nil
      }
    }
    /// The title with its attributes, or `nil` if there is none. Its text is the ``title``.
    @_disfavoredOverload public var attributedTitle: StyledText? {
      get { box.values.styledTitle ?? title.map { StyledText($0) } }
      set {
        title = newValue?.string
        values.styledTitle = newValue
      }
    }
    /// The title with its attributes, or `nil` if it has none.
    var styledTitle: StyledText? { box.values.styledTitle }
    /// The subtitle with its attributes, or `nil` if it has none.
    var styledSubtitle: StyledText? { box.values.styledSubtitle }
    /// A second line below the title, in a smaller font, or `nil` if there is none.
    public var subtitle: String? {
      get { box.values.subtitle }
      set {
        values.subtitle = newValue
        values.styledSubtitle = nil
      }
    }
    /// The subtitle with its attributes, or `nil` if there is none.
    @_disfavoredOverload public var attributedSubtitle: StyledText? {
      get { box.values.styledSubtitle ?? subtitle.map { StyledText($0) } }
      set {
        subtitle = newValue?.string
        values.styledSubtitle = newValue
      }
    }
    /// A closure that changes the attributes of the title, or `nil` if there is none.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
      get { box.values.titleTextAttributesTransformer }
      set { values.titleTextAttributesTransformer = newValue }
    }
    /// A closure that changes the attributes of the subtitle, or `nil` if there is none.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer? {
      get { box.values.subtitleTextAttributesTransformer }
      set { values.subtitleTextAttributesTransformer = newValue }
    }
    /// The line break mode of the title. Modes that wrap words or characters allow several lines.
    public var titleLineBreakMode: LineBreakMode {
      get { box.values.titleLineBreakMode }
      set { values.titleLineBreakMode = newValue }
    }
    /// The line break mode of the subtitle. Modes that wrap words or characters allow several lines.
    public var subtitleLineBreakMode: LineBreakMode {
      get { box.values.subtitleLineBreakMode }
      set { values.subtitleLineBreakMode = newValue }
    }
    /// The alignment of title and subtitle with each other.
    public var titleAlignment: TitleAlignment {
      get { box.values.titleAlignment }
      set { values.titleAlignment = newValue }
    }
    /// The space between title and subtitle, in points.
    public var titlePadding: Double {
      get { box.values.titlePadding }
      set { values.titlePadding = newValue }
    }
    /// The image. An image that is set for a state has priority.
    public var image: Image? {
      get { box.values.image }
      set { values.image = newValue }
    }
    /// The size and weight of the image if it is a symbol, or `nil` for the size of the title.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration? {
      get { box.values.preferredSymbolConfigurationForImage }
      set { values.preferredSymbolConfigurationForImage = newValue }
    }
    /// A closure that changes the color of the image, or `nil` for the color of the title.
    public var imageColorTransformer: ConfigurationColorTransformer? {
      get { box.values.imageColorTransformer }
      set { values.imageColorTransformer = newValue }
    }
    /// The position of the image relative to the title.
    public var imagePlacement: ImagePlacement {
      get { box.values.imagePlacement }
      set { values.imagePlacement = newValue }
    }
    /// The space between image and title, in points.
    public var imagePadding: Double {
      get { box.values.imagePadding }
      set { values.imagePadding = newValue }
    }
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator: Bool {
      get { box.values.showsActivityIndicator }
      set { values.showsActivityIndicator = newValue }
    }
    /// A closure that changes the color of the activity indicator, or `nil` for the color of the title.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer? {
      get { box.values.activityIndicatorColorTransformer }
      set { values.activityIndicatorColorTransformer = newValue }
    }
    /// The indicator of a menu at the trailing end.
    public var indicator: Indicator {
      get { box.values.indicator }
      set { values.indicator = newValue }
    }
    /// A closure that changes the color of the menu indicator, or `nil` for a lighter color of the title.
    public var indicatorColorTransformer: ConfigurationColorTransformer? {
      get { box.values.indicatorColorTransformer }
      set { values.indicatorColorTransformer = newValue }
    }
    /// The style of the corners.
    public var cornerStyle: CornerStyle {
      get { box.values.cornerStyle }
      set { values.cornerStyle = newValue }
    }
    /// The size of the button. It determines ``contentInsets`` and the font, unless they are set, and the
    /// minimum size.
    public var buttonSize: Size {
      get { box.values.buttonSize }
      set { values.buttonSize = newValue }
    }
    /// The style in UIKit's Mac idiom. It has no effect in other idioms, such as that of all applications
    /// here.
    public var macIdiomStyle: MacIdiomStyle {
      get { box.values.macIdiomStyle }
      set { values.macIdiomStyle = newValue }
    }
    /// A Boolean value that indicates whether the appearance shows the selected state.
    public var automaticallyUpdateForSelection: Bool {
      get { box.values.automaticallyUpdateForSelection }
      set { values.automaticallyUpdateForSelection = newValue }
    }
    /// The color of title and image, or `nil` for that of the style.
    public var baseForegroundColor: Color? {
      get { box.values.baseForegroundColor }
      set { values.baseForegroundColor = newValue }
    }
    /// The color of the background, or `nil` for that of the style.
    public var baseBackgroundColor: Color? {
      get { box.values.baseBackgroundColor }
      set { values.baseBackgroundColor = newValue }
    }
    /// The background of the button. Its values have priority over the background of the style.
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

    /// Restores the default ``contentInsets`` of the style and the size.
    public mutating func setDefaultContentInsets() { values.ownInsets = nil }

    /// Returns the configuration for the current state of a button. It is unchanged, because the state is
    /// applied when it is drawn.
    @preconcurrency @MainActor public func updated(for button: Button) -> Configuration { self }

    /// The configuration of a button of type `system` without its own.
    static let usual = Configuration(.plain)

    /// Returns a configuration with a colored title and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a light tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color, for the most important action.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with a colored title and no background, even under the pointer.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with a colored title and a gray background.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a configuration with a background in a light tint color, as ``tinted()`` does.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color, as ``filled()`` does.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension Button.Configuration {
  /// The default space around the content for style and size, in points.
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

  /// Returns a Boolean value that indicates whether two configurations look the same.
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

  /// Hashes the most significant values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(title)
  }
}
