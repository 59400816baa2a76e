import ResponderPlatform
import WindowResponder

/// The use of the desktop by a program, apart from its windows.
extension Stage {
  /// The features of the desktop that the program can use. The default is all features.
  public var desktopFeatures: DesktopFeatures {
    get { DesktopFeatures(rawValue: display.offers.rawValue) }
    set { display.offers = DisplayOffers(rawValue: newValue.rawValue) }
  }

  /// The number of times that the desktop's bell was rung.
  public var bellCount: Int { display.bellCount }

  /// A Boolean value that indicates whether a window keeps the screen on.
  public var isScreenKeptOn: Bool {
    display.offers.contains(.screenOn)
      && display.surfaces.contains { $0.desktopRequests.keepsScreenOn }
  }

  /// Returns the icon of the ``frontWindow`` in the desktop's list of windows, with a width in pixels. If the
  /// window has the program's icon, returns `nil`.
  public func windowIcon(size: Int) -> Image? {
    guard let paint = surface?.icon?.paint, size > 0 else { return nil }
    let memory = HeadlessMemory(size, size, scale: 1, identity: 1)
    paint(memory.pixels)
    return Image(copying: memory.pixels)
  }

  /// The name of that icon in the desktop's themes, or `nil` if it has none.
  public var windowIconName: String? { surface?.icon?.name }

  /// Moves the pointer's device by a distance in points while the ``frontWindow`` holds the pointer. If the
  /// window does not hold the pointer, does nothing.
  public func moveHeldPointer(by delta: Vector) {
    guard let surface, surface.desktopRequests.pointerHold != nil,
      display.offers.contains(.pointerHold)
    else { return }
    application.surface(
      surface,
      pointerMovedBy: HeldPointerMotion(delta: delta, unaccelerated: delta, timestamp: now))
    application.settle()
  }
}
