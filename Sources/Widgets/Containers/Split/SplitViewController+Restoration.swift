import WindowResponder

extension SplitViewController: ControllerKeeper {
  package var keptControllers: [ViewController] { Array(given.values) }

  func encodeColumns(_ coder: Coder) {
    coder.encode(isCollapsed, forKey: StateKey.collapsed)
    if !isCollapsed { coder.encode(displayMode.rawValue, forKey: StateKey.displayMode) }
  }

  /// Restores the display mode. The stacks of collapsed columns cannot be restored in separate columns, or
  /// the reverse.
  func decodeColumns(_ coder: Coder) {
    keepsStacks = coder.decodeBool(forKey: StateKey.collapsed) != isCollapsed
    guard let raw = coder.decode(Int.self, forKey: StateKey.displayMode),
      let mode = DisplayMode(rawValue: raw), mode != displayMode, !isCollapsed
    else { return }
    View.performWithoutAnimation {
      if mode == .secondaryOnly {
        hide(.primary)
      } else if displayMode == .secondaryOnly {
        show(.primary)
      }
    }
  }
}
