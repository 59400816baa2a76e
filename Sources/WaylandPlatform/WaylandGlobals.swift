import Wayland

/// The compositor's globals that there is one of, bound.
///
/// All are optional but three. This is the one place that says which versions are needed, and which
/// are of use: a newer one would bring events that nothing handles.
@MainActor struct WaylandGlobals {
  /// The newest versions of the globals that there may be several of.
  enum Preferred {
    static let seat: UInt32 = 9
    static let output: UInt32 = 4
  }

  let compositor: WlCompositor
  let shm: WlShm
  let wmBase: XdgWmBase

  /// Scales buffers that are no whole multiple; without it the fractional scale is of no use.
  let viewporter: WpViewporter?
  let fractionalScaleManager: WpFractionalScaleManagerV1?
  /// Without it an output's size in points is that of its mode at a whole-number scale.
  let outputManager: ZxdgOutputManagerV1?
  /// Without it windows draw their own title bar.
  let decorationManager: ZxdgDecorationManagerV1?
  /// Without it the time at which a frame was shown is not known.
  let presentation: WpPresentation?
  /// Without it the pointer's picture comes from a cursor theme.
  let cursorShapeManager: WpCursorShapeManagerV1?
  /// Without it there are no events for a touchpad's pinches.
  let pointerGestures: ZwpPointerGesturesV1?
  /// Without it what is copied stays in the program.
  let dataDeviceManager: WlDataDeviceManager?
  /// Without it what is selected stays in the program.
  let primarySelectionManager: ZwpPrimarySelectionDeviceManagerV1?
  /// Without it there are no input methods, and no on-screen keyboard appears.
  let textInputManager: ZwpTextInputManagerV3?

  /// Binds them all; throws where one of the three is missing.
  init(_ connection: Connection) throws(ConnectionError) {
    // Version 4 has damage_buffer, 6 the preferred buffer scale.
    compositor = try connection.bind(WlCompositor.self, required: 1, preferred: 6)
    // ARGB8888, which every version has, is all that is used.
    shm = try connection.bind(WlShm.self, required: 1, preferred: 1)
    // Version 3 moves popups, 4 tells bounds, 5 capabilities, 6 whether a window is suspended.
    wmBase = try connection.bind(XdgWmBase.self, required: 1, preferred: 6)
    viewporter = connection.bindIfPresent(WpViewporter.self, preferred: 1)
    fractionalScaleManager = connection.bindIfPresent(
      WpFractionalScaleManagerV1.self, preferred: 1)
    // From version 3 on `wl_output.done` completes a description.
    outputManager = connection.bindIfPresent(ZxdgOutputManagerV1.self, preferred: 3)
    decorationManager = connection.bindIfPresent(ZxdgDecorationManagerV1.self, preferred: 1)
    presentation = connection.bindIfPresent(WpPresentation.self, preferred: 1)
    cursorShapeManager = connection.bindIfPresent(WpCursorShapeManagerV1.self, preferred: 1)
    // Version 2 can be released, 3 tells of fingers that rest.
    pointerGestures = connection.bindIfPresent(ZwpPointerGesturesV1.self, preferred: 3)
    // Version 2 can be released, 3 knows what a drag does.
    dataDeviceManager = connection.bindIfPresent(WlDataDeviceManager.self, preferred: 3)
    primarySelectionManager = connection.bindIfPresent(
      ZwpPrimarySelectionDeviceManagerV1.self, preferred: 1)
    textInputManager = connection.bindIfPresent(ZwpTextInputManagerV3.self, preferred: 1)
  }

  /// Ends them, after everything that was made by them.
  func destroy() {
    textInputManager?.destroy()
    primarySelectionManager?.destroy()
    dataDeviceManager?.destroy()
    pointerGestures?.destroy()
    cursorShapeManager?.destroy()
    presentation?.destroy()
    decorationManager?.destroy()
    outputManager?.destroy()
    fractionalScaleManager?.destroy()
    viewporter?.destroy()
    wmBase.destroy()
    shm.destroy()
    compositor.destroy()
  }
}
