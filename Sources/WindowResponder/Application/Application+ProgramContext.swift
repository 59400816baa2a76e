import ResponderPlatform

/// What the application keeps in its program context, where everything in the program finds it.
extension Application {
  final var display: (any Display)? {
    get { programContext.display }
    set { programContext.display = newValue }
  }

  final var timers: TimerQueue { programContext.timers }

  /// What the loop watches beside the display.
  final var watches: [DescriptorWatch] { programContext.watches }

  /// Looks at the watched descriptors without waiting. Gives whether a handler was called.
  @discardableResult package func lookAtWatches() -> Bool { programContext.lookAtWatches() }
}
