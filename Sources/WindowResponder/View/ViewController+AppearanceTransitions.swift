/// The calls of a container that notifies its children of their appearance itself.
extension ViewController {
  /// Notifies a child that its view is about to appear or disappear. Call it in a container that does not
  /// forward automatically.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Notifies a child that its view has appeared or disappeared.
  public func endAppearanceTransition() { endAppearance() }
}
