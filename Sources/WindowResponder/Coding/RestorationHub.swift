/// What views and controllers tell of their state, and what they ask for while a program comes back. There is
/// one while the program's state is kept.
@MainActor package final class RestorationHub {
  /// Called when something that is kept has changed.
  package var onChange: (() -> Void)?
  /// Whether objects are being given their state.
  package var isRestoring = false

  private struct Place {
    weak var owner: AnyObject?
    var put: @MainActor () -> Void
  }
  private var places: [Place] = []

  package init() {}

  /// The one of the program that runs; nil where no state is kept.
  package static var current: RestorationHub? {
    ProgramContext.current.existing(RestorationHub.self)
  }

  /// Has something brought to its place once all is laid out, and again whenever that changes, until the
  /// program has come back or the user does something. The last one of an owner counts.
  package func keepInPlace(_ owner: AnyObject, _ put: @escaping @MainActor () -> Void) {
    places.removeAll { $0.owner == nil || $0.owner === owner }
    places.append(Place(owner: owner, put: put))
  }

  /// Whether something has a place to be brought to.
  package var hasPlaces: Bool { !places.isEmpty }

  /// Brings everything to its place.
  package func putInPlace() { for place in places where place.owner != nil { place.put() } }

  /// Leaves everything where it is from now on.
  package func letGo() { places = [] }
}

extension Responder {
  /// Tells that something has changed which ``View/encodeRestorableState(with:)`` or its like writes down,
  /// other than by the user's touches and keys: it is saved a second later. Without state restoration it
  /// does nothing. Follows AppKit's `NSResponder.invalidateRestorableState()`.
  public func invalidateRestorableState() { RestorationHub.current?.onChange?() }
}
