/// The window in which input was recorded.
package struct WindowState: Hashable, Sendable {
  /// The number of the window in events.
  package var number: UInt32
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// The number of the window's screen.
  package var output: UInt32
  /// A Boolean value that indicates whether the window fills the screen, so that its edges are those of the
  /// screen.
  package var isFullscreen: Bool

  /// Creates a description.
  package init(
    number: UInt32 = 0, width: Double = 0, height: Double = 0, output: UInt32 = 0,
    isFullscreen: Bool = true
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.output = output
    self.isFullscreen = isFullscreen
  }
}
