extension ScrollView {
  /// How the safe area adds to the content's insets. The values are those of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// From top to bottom always, and from left to right where the content can be scrolled so.
    case automatic
    /// In the directions in which the content can be scrolled.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }

  /// Whether dragging the content dismisses the keyboard. The values are those of
  /// `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none
    /// It goes when a drag begins.
    case onDrag
    /// It goes when a drag begins; the keyboard belongs to the compositor and cannot follow the finger.
    case interactive
    /// As ``onDrag``, together with what is shown above the keyboard.
    case onDragWithAccessory
    /// As ``interactive``, together with what is shown above the keyboard.
    case interactiveWithAccessory
  }

  /// How a scroll indicator is drawn. The values are those of `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable {
    /// In the theme's colour for text.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// How fast content slows down that was let go. Follows `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What part of its speed the content keeps each millisecond.
    public let rawValue: Double

    /// Creates a rate from what part of its speed the content keeps each millisecond.
    public init(rawValue: Double) {
      self.rawValue = rawValue.isFinite ? min(max(rawValue, 0.5), 0.999_9) : 0.998
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
