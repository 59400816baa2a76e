extension Touch {
  /// Returns a Boolean value that indicates whether the touch is of a finger, the tip of a pen, or the
  /// pointer's primary button.
  package func isPrimary(in event: Event?) -> Bool {
    guard type == .indirectPointer || type == .pencil, let mask = event?.buttonMask, !mask.isEmpty
    else { return true }
    return mask.contains(.primary)
  }
}
