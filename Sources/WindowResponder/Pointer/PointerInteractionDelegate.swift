/// A region of a view for the pointer. Follows `UIPointerRegion`.
@preconcurrency @MainActor open class PointerRegion {
  /// The rectangle of the region, in the view's coordinates, in points.
  public let rect: Rect
  /// The identifier of the region, or `nil` if its rectangle identifies it.
  public let identifier: AnyHashable?
  /// The axes along which the pointer can leave the rectangle while a button is down, and is still in the
  /// region. The default is none. A region in which no button went down is not affected.
  open var latchingAxes: Axis = []

  /// Creates a region.
  public init(rect: Rect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

extension PointerRegion: @preconcurrency Equatable {
  /// Returns a Boolean value that indicates whether two regions have the same rectangle and identifier.
  public static func == (a: PointerRegion, b: PointerRegion) -> Bool {
    a.rect == b.rect && a.identifier == b.identifier
  }
}

/// The location of the pointer in a request for its region. Follows `UIPointerRegionRequest`.
@preconcurrency @MainActor open class PointerRegionRequest {
  /// The location in the view's coordinates, in points.
  public let location: Point
  /// The modifier keys that are down.
  public let modifiers: KeyModifierFlags

  init(location: Point, modifiers: KeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// An object to which a delegate adds animations. Follows `UIPointerInteractionAnimating`.
@preconcurrency @MainActor public protocol PointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated with the pointer.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}

/// Methods with which a delegate determines the pointer's style over a view. All of them have default
/// implementations. Follows `UIPointerInteractionDelegate`.
@preconcurrency @MainActor public protocol PointerInteractionDelegate: AnyObject {
  /// Asks the delegate for the region at a location, or `nil` for none. The default is the whole view.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Asks the delegate for the pointer's style over a region. The default is `nil`, for no change.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle?
  /// Tells the delegate that the pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating)
  /// Tells the delegate that the pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating)
}

extension PointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
    defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }
  /// Returns `nil`.
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { nil }
  /// Ignores the region.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
  /// Ignores the region.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {}
}
