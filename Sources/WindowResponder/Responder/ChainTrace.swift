/// Lets a program that shows how events travel look on.
@MainActor package enum ChainTrace {
  /// Is called before a responder hands something to the next one, with the name of the method.
  package typealias Observer = (_ from: Responder, _ to: Responder, _ method: String) -> Void

  /// A program's own; nil for none.
  package static var observer: Observer? { didSet { join() } }
  /// The inspector's, for as long as it looks at an event; nil for none.
  package static var inspector: Observer? { didSet { join() } }

  /// Who is called: both, one of them or nobody, so that there is but one to compare with nil.
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
