import ResponderPlatform

extension Window {
  /// The level of a window among the windows of an application. Follows `UIWindow.Level`.
  ///
  /// Wayland leaves the order of windows to the compositor, which follows one rule: a window is above its
  /// parent. Therefore, a window above the normal level that has no ``Window/transientParent`` gets a window
  /// of a lower level as its parent.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level. Greater values are higher.
    public let rawValue: Double

    /// Creates a level.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of a status bar, above ordinary windows.
    public static let statusBar = Level(1_000)
    /// The level of alerts, above all others.
    public static let alert = Level(2_000)

    /// Returns a level that is higher by a number.
    public static func + (level: Level, number: Double) -> Level { Level(level.rawValue + number) }
    /// Returns a level that is lower by a number.
    public static func - (level: Level, number: Double) -> Level { Level(level.rawValue - number) }

    /// Returns a Boolean value that indicates whether the first level is lower.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// The window that this one is above, or `nil` if there is none.
  var effectiveParent: Window? {
    if let parent = transientParent, parent.surface != nil, !parent.isLayer, !parent.isBelow(self) {
      return parent
    }
    guard windowLevel > .normal, let application else { return nil }
    return application.windows.last { candidate in
      candidate !== self && candidate.windowLevel < windowLevel && candidate.surface != nil
        && !candidate.isLayer && !candidate.isBelow(self)
    }
  }

  /// Returns a Boolean value that indicates whether another window is an ancestor of this one in the chain of
  /// parents.
  private func isBelow(_ window: Window) -> Bool {
    var current: Window? = self
    var steps = 0
    while let candidate = current, steps < 64 {
      if candidate === window { return true }
      current = candidate.transientParent
      steps += 1
    }
    return false
  }

  /// Sends the window's parent to the compositor.
  func parentDidChange() {
    guard let surface else { return }
    let parent = effectiveParent
    guard parent !== toldParent else { return }
    toldParent = parent
    surface.setParent(parent?.surface)
  }

  func levelDidChange() {
    application?.sortWindows()
    parentDidChange()
  }
}
