/// What the pointer looks like. Follows `UIPointerShape`.
///
/// A desktop's pointers are pictures of a fixed size: a beam becomes the bar of text, and the others the
/// pointer that is there anyway.
public enum PointerShape: Hashable, Sendable {
  /// The outline of a path.
  case path(Path)
  /// A rectangle with round corners.
  case roundedRect(Rect, radius: Double = Self.defaultCornerRadius)
  /// A bar between letters of a line, so many points high.
  case verticalBeam(length: Double)
  /// A bar between letters of a column, so many points wide.
  case horizontalBeam(length: Double)

  /// The radius of corners unless said otherwise, in points.
  public static let defaultCornerRadius = 8.0

  /// The desktop's picture for it; nil for the usual one.
  var cursor: Cursor? {
    switch self {
    case .verticalBeam: .text
    case .horizontalBeam: .verticalText
    case .path, .roundedRect: nil
    }
  }
}

/// What happens to a view under the pointer. Follows `UIPointerEffect`.
///
/// Here each of them lays a veil over the view that tells it is meant.
@preconcurrency @MainActor public enum PointerEffect {
  /// What suits the view.
  case automatic(TargetedPreview)
  /// A veil over it.
  case highlight(TargetedPreview)
  /// It comes nearer.
  case lift(TargetedPreview)
  /// It is tinted, has a shadow, or is larger.
  case hover(
    TargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies. Follows `UIPointerEffect.TintMode`.
  public enum TintMode: Int, Hashable, Sendable {
    /// Nowhere.
    case none
    /// Over the view.
    case overlay
    /// Under it.
    case underlay
  }

  /// What the effect is on.
  public var preview: TargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }

  /// Whether a veil is laid over the view.
  var hasVeil: Bool {
    if case .hover(_, .none, _, _) = self { return false }
    return true
  }
}

/// What the pointer looks like over a region, and what happens to a view there. Follows
/// `UIPointerStyle`.
@preconcurrency @MainActor open class PointerStyle {
  /// What happens to a view; nil for nothing.
  public let effect: PointerEffect?
  /// What the pointer looks like; nil for the usual.
  public let shape: PointerShape?
  /// Along which axes the pointer is held. Nothing holds a desktop's pointer.
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

  /// The pointer is not seen.
  public static func hidden() -> PointerStyle {
    PointerStyle(effect: nil, shape: nil, axes: [], hides: true)
  }

  /// The pointer as usual.
  public static func system() -> PointerStyle {
    PointerStyle(effect: nil, shape: nil, axes: [], hides: false)
  }

  /// The desktop's picture of the pointer; nil for the usual one.
  var cursor: Cursor? { hides ? .hidden : shape?.cursor }
}
