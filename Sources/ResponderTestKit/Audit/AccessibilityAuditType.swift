/// The types of problems that an accessibility audit finds. Follows `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each kind.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with a contrast ratio under 4.5, and large text and state marks with one under 3.
  ///
  /// The colors are those of the rendered pixels, in light and dark, each with normal and high contrast. For
  /// a program with its own theme, they are those of this theme, with normal and high contrast. Disabled
  /// elements are excluded, as in WCAG 2.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Touch areas below 44 × 44 points, or below 24 × 24 points for elements that only a pointer uses.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
  /// Elements without a name, and controls with the name and the value of a sibling of the same role.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
  /// Text that is truncated if the user's text size is twice the default.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
  /// Traits that contradict each other or the state of the control.
  public static let trait = AccessibilityAuditType(rawValue: 1 << 4)
  /// Elements that can be used by touch and cannot be reached with the keyboard.
  public static let keyboard = AccessibilityAuditType(rawValue: 1 << 5)
  /// Views that continue to move although the user has requested reduced motion.
  public static let motion = AccessibilityAuditType(rawValue: 1 << 6)
  /// All types.
  public static let all: AccessibilityAuditType = [
    .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .trait, .keyboard, .motion,
  ]

  /// The name of a single kind.
  var title: String {
    switch self {
    case .contrast: "contrast"
    case .hitRegion: "hit region"
    case .sufficientElementDescription: "element description"
    case .textClipped: "text clipped"
    case .trait: "trait"
    case .keyboard: "keyboard"
    case .motion: "motion"
    default: "accessibility"
    }
  }
}
