/// A move of the focus from one view to another. Follows `UIFocusUpdateContext`.
@preconcurrency @MainActor public final class FocusUpdateContext {
  /// The view that has the focus before the move, or `nil` if there is none.
  public private(set) weak var previouslyFocusedView: View?
  /// The view that has the focus after the move, or `nil` if there is none.
  public private(set) weak var nextFocusedView: View?
  /// The direction of the move. It is empty if no key moves the focus.
  public let focusHeading: FocusHeading

  /// The same as ``previouslyFocusedView``, because only views are focused.
  public var previouslyFocusedItem: View? { previouslyFocusedView }
  /// The same as ``nextFocusedView``, because only views are focused.
  public var nextFocusedItem: View? { nextFocusedView }

  init(from previous: View?, to next: View?, _ heading: FocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }

  /// The two views with their ancestors and controllers, from the inside out.
  var environments: [Responder] {
    var found: [Responder] = []
    for view in [nextFocusedView, previouslyFocusedView] {
      var current = view
      while let link = current {
        if !found.contains(where: { $0 === link }) {
          found.append(link)
          if let controller = link.viewController { found.append(controller) }
        }
        current = link.superview
      }
    }
    return found
  }
}

/// The direction of a focus move. The values are those of `UIFocusHeading`.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a heading from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upward direction.
  public static let up = FocusHeading(rawValue: 1 << 0)
  /// The downward direction.
  public static let down = FocusHeading(rawValue: 1 << 1)
  /// The direction to the left.
  public static let left = FocusHeading(rawValue: 1 << 2)
  /// The direction to the right.
  public static let right = FocusHeading(rawValue: 1 << 3)
  /// The direction to the next view in the order of the Tab key.
  public static let next = FocusHeading(rawValue: 1 << 4)
  /// The direction to the previous view in the order of the Tab key.
  public static let previous = FocusHeading(rawValue: 1 << 5)
}

/// An object that runs animations along with a focus move. Follows `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor public final class FocusAnimationCoordinator {
  /// The duration of animations along with a focus move, in seconds.
  static let duration = 0.15

  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init() {}

  /// Adds animations, and a closure that is called after them.
  public func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    View.animate(withDuration: Self.duration) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}
