/// Lets a program that shows how events travel look on.
@MainActor package enum ChainTrace {
  /// Called before a responder hands something to the next one, with the name of the method; nil for
  /// nobody.
  @exclusivity(unchecked)
  package static var observer: ((_ from: Responder, _ to: Responder, _ method: String) -> Void)?
}
