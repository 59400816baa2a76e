import ResponderPlatform

extension Window {
  /// How high a window stands among those of the program. Follows `UIWindow.Level`.
  ///
  /// Wayland leaves the order of windows to the desktop, which knows one rule: a window stands above its
  /// parent. So a window that is not at the normal level gets one of a lower level as its parent where
  /// it has no ``Window/transientParent``.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height; more is higher.
    public let rawValue: Double

    /// Creates a level.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// Where windows stand usually.
    public static let normal = Level(0)
    /// Above those.
    public static let statusBar = Level(1_000)
    /// Above all.
    public static let alert = Level(2_000)

    /// A level higher by a number.
    public static func + (level: Level, number: Double) -> Level { Level(level.rawValue + number) }
    /// A level lower by a number.
    public static func - (level: Level, number: Double) -> Level { Level(level.rawValue - number) }

    /// Whether the first is lower.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// The window that this one stands above on the desktop; nil for none.
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

  /// Whether another window is the parent of this one, or of its parent, and so on.
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

  /// Tells the desktop above which window this one stands.
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
