/// What watches the touches of a view: a gesture recognizer.
@MainActor protocol ViewWatcher: AnyObject {
  /// The view that is watched; nil for none.
  var owner: View? { get set }
  /// The view watches it no longer: what it follows is over for it.
  func withdraw()
}
