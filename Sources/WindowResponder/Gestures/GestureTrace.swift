/// Lets an inspector see what becomes of recognizers.
@MainActor package enum GestureTrace {
  /// Called when a recognizer has another state; nil for nobody.
  @exclusivity(unchecked)
  package static var observer: ((GestureRecognizer, GestureRecognizer.State) -> Void)?
}
