/// A bar whose height depends on the content offset of a scroll view.
@MainActor package protocol ScrollFollower: AnyObject {
  /// Called when the content of a scroll view has moved.
  func scrollViewDidMove(_ scrollView: ScrollView)
  /// Called when the content has come to rest, or the user has released it.
  func scrollViewDidRest(_ scrollView: ScrollView)
}
