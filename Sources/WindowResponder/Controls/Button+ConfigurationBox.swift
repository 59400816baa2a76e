extension Button.Configuration {
  /// The values that all copies of a configuration share until one of them is changed.
  final class Box: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The values of a configuration's properties.
  struct Values {
    var style: Style
    var title: String?
    var subtitle: String?
    var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?
    var titleLineBreakMode = LineBreakMode.byTruncatingMiddle
    var subtitleLineBreakMode = LineBreakMode.byTruncatingTail
    var titleAlignment: TitleAlignment = .automatic
    var titlePadding = 1.0
    var image: Image?
    var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    var imageColorTransformer: ConfigurationColorTransformer?
    var imagePlacement: ImagePlacement = .leading
    var imagePadding = 8.0
    var showsActivityIndicator = false
    var activityIndicatorColorTransformer: ConfigurationColorTransformer?
    var indicator: Indicator = .automatic
    var indicatorColorTransformer: ConfigurationColorTransformer?
    var cornerStyle: CornerStyle = .dynamic
    var buttonSize: Size = .medium
    var macIdiomStyle: MacIdiomStyle = .automatic
    var automaticallyUpdateForSelection = true
    var baseForegroundColor: Color?
    var baseBackgroundColor: Color?
    var background = BackgroundConfiguration()
    var styledTitle: StyledText?
    var styledSubtitle: StyledText?
    var ownInsets: DirectionalEdgeInsets?
  }
}
