extension Window {
  /// The statistics of the window's frames since its first animation.
  package var frameStatistics: FrameStatistics {
    existingFrameClock?.statistics ?? FrameStatistics()
  }
}
