extension Accessibility {
  /// Whether somebody has the screen read out: nobody whom the program knows of.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the program is used by switches: not that it knows.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether one program alone may be used.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether all text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether nothing should be seen through: with high contrast.
  public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }
  /// Whether things should stand out more: the desktop wants high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    Application.shared.systemAppearance.contrast == .high
  }
  /// Whether things should not differ in colour alone: with high contrast.
  public static var shouldDifferentiateWithoutColor: Bool { isDarkerSystemColorsEnabled }
  /// Whether switches have signs.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether films have subtitles.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether what is selected can be read out.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be read out.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake asks whether to undo.
  public static var isShakeToUndoEnabled: Bool {
    Application.shared.applicationSupportsShakeToEdit
  }
  /// Whether things fade rather than move.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether the program is used by a pointer that stands for fingers.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound is the same on both sides.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// What has happened, for those who do not see it. Follows `UIAccessibility.Notification`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a notification from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Most of the screen is new; the argument is what to go to.
    public static let screenChanged = Notification(rawValue: "screenChanged")
    /// A part of the screen is new; the argument is what to go to.
    public static let layoutChanged = Notification(rawValue: "layoutChanged")
    /// Something is to be said: the argument, a text.
    public static let announcement = Notification(rawValue: "announcement")
    /// The content was scrolled; the argument says where to.
    public static let pageScrolled = Notification(rawValue: "pageScrolled")
  }

  /// Tells those who do not see it what has happened. It is handed to ``postObservers``; while nobody
  /// listens there, nothing comes of it.
  public static func post(notification: Notification, argument: Any?) {
    postObservers.tell((notification, argument))
  }

  /// Who wants to hear what is posted.
  public static let postObservers = ObserverList<(Notification, Any?)>()
}
