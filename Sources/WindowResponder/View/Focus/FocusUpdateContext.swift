import ResponderRuntime

/// A move of the focus from one view to another. Follows `UIFocusUpdateContext`.
@preconcurrency @MainActor public final class FocusUpdateContext {
  /// The view that has the focus before the move, or `nil` if there is none.
  public private(set) var previouslyFocusedView: View? {
    get { previouslyFocusedViewLink.target }
    set { previouslyFocusedViewLink.target = newValue }
  }
  private var previouslyFocusedViewLink = BackLink<View>()
  /// The view that has the focus after the move, or `nil` if there is none.
  public private(set) var nextFocusedView: View? {
    get { nextFocusedViewLink.target }
    set { nextFocusedViewLink.target = newValue }
  }
  private var nextFocusedViewLink = BackLink<View>()
  /// The direction of the move. It is empty if no key moves the focus.
  public let focusHeading: FocusHeading

  /// The same as ``previouslyFocusedView``, because only views are focused.
  public var previouslyFocusedItem: View? { previouslyFocusedView }
  /// The same as ``nextFocusedView``, because only views are focused.
  public var nextFocusedItem: View? { nextFocusedView }

  init(from previous: View?, to next: View?, _ heading: FocusHeading) {
    previouslyFocusedViewLink = BackLink(previous)
    nextFocusedViewLink = BackLink(next)
    focusHeading = heading
  }

  /// The two views with their ancestors and controllers, from the inside out: first those of one view alone,
  /// and then those that both views have in common.
  var environments: [Responder] {
    var common: View?
    if let next = nextFocusedView, let previous = previouslyFocusedView {
      common = next.commonAncestor(with: previous)
    }
    var found: [Responder] = []
    func add(from view: View?, below end: View?) {
      var current = view
      while let link = current, link !== end {
        found.append(link)
        if let controller = link.viewController { found.append(controller) }
        current = link.superview
      }
    }
    add(from: nextFocusedView, below: common)
    add(from: previouslyFocusedView, below: common)
    add(from: common, below: nil)
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
