import WindowResponder

extension ItemHost {
  /// Animates changes of the items within 0.3 seconds. The items receive touches meanwhile. Without a window,
  /// makes the changes at once.
  func animateItems(
    _ changes: @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil
  ) {
    guard window != nil else {
      changes()
      completion?()
      return
    }
    View.animate(withDuration: 0.3, options: .allowUserInteraction, animations: changes) { _ in
      completion?()
    }
  }
}
