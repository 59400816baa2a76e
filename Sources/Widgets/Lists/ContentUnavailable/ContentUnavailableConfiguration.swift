import ResponderWords
import WindowResponder

/// What is shown where there is no content: a picture, a text, a second one below it, and buttons. Follows
/// `UIContentUnavailableConfiguration`.
///
///     var empty = ContentUnavailableConfiguration.empty()
///     empty.image = Image(systemName: "tray")
///     empty.text = "No Messages"
///     empty.button = .filled()
///     empty.button.title = "Write"
///     empty.buttonProperties.primaryAction = Action { _ in write() }
///     controller.contentUnavailableConfiguration = empty
///
/// A controller shows it by `ViewController.contentUnavailableConfiguration`; it can stand anywhere in a
/// ``ContentUnavailableView``, too. All measures are in points.
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// How the picture looks.
  public typealias ImageProperties = ListContentConfiguration.ImageProperties
  /// How a text looks.
  public typealias TextProperties = ListContentConfiguration.TextProperties

  /// Where the content stands.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// As it suits the program: in the middle.
    case natural
  }

  /// What a button does. Follows `UIContentUnavailableConfiguration.ButtonProperties`.
  public struct ButtonProperties {
    /// What a click does.
    public var primaryAction: Action?
    /// The menu that a click opens, where there is no ``primaryAction``.
    public var menu: Menu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// What the button is for.
    public var role = Button.Role.normal

    /// Creates a button that does nothing.
    public init() {}
  }

  /// The picture above the texts; nil for none.
  public var image: Image?
  /// How it looks.
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
  /// How the first button looks. There is one where it has a title or a picture.
  public var button = Button.Configuration.plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks. There is one where it has a title or a picture.
  public var secondaryButton = Button.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// Where the content stands.
  public var alignment = Alignment.center
  /// Along which axes the content keeps clear of the superview's margins too.
  public var axesPreservingSuperviewLayoutMargins: Axis = []
  /// How far the content keeps from the edges.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The room between picture and text.
  public var imageToTextPadding = 12.0
  /// The room between the texts.
  public var textToSecondaryTextPadding = 4.0
  /// The room between the texts and the first button.
  public var textToButtonPadding = 16.0
  /// The room between the buttons.
  public var buttonToSecondaryButtonPadding = 8.0
  /// What is behind all of it.
  public var background = BackgroundConfiguration.clear()

  /// Whether a wheel turns above the texts.
  var isLoading = false

  /// Nothing is there yet, or nothing any more.
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

  /// It is on its way: a wheel turns above a text that says so.
  public static func loading() -> ContentUnavailableConfiguration {
    var new = empty()
    new.isLoading = true
    new.text = ownWord("Loading…")
    new.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    new.textProperties.color = .secondaryLabel
    return new
  }

  /// A search has found nothing.
  public static func search() -> ContentUnavailableConfiguration {
    var new = empty()
    new.image = Image(systemName: "magnifyingglass")
    new.text = ownWord("No Results")
    new.secondaryText = ownWord("Check the spelling, or search for something else.")
    return new
  }

  /// Makes the view that shows it.
  @MainActor public func makeContentView() -> any View & ContentView {
    ContentUnavailableView(configuration: self)
  }

  /// Itself: no state makes a difference.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration { self }
}

extension ContentUnavailableConfigurationState: ConfigurationState {
  /// A value of the program's own; nil for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }
}
