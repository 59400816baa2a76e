import ResponderGeometry
import ResponderPlatform

/// An interaction that reports the buttons of a pen that does not touch the screen. The lower button is a
/// tap, and the upper one a squeeze. Follows `UIPencilInteraction`.
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       canvas.addInteraction(PencilInteraction(delegate: self))
///     }
///
///     func pencilInteractionDidTap(_ interaction: PencilInteraction) { canvas.switchEraser() }
///
/// If the pen touches with the lower button down, it opens menus like the pointer's secondary button.
@preconcurrency @MainActor open class PencilInteraction: Interaction {
  /// The phases of a squeeze. The cases are those of `UIPencilInteraction.Phase`.
  public enum Phase: Hashable, Sendable {
    /// The button was pressed.
    case began
    /// The properties of the squeeze have changed. Wayland does not report this.
    case changed
    /// The button was released.
    case ended
    /// The squeeze was cancelled.
    case cancelled
  }

  /// A tap of a pen. Follows `UIPencilInteraction.Tap`.
  @preconcurrency @MainActor public struct Tap {
    /// The time of the tap, in seconds.
    public let timestamp: Double
    /// The position and orientation of the pen.
    public let hoverPose: PencilHoverPose?
  }

  /// An event of a squeeze. Follows `UIPencilInteraction.Squeeze`.
  @preconcurrency @MainActor public struct Squeeze {
    /// The phase of the squeeze.
    public let phase: Phase
    /// The time of the event, in seconds.
    public let timestamp: Double
    /// The position and orientation of the pen.
    public let hoverPose: PencilHoverPose?
  }

  /// The preferred action of a tap. Desktops have no such setting, so it is always
  /// ``PencilPreferredAction/switchEraser``.
  public static var preferredTapAction: PencilPreferredAction { .switchEraser }
  /// The preferred action of a squeeze. Desktops have no such setting, so it is always
  /// ``PencilPreferredAction/showContextualPalette``.
  public static var preferredSqueezeAction: PencilPreferredAction { .showContextualPalette }
  /// A Boolean value that indicates whether only a pen should draw. Desktops have no such setting, so it is
  /// always `false`.
  public static var prefersPencilOnlyDrawing: Bool { false }
  /// A Boolean value that indicates whether a hovering pen should show a preview of its tool. Desktops have
  /// no such setting, so it is always `true`.
  public static var prefersHoverToolPreview: Bool { true }

  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that receives taps and squeezes.
  public final weak var delegate: (any PencilInteractionDelegate)?
  /// A Boolean value that indicates whether the delegate receives taps and squeezes. The default is `true`.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any PencilInteractionDelegate)? = nil) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {}

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) { self.view = view }
}

extension PencilInteraction {
  /// Reports a button of a pen that is near a window.
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

  /// Returns the interaction of the view under the pen or of its nearest superview, or else the first of the
  /// window. In UIKit, a tap has no location.
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
