/// A tool tip on the screen.
@MainActor protocol ShownToolTip: AnyObject {
  /// A Boolean value that indicates whether the tool tip is still shown.
  var isShown: Bool { get }
  /// Removes the tool tip.
  func end()
}
