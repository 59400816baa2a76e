/// An observer of the touches of a view: a gesture recognizer.
@MainActor protocol ViewObserver: AnyObject {
  /// The observed view, or `nil` if there is none.
  var owner: View? { get set }
  /// Ends the observation of the view's current touches.
  func withdraw()
}
