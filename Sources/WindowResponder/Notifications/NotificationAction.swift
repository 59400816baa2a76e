/// What can be done about a notification: a button on it. Follows `UNNotificationAction`.
@preconcurrency @MainActor public class NotificationAction {
  /// How an action behaves. The values are those of `UNNotificationActionOptions`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user has to unlock the screen first. It is kept; a desktop is not told.
    public static let authenticationRequired = Options(rawValue: 1 << 0)
    /// It destroys something. It is kept; a desktop is not told.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The program's window comes to the front.
    public static let foreground = Options(rawValue: 1 << 2)
  }

  /// What tells it from others: ``NotificationResponse/actionIdentifier``.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it behaves.
  public let options: Options

  /// Creates one.
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with a text that the user types. Follows `UNTextInputNotificationAction`.
///
/// It is shown where the desktop has a field for it (``NotificationCapabilities/replies``), and elsewhere
/// left out. Of several one is shown, the first.
@preconcurrency @MainActor public final class TextInputNotificationAction: NotificationAction {
  /// What the button beside the field says.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// Creates one.
  public init(
    identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The actions that notifications of a kind have. Follows `UNNotificationCategory`.
@preconcurrency @MainActor public final class NotificationCategory {
  /// How a category behaves. The values are those of `UNNotificationCategoryOptions`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate is told when the user takes a notification away, where the desktop tells it.
    public static let customDismissAction = Options(rawValue: 1 << 0)
  }

  /// What contents name it by.
  public let identifier: String
  /// What can be done, in order.
  public let actions: [NotificationAction]
  /// How it behaves.
  public let options: Options

  /// Creates one. `intentIdentifiers` are ignored: they are for assistants that a desktop has not.
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
  /// Two categories are equal when they are the same object.
  public nonisolated static func == (a: NotificationCategory, b: NotificationCategory) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
