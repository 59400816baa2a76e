import ResponderRuntime

/// An object that is notified of state changes, and positions content during state restoration. It exists if
/// the program's state is saved.
@MainActor package final class RestorationHub {
  /// Called when restorable state has changed.
  package var onChange: (() -> Void)?
  /// A Boolean value that indicates whether the state of objects is being restored.
  package var isRestoring = false

  private struct Place {
    @BackLink var owner: AnyObject?
    var put: @MainActor () -> Void
  }
  private var places: [Place] = []

  package init() {}

  /// The hub of the program that runs, or `nil` if no state is saved.
  package static var current: RestorationHub? {
    ProgramContext.current.existing(RestorationHub.self)
  }

  /// Adds a closure that puts an object into its restored position.
  ///
  /// The closure is called when the layout is complete, and again each time that the layout changes, until
  /// the restoration is complete or the user interacts with the program. It replaces an earlier closure of
  /// the same owner.
  package func keepInPlace(_ owner: AnyObject, _ put: @escaping @MainActor () -> Void) {
    places.removeAll { $0.owner == nil || $0.owner === owner }
    places.append(Place(owner: BackLink(owner), put: put))
  }

  /// A Boolean value that indicates whether any object has a restored position.
  package var hasRestoredPositions: Bool { !places.isEmpty }

  /// Puts all objects into their restored positions.
  package func putInPlace() { for place in places where place.owner != nil { place.put() } }

  /// Removes all closures, so that nothing is moved any more.
  package func letGo() { places = [] }
}

extension Responder {
  /// Invalidates the restorable state of the responder, so that it is saved one second later.
  ///
  /// Call this method if state that ``AdaptiveResponder/encodeRestorableState(with:)`` or a similar method
  /// encodes has changed, other than by touches and keys of the user. Without state restoration, does
  /// nothing. Follows AppKit's `NSResponder.invalidateRestorableState()`.
  public func invalidateRestorableState() { RestorationHub.current?.onChange?() }
}
