/// The kinds and states of an element. Follows `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No kind and no state.
  public static let none: AccessibilityTraits = []
  /// It is pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what there is.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used at present.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is searched in.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It has a value that goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It takes fingers as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It stands above a part of the content.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 28)
  /// It is switched on and off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}
