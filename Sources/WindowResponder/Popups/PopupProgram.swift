import ResponderPlatform

/// The interface of the application for menus and popups.
@MainActor protocol PopupProgram: WindowProgram {
  /// The popups above the windows.
  var screen: ScreenState { get }
  /// The modifier keys that are down.
  var modifiers: KeyModifierFlags { get set }
  /// Returns the window of a surface.
  func window(for surface: (any Surface)?) -> Window?
  /// Returns the touch or button that began last in a window and is still down, with its location and the
  /// time of its last event. If there is none, returns `nil`.
  func press(in window: Window) -> WindowPress?
  /// The object that exports the menus of windows to the desktop, or `nil` if they are not exported.
  var menuExporter: (any MenuExporting)? { get }
  /// Taps a point of a window, in window coordinates.
  func tap(at point: Point, in window: Window)
  /// Cancels the touches in a window.
  func cancelTouches(in window: Window)
}

/// A touch, pen or button that is down in a window.
struct WindowPress {
  var seat: Int
  /// The identifier of the touch, or `nil` for a pointer or a pen.
  var touchID: Int32?
  /// The button that began the press. For a touch or a pen, it is the primary button.
  var button: Event.ButtonMask
  /// The location in window coordinates, in points.
  var location: Point
  /// The time of its last event, in seconds.
  var time: Double
}

extension Window: MenuHost {
  var canShowMenus: Bool { surface != nil }

  func openMenu(_ request: MenuRequest) -> (any OpenMenu)? {
    guard let program = popupProgram else { return nil }
    return MenuSession.open(request, over: self, in: program)
  }
}

extension Window: TextHost {
  var textDrag: TextDrag? {
    get { popupProgram?.screen.drag }
    set { popupProgram?.screen.drag = newValue }
  }
}

extension Window {
  /// The application, for menus and popups.
  var popupProgram: (any PopupProgram)? { ownApplication as? any PopupProgram }
}
