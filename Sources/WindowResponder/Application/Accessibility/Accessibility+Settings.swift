extension Accessibility {
  /// A Boolean value that indicates whether the program is controlled by switches. Always `false`: the
  /// library does not detect them.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether the user is restricted to one program. Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether text is bold: ``SystemAppearance/prefersBoldText``.
  public static var isBoldTextEnabled: Bool {
    Application.shared.systemAppearance.prefersBoldText
  }
  /// A Boolean value that indicates whether buttons without a background have a shape:
  /// ``SystemAppearance/showsButtonShapes``.
  public static var buttonShapesEnabled: Bool {
    Application.shared.systemAppearance.showsButtonShapes
  }
  /// A Boolean value that indicates whether colors are inverted. Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen shows shades of gray only. Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether transparency is reduced: it is `true` with
  /// ``SystemAppearance/prefersReducedTransparency`` and with high contrast.
  public static var isReduceTransparencyEnabled: Bool {
    Application.shared.programContext.reducesTransparency
  }
  /// A Boolean value that indicates whether the desktop requests high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    Application.shared.systemAppearance.contrast == .high
  }
  /// A Boolean value that indicates whether differences are shown by more than color. It is `true` with high
  /// contrast.
  public static var shouldDifferentiateWithoutColor: Bool { isDarkerSystemColorsEnabled }
  /// A Boolean value that indicates whether switches have marks for on and off:
  /// ``SystemAppearance/showsOnOffLabels``.
  public static var isOnOffSwitchLabelsEnabled: Bool {
    Application.shared.systemAppearance.showsOnOffLabels
  }
  /// A Boolean value that indicates whether videos have captions. Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether the selection can be read aloud. Always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen can be read aloud. Always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether shaking the device offers to undo.
  public static var isShakeToUndoEnabled: Bool {
    Application.shared.applicationSupportsShakeToEdit
  }
  /// A Boolean value that indicates whether transitions fade instead of moving: ``isReduceMotionEnabled``.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// A Boolean value that indicates whether a pointer replaces touches. Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether audio is the same on both channels. Always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether videos start to play automatically. Always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// A notification for assistive technologies. Follows `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a notification from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Most of the screen has changed. The argument is the element to focus.
    public static let screenChanged = Notification(rawValue: "screenChanged")
    /// A part of the screen has changed. The argument is the element to focus.
    public static let layoutChanged = Notification(rawValue: "layoutChanged")
    /// An announcement. The argument is the text to read aloud.
    public static let announcement = Notification(rawValue: "announcement")
    /// The content was scrolled. The argument is a description of the new position.
    public static let pageScrolled = Notification(rawValue: "pageScrolled")
  }

  /// The observers of posted notifications.
  public static let postObservers = ObserverList<(Notification, Any?)>()
}
