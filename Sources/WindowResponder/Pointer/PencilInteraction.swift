import ResponderGeometry
import ResponderPlatform

/// The buttons on a pen that does not touch: the lower one is a tap, the upper one a squeeze. Follows
/// `UIPencilInteraction`.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       canvas.addInteraction(PencilInteraction(delegate: self))
///     }
///
///     func pencilInteractionDidTap(_ interaction: PencilInteraction) { canvas.switchEraser() }
///
/// A pen with the lower button held that touches opens menus, as the pointer's secondary button does.
@preconcurrency @MainActor open class PencilInteraction: Interaction {
  /// How far a squeeze has come. The cases are those of `UIPencilInteraction.Phase`.
  public enum Phase: Hashable, Sendable {
    /// The button went down.
    case began
    /// It is held and more is known; Wayland tells no such thing.
    case changed
    /// The button was let go.
    case ended
    /// Nothing should come of it.
    case cancelled
  }

  /// A tap. Follows `UIPencilInteraction.Tap`.
  @preconcurrency @MainActor public struct Tap {
    /// When it was, in seconds.
    public let timestamp: Double
    /// Where the pen was.
    public let hoverPose: PencilHoverPose?
  }

  /// A squeeze, or a part of one. Follows `UIPencilInteraction.Squeeze`.
  @preconcurrency @MainActor public struct Squeeze {
    /// How far it has come.
    public let phase: Phase
    /// When it was, in seconds.
    public let timestamp: Double
    /// Where the pen was.
    public let hoverPose: PencilHoverPose?
  }

  /// What a tap is meant to do. No desktop tells: always ``PencilPreferredAction/switchEraser``.
  public static var preferredTapAction: PencilPreferredAction { .switchEraser }
  /// What a squeeze is meant to do. No desktop tells: always
  /// ``PencilPreferredAction/showContextualPalette``.
  public static var preferredSqueezeAction: PencilPreferredAction { .showContextualPalette }
  /// Whether fingers are meant not to draw. No desktop tells: false.
  public static var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a pen that is near is meant to show what it would draw. No desktop tells: true.
  public static var prefersHoverToolPreview: Bool { true }

  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who is told.
  public final weak var delegate: (any PencilInteractionDelegate)?
  /// Whether anybody is told.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any PencilInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {}

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) { self.view = view }
}

extension PencilInteraction {
  /// A button went down or up on a pen that is near a window.
  static func tell(
    _ button: Event.ButtonMask, isDown: Bool, at place: Point, _ state: PenState,
    timestamp: Double, in window: View
  ) {
    guard let interaction = find(at: place, in: window), let view = interaction.view else { return }
    let pose = PencilHoverPose(state, at: place, in: view)
    switch button {
    case .secondary:
      guard isDown else { return }
      let tap = Tap(timestamp: timestamp, hoverPose: pose)
      interaction.delegate?.pencilInteraction(interaction, didReceiveTap: tap)
    case .button(3):
      let squeeze = Squeeze(
        phase: isDown ? .began : .ended, timestamp: timestamp, hoverPose: pose)
      interaction.delegate?.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
    default: break
    }
  }

  /// The one of the view that the pen is over or of those around it, else the first of the window: the
  /// pen of UIKit does not know where it is tapped.
  private static func find(at place: Point, in window: View) -> PencilInteraction? {
    var current = window.hitTest(place, with: nil)
    while let view = current {
      if let found = view.pencilInteraction { return found }
      current = view.superview
    }
    return first(in: window)
  }

  private static func first(in view: View) -> PencilInteraction? {
    if view.isHidden { return nil }
    if let found = view.pencilInteraction { return found }
    for subview in view.subviews {
      if let found = first(in: subview) { return found }
    }
    return nil
  }
}

extension View {
  fileprivate var pencilInteraction: PencilInteraction? {
    interactions.lazy.compactMap { $0 as? PencilInteraction }.first(where: \.isEnabled)
  }
}
