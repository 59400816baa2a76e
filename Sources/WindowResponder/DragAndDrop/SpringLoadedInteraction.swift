/// An interaction that opens a view under a resting drag, such as a folder, a page or a tab. Follows
/// `UISpringLoadedInteraction`.
///
///     folder.addInteraction(
///       SpringLoadedInteraction { [weak self] _, _ in self?.openFolder() })
///
/// If a drag, of this application or another program, rests over the view for ``restDuration``, the view
/// blinks. After ``activationDuration``, the handler is called. The drag continues, and the view does not
/// open again until the drag has left it.
@preconcurrency @MainActor open class SpringLoadedInteraction: Interaction {
  /// The time for which a drag has to rest before the view begins to blink, in seconds.
  public static let restDuration = 0.7
  /// The time for which the view blinks before it opens, in seconds.
  public static let activationDuration = 0.4
  /// The largest movement of a resting drag, in points.
  static let restDistance = 12.0

  /// The closure that is called when the view opens.
  public typealias ActivationHandler =
    @MainActor (SpringLoadedInteraction, any SpringLoadedInteractionContext) -> Void

  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The behavior that decides whether the view opens, or `nil` if it always does.
  public final let interactionBehavior: (any SpringLoadedInteractionBehavior)?
  /// The visual effect.
  public final let interactionEffect: any SpringLoadedInteractionEffect
  let handler: ActivationHandler

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The behavior that decides whether the view opens, or `nil` if it always does.
  ///   - interactionEffect: The visual effect, or `nil` for a highlight that blinks.
  ///   - activationHandler: The closure that is called when the view opens.
  public init(
    interactionBehavior: (any SpringLoadedInteractionBehavior)? = nil,
    interactionEffect: (any SpringLoadedInteractionEffect)? = nil,
    activationHandler: @escaping ActivationHandler
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect ?? SpringLoadedBlink()
    handler = activationHandler
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {
    if let old = self.view, old !== view { DragCenter.of(old)?.springs.lose(self) }
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) { self.view = view }
}

/// The states of a spring-loaded view. The values are those of `UISpringLoadedInteractionEffectState`.
public enum SpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag that can open the view is over it.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view has opened.
  case activated = 3
}

/// The state of a drag over a spring-loaded view. Follows `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionContext: AnyObject {
  /// The state of the view.
  var state: SpringLoadedInteractionEffectState { get }
  /// The view that opens. The default is the view of the interaction. A behavior can set it to a subview.
  var targetView: View? { get set }
  /// The item that opens, which a behavior can set, for example to the index path of a cell. A change
  /// restarts the timer.
  var targetItem: AnyHashable? { get set }
  /// Returns the location of the drag in a view's coordinates. If `view` is `nil`, returns it in window
  /// coordinates.
  func location(in view: View?) -> Point
}

/// Methods that decide whether a view opens under a drag. Follows `UISpringLoadedInteractionBehavior`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionBehavior: AnyObject {
  /// Returns a Boolean value that indicates whether the view opens. Called whenever the drag moves.
  func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left the view or ended.
  func interactionDidFinish(_ interaction: SpringLoadedInteraction)
}

extension SpringLoadedInteractionBehavior {
  /// Returns `true`.
  public func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  /// Ignores the end.
  public func interactionDidFinish(_ interaction: SpringLoadedInteraction) {}
}

/// A visual effect for the states of spring loading. Follows `UISpringLoadedInteractionEffect`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionEffect: AnyObject {
  /// Called when the state has changed.
  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext
  )
}
