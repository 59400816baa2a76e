/// The keys that refresh what the user pulls down to refresh by a touch.
extension Window {
  /// Refreshes the content of the largest scroll view that has a refresh control, if F5 or Ctrl+R is among
  /// the keys that no responder used. Returns a Boolean value that indicates whether it did.
  func refresh(for presses: Set<Press>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key else { return false }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    let refreshes =
      key.keyCode == .keyboardF5 && flags.isEmpty || key.matches("r", modifierFlags: .control)
    guard refreshes else { return false }
    let control = largestScrollView { $0.refreshControl?.isEnabled ?? false }?.refreshControl
    return control?.refreshByKey() ?? false
  }
}
