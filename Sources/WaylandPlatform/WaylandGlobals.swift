import Wayland

/// The compositor's globals, bound, of those that there is one of.
///
/// ``table`` is the one place that says which are used, and in which versions.
@MainActor struct WaylandGlobals {
  /// Every global that is used. All are optional but three. In a version newer than the preferred one
  /// there would be events that nothing handles.
  nonisolated static let table = [
    // Version 4 has damage_buffer, 6 the preferred buffer scale.
    GlobalUse(WlCompositor.self, required: 1, preferred: 6),
    // ARGB8888, which every version has, is all that is used.
    GlobalUse(WlShm.self, required: 1, preferred: 1),
    // Version 3 moves popups, 4 tells bounds, 5 capabilities, 6 whether a window is suspended.
    GlobalUse(XdgWmBase.self, required: 1, preferred: 6),
    // There may be several of these two; `WaylandDisplay+Devices` binds them.
    GlobalUse(WlSeat.self, preferred: 9),
    GlobalUse(WlOutput.self, preferred: 4),
    GlobalUse(WpViewporter.self, preferred: 1),
    GlobalUse(WpFractionalScaleManagerV1.self, preferred: 1),
    // From version 3 on `wl_output.done` completes a description.
    GlobalUse(ZxdgOutputManagerV1.self, preferred: 3),
    GlobalUse(ZxdgDecorationManagerV1.self, preferred: 1),
    GlobalUse(WpPresentation.self, preferred: 1),
    GlobalUse(WpCursorShapeManagerV1.self, preferred: 1),
    // Version 2 can be released, 3 tells of fingers that rest.
    GlobalUse(ZwpPointerGesturesV1.self, preferred: 3),
    GlobalUse(ZwpTabletManagerV2.self, preferred: 1),
    GlobalUse(ZwpInputTimestampsManagerV1.self, preferred: 1),
    // Version 2 can be released, 3 knows what a drag does.
    GlobalUse(WlDataDeviceManager.self, preferred: 3),
    GlobalUse(ZwpPrimarySelectionDeviceManagerV1.self, preferred: 1),
    GlobalUse(ZwpTextInputManagerV3.self, preferred: 1),
    GlobalUse(XdgActivationV1.self, preferred: 1),
    GlobalUse(ZxdgExporterV2.self, preferred: 1),
    // Version 2 changes layers while shown, 3 can be destroyed, 4 has the keyboard on demand.
    GlobalUse(ZwlrLayerShellV1.self, preferred: 4),
    // `LateGlobals` binds these, when they are used for the first time.
    GlobalUse(XdgToplevelIconManagerV1.self, preferred: 1, isLate: true),
    GlobalUse(XdgWmDialogV1.self, preferred: 1, isLate: true),
    GlobalUse(XdgSystemBellV1.self, preferred: 1, isLate: true),
    GlobalUse(ZwpIdleInhibitManagerV1.self, preferred: 1, isLate: true),
    GlobalUse(ZwpKeyboardShortcutsInhibitManagerV1.self, preferred: 1, isLate: true),
    GlobalUse(ZwpPointerConstraintsV1.self, preferred: 1, isLate: true),
    GlobalUse(ZwpRelativePointerManagerV1.self, preferred: 1, isLate: true),
    GlobalUse(OrgKdeKwinAppmenuManager.self, preferred: 1, isLate: true),
    GlobalUse(XdgSessionManagerV1.self, preferred: 1, isLate: true),
  ]

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
  /// Without it pens are the pointer that the compositor makes of them.
  let tabletManager: ZwpTabletManagerV2?
  /// Without it the times of input are whole milliseconds.
  let inputTimestampsManager: ZwpInputTimestampsManagerV1?
  /// Without it what is copied stays in the program.
  let dataDeviceManager: WlDataDeviceManager?
  /// Without it what is selected stays in the program.
  let primarySelectionManager: ZwpPrimarySelectionDeviceManagerV1?
  /// Without it there are no input methods, and no on-screen keyboard appears.
  let textInputManager: ZwpTextInputManagerV3?
  /// Without it a program that is started again cannot raise its window.
  let activation: XdgActivationV1?
  /// Without it the desktop's panels do not know which window they belong to.
  let exporter: ZxdgExporterV2?
  /// Without it panels are ordinary windows.
  let layerShell: ZwlrLayerShellV1?

  /// Everything that is bound, in the order of binding.
  private let bound: [Proxy]

  /// Binds them all; throws where one of the three is missing.
  init(_ connection: Connection) throws(ConnectionError) {
    var binding = GlobalBinding(connection)
    compositor = try binding.need(WlCompositor.self)
    shm = try binding.need(WlShm.self)
    wmBase = try binding.need(XdgWmBase.self)
    viewporter = binding.take(WpViewporter.self)
    fractionalScaleManager = binding.take(WpFractionalScaleManagerV1.self)
    outputManager = binding.take(ZxdgOutputManagerV1.self)
    decorationManager = binding.take(ZxdgDecorationManagerV1.self)
    presentation = binding.take(WpPresentation.self)
    cursorShapeManager = binding.take(WpCursorShapeManagerV1.self)
    pointerGestures = binding.take(ZwpPointerGesturesV1.self)
    tabletManager = binding.take(ZwpTabletManagerV2.self)
    inputTimestampsManager = binding.take(ZwpInputTimestampsManagerV1.self)
    dataDeviceManager = binding.take(WlDataDeviceManager.self)
    primarySelectionManager = binding.take(ZwpPrimarySelectionDeviceManagerV1.self)
    textInputManager = binding.take(ZwpTextInputManagerV3.self)
    activation = binding.take(XdgActivationV1.self)
    exporter = binding.take(ZxdgExporterV2.self)
    layerShell = binding.take(ZwlrLayerShellV1.self)
    bound = binding.bound
  }

  /// The row of a class.
  nonisolated static func use(of type: Proxy.Type) -> GlobalUse {
    let name = type.interface.name
    guard let use = table.first(where: { $0.interface.name == name }) else {
      preconditionFailure("\(name) is not in the table of globals.")
    }
    return use
  }

  /// Ends them, after everything that was made by them.
  func destroy() {
    for global in bound.reversed() { global.destroy() }
  }
}
