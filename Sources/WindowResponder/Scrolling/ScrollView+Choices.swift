extension ScrollView {
  /// The ways in which the safe area adds to the content's insets. The values are those of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and bottom always, and at the left and right if the content can be scrolled horizontally.
    case automatic
    /// On the axes on which the content can be scrolled.
    case scrollableAxes
    /// Never.
    case never
    /// On both axes.
    case always
  }

  /// The ways in which dragging the content dismisses the keyboard. The values are those of
  /// `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard is not dismissed.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// An input view is dismissed when the dragging touch reaches it, or its distance of
    /// ``KeyboardLayoutGuide/keyboardDismissPadding`` above it. A keyboard of the compositor cannot follow
    /// the touch: it is dismissed when a drag begins.
    case interactive
    /// As ``onDrag``, including the accessory view.
    case onDragWithAccessory
    /// As ``interactive``, including the accessory view.
    case interactiveWithAccessory
  }

  /// The styles of scroll indicators. The values are those of `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Sendable {
    /// The text color of the theme.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// The rate at which released content slows down. Follows `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of its velocity that the content keeps each millisecond.
    public let rawValue: Double

    /// Creates a rate from the part of its velocity that the content keeps each millisecond. The value is
    /// limited to 0.5 through 0.9999. A value that is not finite is replaced by 0.998.
    public init(rawValue: Double) {
      self.rawValue = rawValue.isFinite ? min(max(rawValue, 0.5), 0.999_9) : 0.998
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
