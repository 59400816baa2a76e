/// The window that input was recorded in.
package struct WindowState: Hashable, Sendable {
  /// The window's number in events.
  package var number: UInt32
  /// Its width, in points.
  package var width: Double
  /// Its height, in points.
  package var height: Double
  /// The number of the screen that it is on.
  package var output: UInt32
  /// Whether it fills the screen, so that its edges are the screen's.
  package var isFullscreen: Bool

  /// Describes a window.
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
