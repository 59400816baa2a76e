extension Touch {
  /// Whether it presses with the first button: a finger, the tip of a pen, or the pointer's first button.
  package func isPrimary(in event: Event?) -> Bool {
    guard type == .indirectPointer || type == .pencil, let mask = event?.buttonMask, !mask.isEmpty
    else { return true }
    return mask.contains(.primary)
  }
}
