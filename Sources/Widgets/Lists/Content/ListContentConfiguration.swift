import WindowResponder

/// What a row of a list shows: an image, a text and a second text. Follows `UIListContentConfiguration`.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Berlin"
///     content.secondaryText = "3,700,000"
///     content.image = Image(systemName: "star")
///     cell.contentConfiguration = content
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  // MARK: Content

  /// The image at the beginning; nil for none.
  public var image: Image?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none. Setting it takes ``attributedText`` away.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with attributes, which comes before ``text``; nil for none.
  @_disfavoredOverload public var attributedText: StyledText?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text; nil for none. Setting it takes ``secondaryAttributedText`` away.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The second text with attributes, which comes before ``secondaryText``; nil for none.
  @_disfavoredOverload public var secondaryAttributedText: StyledText?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()

  // MARK: Layout

  /// Along which axes the content keeps clear of the superview's margins too.
  public var axesPreservingSuperviewLayoutMargins: Axis = []
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether both texts stand on one line where there is room for them.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between image and text, in points.
  public var imageToTextPadding = 12.0
  /// The room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The room between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding = 2.0
  /// How solid all of it is, from 0 to 1.
  public var alpha = 1.0

  /// Creates the content of a usual row; the same as ``cell()``.
  init() {
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  // MARK: ContentConfiguration

  /// Makes the view that shows it.
  @MainActor public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// The same for a state: what is disabled is pale.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var new = self
    let isDisabled =
      (state as? CellConfigurationState)?.isDisabled
      ?? (state as? ViewConfigurationState)?.isDisabled ?? false
    new.isPale = isDisabled
    return new
  }

  /// Whether the texts are drawn as those of something that cannot be used.
  var isPale = false

  /// Two configurations are equal when they look the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.image === other.image && one.imageProperties == other.imageProperties
      && one.text == other.text && one.attributedText == other.attributedText
      && one.textProperties == other.textProperties
      && one.secondaryText == other.secondaryText
      && one.secondaryAttributedText == other.secondaryAttributedText
      && one.secondaryTextProperties == other.secondaryTextProperties
      && one.layoutValues == other.layoutValues
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && one.directionalLayoutMargins == other.directionalLayoutMargins
      && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && one.isPale == other.isPale
  }

  private var layoutValues: [Double] {
    [
      imageToTextPadding, textToSecondaryTextHorizontalPadding,
      textToSecondaryTextVerticalPadding, alpha,
    ]
  }

  /// Goes by the texts alone, which are what differs most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}
