extension Window {
  /// How smoothly the window moved since something first did.
  package var frameStatistics: FrameStatistics {
    existingFrameClock?.statistics ?? FrameStatistics()
  }
}
