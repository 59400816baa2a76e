import ResponderGeometry
import ResponderRuntime

/// The methods by which a display notifies the application.
///
/// ``Display/dispatch()`` and ``Display/finishWait(readable:)`` call them, on the main actor.
@MainActor package protocol DisplayEvents: AnyObject {
  /// Called when the display configures a surface. The application answers with
  /// ``Surface/present(_:paint:)``.
  ///
  /// If several configure events arrive together, only the newest is delivered.
  func surface(_ surface: any Surface, didConfigure configuration: SurfaceConfiguration)
  /// Called when the scale of a surface has changed while it is shown.
  func surface(_ surface: any Surface, didChangeScale scale: Double)
  /// Called when the origin of the window geometry changes, since the display has applied the geometry of a
  /// frame.
  ///
  /// Input that follows is relative to the new origin, in surface coordinates, in points. The location of a
  /// pointer or pen that rests is moved too, since it keeps its location in the window geometry.
  func surface(_ surface: any Surface, didMoveOriginTo origin: Point)
  /// Called for a frame callback, when the surface should draw. `time` is on the display's clock, in seconds.
  func surfaceFrame(_ surface: any Surface, at time: Double)
  /// Called with the presentation of a frame with ``SurfaceFrame/wantsFeedback``, or with `nil` if the frame
  /// was discarded.
  func surface(_ surface: any Surface, didShow presentation: FramePresentation?)
  /// Called when a buffer is free after ``Surface/present(_:paint:)`` had none.
  func surfaceBecameReady(_ surface: any Surface)
  /// Called when the user requests to close the window.
  func surfaceCloseRequested(_ surface: any Surface)
  /// Called when the display has closed a layer surface.
  func surfaceWasClosed(_ surface: any Surface)
  /// Called when the display has dismissed a popup.
  func surfacePopupDismissed(_ surface: any Surface)
  /// Called for input of touches, pens, pointers and keys.
  func input(_ input: InputEvent)
  /// Called when the offer of another program changes or is withdrawn.
  func selectionDidChange(_ kind: SelectionKind)
  /// Called when the offer of another program has replaced the application's.
  func selectionWasLost(_ kind: SelectionKind)
  /// Called when another program requests the offered data in one of its types. The receiver closes the
  /// descriptor.
  func selection(_ kind: SelectionKind, wants type: String, into descriptor: Int32)
  /// Called for a drag over one of the application's surfaces, and for changes of the application's own drag.
  func drag(_ event: DragEvent)
  /// Called when an input method changes the text that was last sent to it.
  func textInput(_ event: TextInputEvent, on surface: any Surface)
  /// Called when a window begins or ceases to receive the shortcuts of the desktop.
  func surface(_ surface: any Surface, didChangeDesktopKeys hasThem: Bool)
  /// Called when the pointer is locked or confined to a surface, or is free again.
  func surface(_ surface: any Surface, didChangePointerHold isHeld: Bool)
  /// Called when the device of a locked or confined pointer has moved.
  func surface(_ surface: any Surface, pointerMovedBy motion: HeldPointerMotion)
  /// Called when a session has begun, with the identifier by which a later launch restores it.
  func sessionDidBegin(_ id: String)
  /// Called when another process has taken over the session. Nothing more is stored for this one.
  func sessionWasTaken()
  /// Called when an output is added, is removed or changes.
  func outputsDidChange()
}

extension DisplayEvents {
  package func surface(_ surface: any Surface, didMoveOriginTo origin: Point) {}
}

/// The size and the state that a display requests of a surface.
package struct SurfaceConfiguration: Equatable, Sendable {
  /// The width of the window geometry, in points, or `nil` if the window can choose it.
  package var width: Double?
  /// The height of the window geometry, in points, or `nil` if the window can choose it.
  package var height: Double?
  /// The frame of a popup in its parent's window geometry, or `nil` for a toplevel.
  package var popupFrame: Rect?
  /// The toplevel's states.
  package var states: SurfaceStates
  /// The largest size that fits on the screen, in points, or `nil` if it is unknown.
  package var bounds: Size?
  /// The capabilities of the window manager.
  package var capabilities: WindowManagerCapabilities
  /// A Boolean value that indicates whether the display draws the title bar and the borders.
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

/// The states of `xdg_toplevel.state`, as bits.
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

/// The values of `xdg_toplevel.wm_capabilities`, as bits.
package struct WindowManagerCapabilities: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let windowMenu = WindowManagerCapabilities(rawValue: 1 << 1)
  package static let maximize = WindowManagerCapabilities(rawValue: 1 << 2)
  package static let fullscreen = WindowManagerCapabilities(rawValue: 1 << 3)
  package static let minimize = WindowManagerCapabilities(rawValue: 1 << 4)
  /// The capabilities that are assumed if the display sends none.
  package static let all: WindowManagerCapabilities = [
    .windowMenu, .maximize, .fullscreen, .minimize,
  ]
}

extension DisplayEvents {
  /// A reference to the receiver that does not retain it: see `BackLink`, which requires a class.
  package var backLink: @MainActor () -> (any DisplayEvents)? {
    let link = BackLink(self)
    return { link.target }
  }
}
