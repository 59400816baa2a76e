/// The hook with which an inspector observes recognizers.
@MainActor package enum GestureTrace {
  /// The closure that is called when the state of a recognizer has changed, or `nil`.
  @exclusivity(unchecked)
  package static var observer: ((GestureRecognizer, GestureRecognizer.State) -> Void)?
}
