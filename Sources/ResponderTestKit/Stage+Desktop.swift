import ResponderPlatform
import WindowResponder

/// What a program asks of the desktop beside showing windows.
extension Stage {
  /// What the desktop can do for the program: everything, until it is set.
  public var desktopFeatures: DesktopFeatures {
    get { DesktopFeatures(rawValue: display.offers.rawValue) }
    set { display.offers = DisplayOffers(rawValue: newValue.rawValue) }
  }

  /// How often the desktop's bell was rung.
  public var bellCount: Int { display.bellCount }

  /// Whether a window keeps the screen on.
  public var isScreenKeptOn: Bool {
    display.offers.contains(.screenOn) && display.surfaces.contains { $0.wishes.keepsScreenOn }
  }

  /// The icon of the ``frontWindow`` in the desktop's list of windows, this many pixels wide; nil where it
  /// has the program's.
  public func windowIcon(size: Int) -> Image? {
    guard let paint = surface?.icon?.paint, size > 0 else { return nil }
    let memory = HeadlessMemory(size, size, scale: 1, identity: 1)
    paint(memory.pixels)
    return Image(copying: memory.pixels)
  }

  /// The name of that icon in the desktop's themes; nil where it has none.
  public var windowIconName: String? { surface?.icon?.name }

  /// The pointer's device moves by so many points while the ``frontWindow`` holds the pointer; nothing
  /// where it does not.
  public func moveHeldPointer(by delta: Vector) {
    guard let surface, surface.wishes.pointerHold != nil, display.offers.contains(.pointerHold)
    else { return }
    application.surface(
      surface,
      pointerMovedBy: HeldPointerMotion(delta: delta, unaccelerated: delta, timestamp: now))
    application.settle()
  }
}
