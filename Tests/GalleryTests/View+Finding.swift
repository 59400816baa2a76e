import WindowResponder

extension View {
  /// Returns the first view of a type in the hierarchy that begins with this view, or `nil` if there is none.
  func firstView<V: View>(_ type: V.Type) -> V? {
    self as? V ?? subviews.lazy.compactMap { $0.firstView(type) }.first
  }
}
