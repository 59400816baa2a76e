/// A generator of haptic feedback. Follows `UIFeedbackGenerator`.
///
/// Desktops have no haptic hardware. Generators can be created and called, and generate no feedback.
@preconcurrency @MainActor open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the generator, which needs no preparation on a desktop.
  open func prepare() {}
}

/// A generator of haptic feedback for impacts. Follows `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The style of an impact. Follows `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A collision of small objects.
    case light = 0
    /// A collision of objects of medium size.
    case medium
    /// A collision of large objects.
    case heavy
    /// A collision of soft objects.
    case soft
    /// A collision of rigid objects.
    case rigid
  }

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator with the style ``FeedbackStyle/medium``.
  public convenience override init() { self.init(style: .medium) }

  /// Generates the feedback of an impact, if there is haptic hardware. Desktops have none.
  open func impactOccurred() {}
  /// Generates the feedback of an impact with an intensity from 0 to 1, if there is haptic hardware. Desktops
  /// have none.
  open func impactOccurred(intensity: Double) {}
}

/// A generator of haptic feedback for changes of a selection. Follows `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Generates the feedback of a changed selection, if there is haptic hardware. Desktops have none.
  open func selectionChanged() {}
}

/// A generator of haptic feedback for the result of a task. Follows `UINotificationFeedbackGenerator`.
@preconcurrency @MainActor open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The result of a task. Follows `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task has produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Generates the feedback of a result, if there is haptic hardware. Desktops have none.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
