import Wayland

/// The bound globals of which a compositor has one each.
///
/// ``table`` is the only list of the globals that are used and of their versions.
@MainActor struct WaylandGlobals {
  /// The globals that are used. All except three are optional. A version above the preferred one would send
  /// events that no code handles.
  nonisolated static let table = [
    // Version 4 adds `damage_buffer`, and 6 the preferred buffer scale.
    GlobalUse(WlCompositor.self, required: 1, preferred: 6),
    // Only ARGB8888 is used, which every version has.
    GlobalUse(WlShm.self, required: 1, preferred: 1),
    // Version 3 adds repositioning of popups, 4 bounds, 5 capabilities, and 6 the state `suspended`.
    GlobalUse(XdgWmBase.self, required: 1, preferred: 6),
    // A compositor may have several of these two. `WaylandDisplay+Devices` binds them.
    GlobalUse(WlSeat.self, preferred: 9),
    GlobalUse(WlOutput.self, preferred: 4),
    GlobalUse(WpViewporter.self, preferred: 1),
    GlobalUse(WpFractionalScaleManagerV1.self, preferred: 1),
    // From version 3 on, `wl_output.done` completes a description.
    GlobalUse(ZxdgOutputManagerV1.self, preferred: 3),
    GlobalUse(ZxdgDecorationManagerV1.self, preferred: 1),
    GlobalUse(WpPresentation.self, preferred: 1),
    GlobalUse(WpCursorShapeManagerV1.self, preferred: 1),
    // Version 2 adds `release`, and 3 hold gestures.
    GlobalUse(ZwpPointerGesturesV1.self, preferred: 3),
    GlobalUse(ZwpTabletManagerV2.self, preferred: 1),
    GlobalUse(ZwpInputTimestampsManagerV1.self, preferred: 1),
    // Version 2 adds `release`, and 3 the actions of drags.
    GlobalUse(WlDataDeviceManager.self, preferred: 3),
    GlobalUse(ZwpPrimarySelectionDeviceManagerV1.self, preferred: 1),
    GlobalUse(ZwpTextInputManagerV3.self, preferred: 1),
    GlobalUse(XdgActivationV1.self, preferred: 1),
    GlobalUse(ZxdgExporterV2.self, preferred: 1),
    // Version 2 adds `set_layer`, 3 `destroy`, and 4 keyboard interactivity on demand.
    GlobalUse(ZwlrLayerShellV1.self, preferred: 4),
    // `LateGlobals` binds these on first use.
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

  /// Scales buffers to fractional scales. Without it, the fractional scale is not used.
  let viewporter: WpViewporter?
  let fractionalScaleManager: WpFractionalScaleManagerV1?
  /// The source of logical sizes. Without it, the size of an output in points is that of its mode at an
  /// integer scale.
  let outputManager: ZxdgOutputManagerV1?
  /// The source of title bars from the compositor. Without it, windows draw their own title bar.
  let decorationManager: ZxdgDecorationManagerV1?
  /// The source of the times at which frames are shown. Without it, these times are unknown.
  let presentation: WpPresentation?
  /// The source of cursors by their names. Without it, the image of the pointer is from a cursor theme.
  let cursorShapeManager: WpCursorShapeManagerV1?
  /// The source of touchpad gestures. Without it, there are no events for them.
  let pointerGestures: ZwpPointerGesturesV1?
  /// The source of events of pens. Without it, pens are reported as the pointer, as the compositor emulates
  /// them.
  let tabletManager: ZwpTabletManagerV2?
  /// The source of precise times. Without it, the times of input events are integer milliseconds.
  let inputTimestampsManager: ZwpInputTimestampsManagerV1?
  /// The access to the clipboard and to drags. Without it, the clipboard is limited to this program.
  let dataDeviceManager: WlDataDeviceManager?
  /// The access to the primary selection. Without it, the selection is limited to this program.
  let primarySelectionManager: ZwpPrimarySelectionDeviceManagerV1?
  /// The access to input methods. Without it, there are none, and no on-screen keyboard appears.
  let textInputManager: ZwpTextInputManagerV3?
  /// The source of activation tokens. Without it, a program that is started again cannot raise its window.
  let activation: XdgActivationV1?
  /// The source of window handles for other programs. Without it, the desktop's dialogs do not know the
  /// window to which they belong.
  let exporter: ZxdgExporterV2?
  /// The source of layer surfaces. Without it, panels are ordinary windows.
  let layerShell: ZwlrLayerShellV1?

  /// The bound globals, in the order of binding.
  private let bound: [Proxy]

  /// Binds the globals. If one of the three required ones is missing, throws an error.
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

  /// Returns the row of a class.
  nonisolated static func use(of type: Proxy.Type) -> GlobalUse {
    let name = type.interface.name
    guard let use = table.first(where: { $0.interface.name == name }) else {
      preconditionFailure("\(name) is not in the table of globals.")
    }
    return use
  }

  /// Destroys the globals, after all objects that they created.
  func destroy() {
    for global in bound.reversed() { global.destroy() }
  }
}
