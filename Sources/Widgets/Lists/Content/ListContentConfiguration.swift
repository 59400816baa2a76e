import WindowResponder

/// The content of a list cell: an image, a text and a secondary text. Follows `UIListContentConfiguration`.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Berlin"
///     content.secondaryText = "3,700,000"
///     content.image = Image(systemName: "star")
///     cell.contentConfiguration = content
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  // MARK: Content

  /// The image at the leading end, or `nil` for none.
  public var image: Image?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text, or `nil` for none. A new value removes ``attributedText``.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with attributes, or `nil` for none. It has precedence over ``text``.
  @_disfavoredOverload public var attributedText: StyledText?
  /// The properties of the text.
  public var textProperties = TextProperties()
  /// The secondary text, or `nil` for none. A new value removes ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// The secondary text with attributes, or `nil` for none. It has precedence over ``secondaryText``.
  @_disfavoredOverload public var secondaryAttributedText: StyledText?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()

  // MARK: Layout

  /// The axes along which the content also keeps the layout margins of the superview.
  public var axesPreservingSuperviewLayoutMargins: Axis = []
  /// The margins of the content, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether both texts share a line if they fit. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between the image and the text, in points. The default is 12.
  public var imageToTextPadding = 12.0
  /// The padding between texts side by side, in points. The default is 8.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The padding between a text and the one below it, in points. The default is 2.
  public var textToSecondaryTextVerticalPadding = 2.0
  /// The opacity of the content, from 0 to 1. The default is 1.
  public var alpha = 1.0

  /// Creates the default content of a cell. It is the same as ``cell()``.
  init() {
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
  }

  // MARK: ContentConfiguration

  /// Creates a list content view.
  @MainActor public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the content updated for a state. The texts of a disabled cell are dimmed.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var new = self
    let isDisabled =
      (state as? CellConfigurationState)?.isDisabled
      ?? (state as? ViewConfigurationState)?.isDisabled ?? false
    new.isPale = isDisabled
    return new
  }

  /// A Boolean value that indicates whether the texts are dimmed, as for a disabled cell.
  var isPale = false

  /// Returns a Boolean value that indicates whether two configurations have the same appearance.
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

  /// Hashes only the texts, which differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}
