import ResponderGeometry

/// What a display tells the application: the one protocol that is called upward.
///
/// Calls come from ``Display/dispatch()`` and ``Display/finishWait(readable:)``, on the main actor.
@MainActor package protocol DisplayEvents: AnyObject {
  /// The display wants this size and state; the answer is ``Surface/present(_:paint:)``.
  ///
  /// Of several configures at a time only the newest is delivered.
  func surface(_ surface: any Surface, didConfigure configuration: SurfaceConfiguration)
  /// The scale changed while the surface is shown.
  func surface(_ surface: any Surface, didChangeScale scale: Double)
  /// Input on the surface counts from another corner of the window geometry from now on: the display has
  /// taken over the geometry of a frame. In surface coordinates, in points. What the display tells of a
  /// pointer or pen that rests is moved along, for these keep their place in the window geometry.
  func surface(_ surface: any Surface, didMoveOriginTo origin: Point)
  /// The frame callback: a good moment to draw. `time` is on the display's clock, in seconds.
  func surfaceFrame(_ surface: any Surface, at time: Double)
  /// What became of a frame that ``SurfaceFrame/wantsFeedback``: when it was seen, or nil where it never
  /// was.
  func surface(_ surface: any Surface, didShow presentation: FramePresentation?)
  /// A buffer is free again after ``Surface/present(_:paint:)`` had none.
  func surfaceBecameReady(_ surface: any Surface)
  /// The user asked to close the window.
  func surfaceCloseRequested(_ surface: any Surface)
  /// The display took a surface of the screen away, for good.
  func surfaceWasClosed(_ surface: any Surface)
  /// The display took a popup away.
  func surfacePopupDismissed(_ surface: any Surface)
  /// Fingers, pointer and keys.
  func input(_ input: InputEvent)
  /// Another program offers something else, or nothing any more.
  func selectionDidChange(_ kind: SelectionKind)
  /// What we offered has been replaced by another program's.
  func selectionWasLost(_ kind: SelectionKind)
  /// Another program wants what we offer, in one of its types. The descriptor is the receiver's to
  /// close.
  func selection(_ kind: SelectionKind, wants type: String, into descriptor: Int32)
  /// Something is dragged over one of our surfaces, or what we drag has come somewhere.
  func drag(_ event: DragEvent)
  /// What an input method does to the text that was last sent to it.
  func textInput(_ event: TextInputEvent, on surface: any Surface)
  /// A window gets the keys that the desktop would take, or gets them no longer.
  func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool)
  /// The pointer is held on a surface, or is free again.
  func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool)
  /// The device of a pointer that is held has moved.
  func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion)
  /// The display keeps where windows are under this id, which a later run may come back with.
  func sessionDidBegin(_ id: String)
  /// Another run of the program has taken what is kept: nothing more is kept for this one.
  func sessionWasTaken()
  /// An output came, went or changed.
  func outputsDidChange()
}

extension DisplayEvents {
  package func surface(_ surface: any Surface, didMoveOriginTo origin: Point) {}
}

/// What a display wants of a surface.
package struct SurfaceConfiguration: Equatable, Sendable {
  /// The window geometry's width in points; nil where the window may choose.
  package var width: Double?
  /// The window geometry's height in points; nil where the window may choose.
  package var height: Double?
  /// Where a popup was placed, in its parent's window geometry; nil for a toplevel.
  package var popupFrame: Rect?
  /// The toplevel's states.
  package var states: SurfaceStates
  /// The largest size that fits on the screen, in points, where told.
  package var bounds: Size?
  /// What the window manager can do.
  package var capabilities: WindowManagerCapabilities
  /// Whether the display draws the title bar and borders.
  package var isDecoratedByServer: Bool

  package init(
    width: Double? = nil, height: Double? = nil, popupFrame: Rect? = nil,
    states: SurfaceStates = [], bounds: Size? = nil,
    capabilities: WindowManagerCapabilities = .all, isDecoratedByServer: Bool = false
  ) {
    self.width = width
    self.height = height
    self.popupFrame = popupFrame
    self.states = states
    self.bounds = bounds
    self.capabilities = capabilities
    self.isDecoratedByServer = isDecoratedByServer
  }
}

/// The states of `xdg_toplevel.state`, a bit each.
package struct SurfaceStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let maximized = SurfaceStates(rawValue: 1 << 1)
  package static let fullscreen = SurfaceStates(rawValue: 1 << 2)
  package static let resizing = SurfaceStates(rawValue: 1 << 3)
  package static let activated = SurfaceStates(rawValue: 1 << 4)
  package static let tiledLeft = SurfaceStates(rawValue: 1 << 5)
  package static let tiledRight = SurfaceStates(rawValue: 1 << 6)
  package static let tiledTop = SurfaceStates(rawValue: 1 << 7)
  package static let tiledBottom = SurfaceStates(rawValue: 1 << 8)
  package static let suspended = SurfaceStates(rawValue: 1 << 9)
  package static let tiled: SurfaceStates = [.tiledLeft, .tiledRight, .tiledTop, .tiledBottom]
}

/// The values of `xdg_toplevel.wm_capabilities`, a bit each.
package struct WindowManagerCapabilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let windowMenu = WindowManagerCapabilities(rawValue: 1 << 1)
  package static let maximize = WindowManagerCapabilities(rawValue: 1 << 2)
  package static let fullscreen = WindowManagerCapabilities(rawValue: 1 << 3)
  package static let minimize = WindowManagerCapabilities(rawValue: 1 << 4)
  /// What a display that tells nothing is taken to have.
  package static let all: WindowManagerCapabilities = [
    .windowMenu, .maximize, .fullscreen, .minimize,
  ]
}
