/// A bar whose height follows how far content is scrolled.
@MainActor package protocol ScrollFollower: AnyObject {
  /// The content of a scroll view moved.
  func scrollViewDidMove(_ scrollView: ScrollView)
  /// It has come to rest, or the user has let go of it.
  func scrollViewDidRest(_ scrollView: ScrollView)
}
