/// Opens what something that is dragged rests on: a folder, a page, a tab. Follows
/// `UISpringLoadedInteraction`.
///
///     folder.addInteraction(
///       SpringLoadedInteraction { [weak self] _, _ in self?.openFolder() })
///
/// What is dragged, by this program or another, has to rest on the view for
/// ``restDuration`` seconds; then the view blinks, and ``activationDuration`` later the handler is called.
/// The drag goes on meanwhile. It opens once until the drag has left the view.
@preconcurrency @MainActor open class SpringLoadedInteraction: Interaction {
  /// How long something has to rest until the view begins to blink, in seconds.
  public static let restDuration = 0.7
  /// How long the view blinks until it opens, in seconds.
  public static let activationDuration = 0.4
  /// How far a drag may move and still rest, in points.
  static let restDistance = 12.0

  /// What is called when it opens.
  public typealias ActivationHandler =
    @MainActor (SpringLoadedInteraction, any SpringLoadedInteractionContext) -> Void

  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Whether it opens; nil where it always does.
  public final let interactionBehavior: (any SpringLoadedInteractionBehavior)?
  /// What is seen of it.
  public final let interactionEffect: any SpringLoadedInteractionEffect
  let handler: ActivationHandler

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says whether it opens; nil for always.
  ///   - interactionEffect: Shows what is going on; nil for a view that is marked, and blinks.
  ///   - activationHandler: Called when it opens.
  public init(
    interactionBehavior: (any SpringLoadedInteractionBehavior)? = nil,
    interactionEffect: (any SpringLoadedInteractionEffect)? = nil,
    activationHandler: @escaping ActivationHandler
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect ?? SpringLoadedBlink()
    handler = activationHandler
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {
    if let old = self.view, old !== view { DragCenter.of(old)?.springs.lose(self) }
  }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) { self.view = view }
}

/// How far a view is with opening under a drag. The values are those of
/// `UISpringLoadedInteractionEffectState`.
public enum SpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// Nothing is over it.
  case inactive = 0
  /// Something is over it that would open it.
  case possible = 1
  /// It is about to open.
  case activating = 2
  /// It has opened.
  case activated = 3
}

/// What is dragged over a view that opens by it. Follows `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionContext: AnyObject {
  /// How far it is.
  var state: SpringLoadedInteractionEffectState { get }
  /// The view that opens; that of the interaction unless a behavior sets a part of it.
  var targetView: View? { get set }
  /// What opens, as a behavior has set it: the path of a cell perhaps. Another one begins anew.
  var targetItem: AnyHashable? { get set }
  /// Where the drag is, in a view's coordinates; nil for the window's.
  func location(in view: View?) -> Point
}

/// Says whether a view opens under a drag. Follows `UISpringLoadedInteractionBehavior`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionBehavior: AnyObject {
  /// Whether it opens; asked whenever the drag moves.
  func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left, or is over.
  func interactionDidFinish(_ interaction: SpringLoadedInteraction)
}

extension SpringLoadedInteractionBehavior {
  /// It does.
  public func shouldAllow(
    _ interaction: SpringLoadedInteraction, with context: any SpringLoadedInteractionContext
  ) -> Bool { true }
  /// Does nothing.
  public func interactionDidFinish(_ interaction: SpringLoadedInteraction) {}
}

/// Shows how far a view is with opening. Follows `UISpringLoadedInteractionEffect`.
@preconcurrency @MainActor public protocol SpringLoadedInteractionEffect: AnyObject {
  /// The state has changed.
  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext
  )
}
