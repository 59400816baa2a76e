/// The observers that a program sets to show how events are passed along the responder chain.
@MainActor package enum ChainTrace {
  /// A closure that is called before a responder passes something to the next one, with the name of the
  /// method.
  package typealias Observer = (_ from: Responder, _ to: Responder, _ method: String) -> Void

  /// The observer that the program sets, or `nil` for none.
  package static var observer: Observer? { didSet { join() } }
  /// The observer of the inspector while it records an event, otherwise `nil`.
  package static var inspector: Observer? { didSet { join() } }

  /// The closure that is called: both observers, one of them, or `nil`. A single value has to be compared
  /// with `nil`.
  @exclusivity(unchecked) private(set) static var joined: Observer?

  private static func join() {
    if let observer, let inspector {
      joined = { from, to, method in
        observer(from, to, method)
        inspector(from, to, method)
      }
    } else {
      joined = observer ?? inspector
    }
  }
}
