/// A part of a view that the pointer can be over. Follows `UIPointerRegion`.
@preconcurrency @MainActor open class PointerRegion {
  /// Where it is, in the view's coordinates, in points.
  public let rect: Rect
  /// What tells it from others; nil where the place does.
  public let identifier: AnyHashable?
  /// Along which axes the pointer stays in it while a button is down. Nothing holds a desktop's pointer.
  open var latchingAxes: Axis = []

  /// Creates a region.
  public init(rect: Rect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

extension PointerRegion: @preconcurrency Equatable {
  /// Two are the same with the same place and the same identifier.
  public static func == (a: PointerRegion, b: PointerRegion) -> Bool {
    a.rect == b.rect && a.identifier == b.identifier
  }
}

/// Where the pointer is, for whoever says what region that is. Follows `UIPointerRegionRequest`.
@preconcurrency @MainActor open class PointerRegionRequest {
  /// Where it is, in the view's coordinates, in points.
  public let location: Point
  /// What is held on the keyboard.
  public let modifiers: KeyModifierFlags

  init(location: Point, modifiers: KeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// Takes what goes along with the pointer. Follows `UIPointerInteractionAnimating`.
@preconcurrency @MainActor public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the pointer's.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds what is called when that is over.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}

/// Says what the pointer does over a view. Follows `UIPointerInteractionDelegate`. Everything has a
/// default.
@preconcurrency @MainActor public protocol PointerInteractionDelegate: AnyObject {
  /// The region at a place; nil for none. By default all of the view is one.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// What the pointer does over a region; nil for nothing, as by default.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle?
  /// The pointer is about to come over a region.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)
  /// The pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  /// All of the view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }
  /// Nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { nil }
  /// Nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
  /// Nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}
