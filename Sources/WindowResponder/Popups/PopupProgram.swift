import ResponderPlatform

/// What the application is to menus and popups.
@MainActor protocol PopupProgram: WindowProgram {
  /// What lies over the windows.
  var screen: ScreenState { get }
  /// The modifier keys that are held.
  var modifiers: KeyModifierFlags { get set }
  /// The window that a surface shows.
  func window(for surface: (any Surface)?) -> Window?
  /// The finger or button that went down last in a window and is down still, where it is, and when it was
  /// told of last.
  func press(in window: Window) -> WindowPress?
  /// Whether the desktop shows the menus that the program exports.
  var desktopShowsMenus: Bool { get }
  /// Ends a window's touches as cancelled.
  func cancelTouches(in window: Window)
}

/// A finger, pen or button that is down in a window.
struct WindowPress {
  var seat: Int
  /// Nil for a pointer or a pen.
  var finger: Int32?
  /// The button that began it; the primary button for a finger or a pen.
  var button: Event.ButtonMask
  /// In window coordinates, in points.
  var place: Point
  /// The timestamp of its last event, in seconds.
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
  /// The application, as menus and popups see it.
  var popupProgram: (any PopupProgram)? { ownApplication as? any PopupProgram }
}
