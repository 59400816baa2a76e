import ResponderGeometry

/// What a window asks of the desktop beside being shown. A desktop may know none of it.
package struct SurfaceWishes: Hashable, Sendable {
  /// Whether its parent cannot be used while it is there.
  package var isModal = false
  /// Whether the screen is to stay on while it is seen.
  package var keepsScreenOn = false
  /// Whether it gets the keys that the desktop would take.
  package var takesDesktopKeys = false
  /// How often they were asked for again after the desktop had taken them back.
  package var desktopKeysRepeats = 0
  /// How the pointer is held while the window is in front; nil where it is not.
  package var pointerHold: PointerHold?
  /// How often that was asked for again after the desktop had let the pointer go.
  package var pointerHoldRepeats = 0
  /// Where its menus are, for a desktop that shows them; nil for nowhere.
  package var menuAddress: MenuAddress?

  package init() {}
}

/// Where on the session bus a menu is (`com.canonical.dbusmenu`).
package struct MenuAddress: Hashable, Sendable {
  /// The connection's name, `:1.42`.
  package var service: String
  /// The object on it.
  package var path: String

  package init(service: String, path: String) {
    self.service = service
    self.path = path
  }
}

/// How a pointer is held.
package enum PointerHold: Hashable, Sendable {
  /// It stays where it is, and only tells how its device moves.
  case locked
  /// It stays within a rectangle of the window geometry, in points; nil for all of it.
  case confined(Rect?)
}

/// How a pointer's device has moved while the pointer was held.
package struct HeldPointerMotion: Hashable, Sendable {
  /// As far as the pointer would have moved, in points.
  package var delta: Vector
  /// As far as the device did, before any acceleration; in points of an unaccelerated pointer.
  package var unaccelerated: Vector
  /// When, on the display's clock, in seconds.
  package var timestamp: Double

  package init(delta: Vector, unaccelerated: Vector, timestamp: Double) {
    self.delta = delta
    self.unaccelerated = unaccelerated
    self.timestamp = timestamp
  }
}

/// A picture by which a desktop shows a window in its lists.
package struct SurfaceIcon {
  /// The name that it has in the desktop's themes; nil for none.
  package var name: String?
  /// Draws it in all of a square of pixels; nil where there is only a name.
  package var paint: (@MainActor (PixelBuffer) -> Void)?

  package init(name: String?, paint: (@MainActor (PixelBuffer) -> Void)?) {
    self.name = name
    self.paint = paint
  }
}

/// What a display can do for windows beside showing them.
package struct DisplayOffers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let activation = DisplayOffers(rawValue: 1 << 0)
  package static let icons = DisplayOffers(rawValue: 1 << 1)
  package static let dialogs = DisplayOffers(rawValue: 1 << 2)
  package static let bell = DisplayOffers(rawValue: 1 << 3)
  package static let screenOn = DisplayOffers(rawValue: 1 << 4)
  package static let desktopKeys = DisplayOffers(rawValue: 1 << 5)
  package static let pointerHold = DisplayOffers(rawValue: 1 << 6)
  /// Surfaces may belong to the screen: ``SurfaceRole/layer(_:)``.
  package static let layers = DisplayOffers(rawValue: 1 << 7)
  package static let menus = DisplayOffers(rawValue: 1 << 8)
  package static let windowPlaces = DisplayOffers(rawValue: 1 << 9)
}

/// Those who know of nothing of the kind.
extension DisplayEvents {
  package func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool) {}
  package func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool) {}
  package func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion) {}
}
