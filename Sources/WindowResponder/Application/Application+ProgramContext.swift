import ResponderPlatform

extension ProgramContext {
  /// The application, or `nil` if there is none.
  package var application: Application? { program as? Application }
}

/// The application's properties that are stored in its program context, which every module can reach.
extension Application {
  final var display: (any Display)? {
    get { programContext.display }
    set { programContext.display = newValue }
  }

  final var timers: TimerQueue { programContext.timers }

  /// The file descriptors that the loop watches beside the display's.
  final var watches: [DescriptorWatch] { programContext.watches }

  /// Checks the watched descriptors without waiting. Returns a Boolean value that indicates whether a handler
  /// was called.
  @discardableResult package func lookAtWatches() -> Bool { programContext.lookAtWatches() }
}
