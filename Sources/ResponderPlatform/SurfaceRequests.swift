import ResponderGeometry

/// The requests of a window to the desktop: modality, idle inhibition, shortcuts and pointer constraints. A
/// desktop may support none of them.
package struct SurfaceRequests: Hashable, Sendable {
  /// A Boolean value that indicates whether the window blocks its parent.
  package var isModal = false
  /// A Boolean value that indicates whether the screen stays on while the window is visible (idle
  /// inhibition).
  package var keepsScreenOn = false
  /// A Boolean value that indicates whether the window receives the desktop's shortcuts.
  package var takesDesktopKeys = false
  /// The number of repeated requests after the desktop has taken the shortcuts back.
  package var desktopKeysRepeats = 0
  /// The pointer constraint while the window is active, or `nil` if there is none.
  package var pointerHold: PointerHold?
  /// The number of repeated requests after the desktop has released the pointer.
  package var pointerHoldRepeats = 0
  /// The address of the window's menus for a desktop that shows them, or `nil` if there is none.
  package var menuAddress: MenuAddress?

  package init() {}
}

/// The address of a menu on the session bus (`com.canonical.dbusmenu`).
package struct MenuAddress: Hashable, Sendable {
  /// The name of the connection, such as `:1.42`.
  package var service: String
  /// The path of the object.
  package var path: String

  package init(service: String, path: String) {
    self.service = service
    self.path = path
  }
}

/// The kinds of pointer constraints.
package enum PointerHold: Hashable, Sendable {
  /// The pointer does not move, and only the movements of its device are sent.
  case locked
  /// The pointer stays within a rectangle of the window geometry, in points, or within all of it if the
  /// rectangle is `nil`.
  case confined(Rect?)
}

/// A movement of the device of a constrained pointer.
package struct HeldPointerMotion: Hashable, Sendable {
  /// The distance by which a free pointer would move, in points.
  package var delta: Vector
  /// The distance before acceleration, in points of an unaccelerated pointer.
  package var unaccelerated: Vector
  /// The time on the display's clock, in seconds.
  package var timestamp: Double

  package init(delta: Vector, unaccelerated: Vector, timestamp: Double) {
    self.delta = delta
    self.unaccelerated = unaccelerated
    self.timestamp = timestamp
  }
}

/// The icon of a window in the desktop's lists.
package struct SurfaceIcon {
  /// The name of the icon in the desktop's themes, or `nil` if it has none.
  package var name: String?
  /// The closure that draws the icon into a square buffer, or `nil` if there is only a name.
  package var paint: (@MainActor (PixelBuffer) -> Void)?

  package init(name: String?, paint: (@MainActor (PixelBuffer) -> Void)?) {
    self.name = name
    self.paint = paint
  }
}

/// The optional features of a display.
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
  /// The display supports layer surfaces: ``SurfaceRole/layer(_:)``.
  package static let layers = DisplayOffers(rawValue: 1 << 7)
  package static let menus = DisplayOffers(rawValue: 1 << 8)
  package static let windowPositions = DisplayOffers(rawValue: 1 << 9)
}

/// Implementations for receivers that do not use these features.
extension DisplayEvents {
  package func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool) {}
  package func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool) {}
  package func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion) {}
}
