/// The shapes of the pointer. Follows `UIPointerShape`.
///
/// The pointers of a desktop are images of a fixed size. A beam is shown as the text cursor, and the other
/// shapes as the default pointer.
public enum PointerShape: Hashable, Sendable {
  /// The outline of a path.
  case path(Path)
  /// A rectangle with rounded corners.
  case roundedRect(Rect, radius: Double = Self.defaultCornerRadius)
  /// A vertical beam between characters, with its length in points.
  case verticalBeam(length: Double)
  /// A horizontal beam between the characters of vertical text, with its length in points.
  case horizontalBeam(length: Double)

  /// The default radius of corners, in points.
  public static let defaultCornerRadius = 8.0

  /// The cursor of the shape, or `nil` for the default.
  var cursor: Cursor? {
    switch self {
    case .verticalBeam: .text
    case .horizontalBeam: .verticalText
    case .path, .roundedRect: nil
    }
  }
}

/// The effects on a view under the pointer. Follows `UIPointerEffect`.
///
/// All of them highlight the view with a translucent view above it.
@preconcurrency @MainActor public enum PointerEffect {
  /// The default effect for the view.
  case automatic(TargetedPreview)
  /// The view is highlighted.
  case highlight(TargetedPreview)
  /// The view is lifted.
  case lift(TargetedPreview)
  /// The view is tinted, has a shadow, or is scaled.
  case hover(
    TargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The positions of a tint. Follows `UIPointerEffect.TintMode`.
  public enum TintMode: Int, Hashable, Sendable {
    /// No tint.
    case none
    /// A tint above the view.
    case overlay
    /// A tint below the view.
    case underlay
  }

  /// The preview to which the effect applies.
  public var preview: TargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }

  /// A Boolean value that indicates whether the effect highlights the view.
  var hasVeil: Bool {
    if case .hover(_, .none, _, _) = self { return false }
    return true
  }
}

/// The shape of the pointer over a region, and the effect on a view there. Follows `UIPointerStyle`.
@preconcurrency @MainActor open class PointerStyle {
  /// The effect on a view, or `nil` for none.
  public let effect: PointerEffect?
  /// The shape of the pointer, or `nil` for the default.
  public let shape: PointerShape?
  /// The axes along which the pointer is constrained. It has no effect, since the desktop controls the
  /// pointer.
  public let constrainedAxes: Axis
  private let hides: Bool

  private init(effect: PointerEffect?, shape: PointerShape?, axes: Axis, hides: Bool) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
    self.hides = hides
  }

  /// Creates a style with an effect on a view.
  public convenience init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.init(effect: effect, shape: shape, axes: [], hides: false)
  }

  /// Creates a style with a shape of the pointer.
  public convenience init(shape: PointerShape, constrainedAxes: Axis = []) {
    self.init(effect: nil, shape: shape, axes: constrainedAxes, hides: false)
  }

  /// Returns a style with a hidden pointer.
  public static func hidden() -> PointerStyle {
    PointerStyle(effect: nil, shape: nil, axes: [], hides: true)
  }

  /// Returns a style with the default pointer.
  public static func system() -> PointerStyle {
    PointerStyle(effect: nil, shape: nil, axes: [], hides: false)
  }

  /// The cursor of the style, or `nil` for the default.
  var cursor: Cursor? { hides ? .hidden : shape?.cursor }
}
