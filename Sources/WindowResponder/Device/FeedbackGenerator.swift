/// A knock that can be felt. Follows `UIFeedbackGenerator`.
///
/// Desktops have nothing to knock with: it may be made, prepared and asked, and nothing is felt.
@preconcurrency @MainActor open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Nothing is to be prepared.
  open func prepare() {}
}

/// The knock of things that collide. Follows `UIImpactFeedbackGenerator`; nothing is felt.
@preconcurrency @MainActor open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// What collides. Follows `UIImpactFeedbackGenerator.FeedbackStyle`.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small things.
    case light = 0
    /// Things of medium size.
    case medium
    /// Large things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator for things of medium size.
  public convenience override init() { self.init(style: .medium) }

  /// Nothing is felt.
  open func impactOccurred() {}
  /// Nothing is felt.
  open func impactOccurred(intensity: Double) {}
}

/// The knock of another choice. Follows `UISelectionFeedbackGenerator`; nothing is felt.
@preconcurrency @MainActor open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Nothing is felt.
  open func selectionChanged() {}
}

/// The knock of something that went well or did not. Follows `UINotificationFeedbackGenerator`; nothing is
/// felt.
@preconcurrency @MainActor open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// How it went. Follows `UINotificationFeedbackGenerator.FeedbackType`.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success = 0
    /// Not quite.
    case warning
    /// Not at all.
    case error
  }

  /// Nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
