import ResponderWords
import WindowResponder

/// A value that describes the view shown if there is no content: an image, a text, a secondary text and
/// buttons. Follows `UIContentUnavailableConfiguration`.
///
///     var empty = ContentUnavailableConfiguration.empty()
///     empty.image = Image(systemName: "tray")
///     empty.text = "No Messages"
///     empty.button = .filled()
///     empty.button.title = "Write"
///     empty.buttonProperties.primaryAction = Action { _ in write() }
///     controller.contentUnavailableConfiguration = empty
///
/// A view controller shows it with `ViewController.contentUnavailableConfiguration`. A
/// ``ContentUnavailableView`` shows it anywhere. All lengths are in points.
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// The properties of the image.
  public typealias ImageProperties = ListContentConfiguration.ImageProperties
  /// The properties of a text.
  public typealias TextProperties = ListContentConfiguration.TextProperties

  /// The alignment of the content. Follows `UIContentUnavailableConfiguration.Alignment`, with its values.
  public enum Alignment: Int, Sendable {
    /// The image, the texts and the buttons are centered.
    case center
    /// The image, the texts and the buttons begin at the leading edge.
    case natural
  }

  /// The behavior of a button. Follows `UIContentUnavailableConfiguration.ButtonProperties`.
  public struct ButtonProperties {
    /// The action of a click, or `nil` for none.
    public var primaryAction: Action?
    /// The menu that a click opens, if there is no ``primaryAction``.
    public var menu: Menu?
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    public var isEnabled = true
    /// The role of the button. The default is `.normal`.
    public var role = Button.Role.normal

    /// Creates properties without an action.
    public init() {}
  }

  /// The image above the texts, or `nil` for none.
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
  /// The configuration of the first button. The button is shown if it has a title or an image.
  public var button = Button.Configuration.plain()
  /// The behavior of the first button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button. The button is shown if it has a title or an image.
  public var secondaryButton = Button.Configuration.plain()
  /// The behavior of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the image, the texts and the buttons. The default is `.center`.
  ///
  /// With `.natural`, texts with a centered ``TextProperties`` alignment are not centered either.
  public var alignment = Alignment.center
  /// The axes along which the content also keeps the layout margins of the superview.
  public var axesPreservingSuperviewLayoutMargins: Axis = []
  /// The margins of the content, in points. The default is 20 at each edge.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The padding between the image and the text, in points. The default is 12.
  public var imageToTextPadding = 12.0
  /// The padding between the texts, in points. The default is 4.
  public var textToSecondaryTextPadding = 4.0
  /// The padding between the texts and the first button, in points. The default is 16.
  public var textToButtonPadding = 16.0
  /// The padding between the buttons, in points. The default is 8.
  public var buttonToSecondaryButtonPadding = 8.0
  /// The background of the view.
  public var background = BackgroundConfiguration.clear()

  /// A Boolean value that indicates whether an activity indicator is shown above the texts.
  var isLoading = false

  /// Returns a configuration for empty content, without texts.
  public static func empty() -> ContentUnavailableConfiguration {
    var new = ContentUnavailableConfiguration()
    new.imageProperties.tintColor = .secondaryLabel
    new.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 48)
    new.textProperties.font = .preferredFont(forTextStyle: .title2).withWeight(.bold)
    new.textProperties.alignment = .center
    new.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    new.secondaryTextProperties.color = .secondaryLabel
    new.secondaryTextProperties.alignment = .center
    return new
  }

  /// Returns a configuration for content that is loading, with an activity indicator and a text.
  public static func loading() -> ContentUnavailableConfiguration {
    var new = empty()
    new.isLoading = true
    new.text = ownWord("Loading…")
    new.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    new.textProperties.color = .secondaryLabel
    return new
  }

  /// Returns a configuration for a search without results.
  public static func search() -> ContentUnavailableConfiguration {
    var new = empty()
    new.image = Image(systemName: "magnifyingglass")
    new.text = ownWord("No Results")
    new.secondaryText = ownWord("Check the spelling, or search for something else.")
    return new
  }

  /// Creates a content unavailable view.
  @MainActor public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Returns the configuration itself. States have no effect.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration { self }
}

extension ContentUnavailableConfigurationState: ConfigurationState {
  /// The value for a custom key of the application, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }
}
