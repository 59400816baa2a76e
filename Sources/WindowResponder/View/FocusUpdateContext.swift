/// A move of the focus from one view to another. Follows `UIFocusUpdateContext`.
@preconcurrency @MainActor public final class FocusUpdateContext {
  /// The view that has the focus still; nil for none.
  public private(set) weak var previouslyFocusedView: View?
  /// The view that is to have it; nil for none.
  public private(set) weak var nextFocusedView: View?
  /// The way that the focus goes; nothing where no key moves it.
  public let focusHeading: FocusHeading

  /// The same as ``previouslyFocusedView``: only views are focused.
  public var previouslyFocusedItem: View? { previouslyFocusedView }
  /// The same as ``nextFocusedView``: only views are focused.
  public var nextFocusedItem: View? { nextFocusedView }

  init(from previous: View?, to next: View?, _ heading: FocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }

  /// The views, and their controllers, that one of the two is in: from the inside out.
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

/// The way that the focus goes. The values are those of `UIFocusHeading`.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a heading from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = FocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = FocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = FocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = FocusHeading(rawValue: 1 << 3)
  /// To the next stop of the Tab key.
  public static let next = FocusHeading(rawValue: 1 << 4)
  /// To the stop before.
  public static let previous = FocusHeading(rawValue: 1 << 5)
}

/// Takes what is to move along with the focus. Follows `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor public final class FocusAnimationCoordinator {
  /// How long animations beside a change of focus take, in seconds.
  static let duration = 0.15

  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init() {}

  /// Has something animated, and something called when that is over.
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
