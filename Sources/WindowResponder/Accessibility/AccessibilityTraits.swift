/// The traits of an element: its type and its states. Follows `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: AccessibilityTraits = []
  /// The element is a button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is static text.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is a summary of the current state.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// The element updates its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts the playback of media when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The value of the element can be increased and decreased.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly, without gestures of the assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page after it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is the header of a section of the content.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// The element is a tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 28)
  /// The element can be switched on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}
