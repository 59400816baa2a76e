import ResponderPlatform

/// Menus and other popups over the window.
extension Stage {
  /// The popups on screen from back to front: a menu, its submenu, and so on.
  ///
  ///     stage.click(at: card.center, button: .secondary)
  ///     #expect(stage.popups[0].titles == ["Copy", "Select All"])
  ///     stage.popups[0].tap("Copy")
  public var popups: [StagePopup] {
    display.popups.compactMap { surface in
      application.window(showing: surface).map { StagePopup(self, surface, $0) }
    }
  }

  /// A Boolean value that indicates whether a popup with a grab receives keys, not the window below it, as
  /// with most compositors.
  public var popupsTakeKeyboard: Bool {
    get { display.popupsTakeKeyboard }
    set { display.popupsTakeKeyboard = newValue }
  }

  /// A Boolean value that indicates whether popups that request a grab are dismissed, as by a compositor that
  /// does not accept the press of the request.
  public var refusesPopupGrabs: Bool {
    get { display.refusesGrabs }
    set { display.refusesGrabs = newValue }
  }

  /// Presses outside all windows of the program. All popups with a grab are dismissed, beginning with the
  /// topmost one.
  public func dismissPopups() {
    for popup in display.popups.reversed() where popup.isGrabbing {
      application.surfacePopupDismissed(popup)
    }
    application.settle()
  }

  /// The size of the screen from the window's top left corner, in points. The initial value is the size of
  /// the window. Popups stay on the screen.
  public var screenSize: Size {
    get { display.outputs.first?.frame.size ?? .zero }
    set {
      guard !display.outputs.isEmpty else { return }
      display.outputs[0].frame.size = newValue
      display.arrangeLayers()
    }
  }

  /// Dismisses popups if a press is outside the program's windows, where it belongs to the compositor.
  /// Returns a Boolean value that indicates whether it is.
  func dismissesPopups(pressAt location: Point) -> Bool {
    guard display.popups.contains(where: \.isGrabbing), pressedButtons.isEmpty,
      !frontWindow.bounds.contains(location), surface(at: location) === surface
    else { return false }
    dismissPopups()
    return true
  }

  /// Returns the surface at a point: the topmost popup, or else the window.
  func surface(at location: Point) -> HeadlessSurface? {
    for popup in display.popups.reversed() where popup.takesInput {
      let size = popup.configuration.popupFrame?.size ?? .zero
      if Rect(origin: popup.originInOwner, size: size).contains(location) { return popup }
    }
    return surface
  }

  /// Converts a point of the window to the coordinates of a surface.
  func place(_ point: Point, in surface: HeadlessSurface) -> Point {
    let origin = surface.originInOwner
    return Point(
      x: point.x - origin.x + surface.geometry.minX, y: point.y - origin.y + surface.geometry.minY)
  }
}
