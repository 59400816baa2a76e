/// A view whose own parts are for touches and the pointer: the Tab key stops at the view.
@MainActor package protocol FocusLeaf: View {
  /// Returns a Boolean value that indicates whether the Tab key stops in a subview, too. The default is
  /// `false`.
  func leadsFocus(to subview: View) -> Bool
}

extension FocusLeaf {
  package func leadsFocus(to subview: View) -> Bool { false }
}
