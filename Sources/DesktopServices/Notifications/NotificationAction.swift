/// An action of a notification, which is shown as a button. Follows `UNNotificationAction`.
@preconcurrency @MainActor public class NotificationAction {
  /// The options of an action. The values are those of `UNNotificationActionOptions`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action brings the application's window to the front.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// The identifier of the action, which is ``NotificationResponse/actionIdentifier``.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options of the action.
  public let options: Options

  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with a text that the user types. Follows `UNTextInputNotificationAction`.
///
/// It is shown if the desktop has a text field for it (``NotificationCapabilities/replies``). Of several such
/// actions, only the first is shown.
@preconcurrency @MainActor public final class TextInputNotificationAction: NotificationAction {
  /// The title of the button beside the text field.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action with a text field.
  public init(
    identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// A category of notifications with the same actions. Follows `UNNotificationCategory`.
@preconcurrency @MainActor public final class NotificationCategory {
  /// The options of a category. The values are those of `UNNotificationCategoryOptions`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate receives a response when the user dismisses a notification, if the desktop reports it.
    public static let customDismissAction = Options(rawValue: 1 << 0)
  }

  /// The identifier of the category, which contents refer to.
  public let identifier: String
  /// The actions, in order.
  public let actions: [NotificationAction]
  /// The options of the category.
  public let options: Options

  /// Creates a category. `intentIdentifiers` is ignored, since desktops have no such assistant.
  public init(
    identifier: String, actions: [NotificationAction], intentIdentifiers: [String] = [],
    options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }
}

extension NotificationCategory: Hashable {
  /// Returns a Boolean value that indicates whether two categories are the same object.
  public nonisolated static func == (a: NotificationCategory, b: NotificationCategory) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
