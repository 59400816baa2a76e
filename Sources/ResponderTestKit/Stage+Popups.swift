import ResponderPlatform

/// Menus and what else lies over the window.
extension Stage {
  /// The popups on screen, the lowest first: a menu, its submenu, and so on.
  ///
  ///     stage.click(at: card.center, button: .secondary)
  ///     #expect(stage.popups[0].titles == ["Copy", "Select All"])
  ///     stage.popups[0].tap("Copy")
  public var popups: [StagePopup] {
    display.popups.compactMap { surface in
      application.window(showing: surface).map { StagePopup(self, surface, $0) }
    }
  }

  /// Whether a popup with a grab gets the keys, as with most compositors, rather than the window below.
  public var popupsTakeKeyboard: Bool {
    get { display.popupsTakeKeyboard }
    set { display.popupsTakeKeyboard = newValue }
  }

  /// Whether popups do not get the grab that they ask for and are taken away instead, as by a
  /// compositor that does not accept the press that they name.
  public var refusesPopupGrabs: Bool {
    get { display.refusesGrabs }
    set { display.refusesGrabs = newValue }
  }

  /// The user presses outside of all windows of the program: every popup with a grab goes, the topmost
  /// first.
  public func dismissPopups() {
    for popup in display.popups.reversed() where popup.isGrabbing {
      application.surfacePopupDismissed(popup)
    }
    application.settle()
  }

  /// How large the screen is around the window's top left corner, in points; as large as the window at
  /// the start. Popups stay on it.
  public var screenSize: Size {
    get { display.outputs.first?.frame.size ?? .zero }
    set {
      guard !display.outputs.isEmpty else { return }
      display.outputs[0].frame.size = newValue
      display.arrangeLayers()
    }
  }

  /// A press beside the program's windows is the compositor's.
  func dismissesPopups(pressAt location: Point) -> Bool {
    guard display.popups.contains(where: \.isGrabbing), pressedButtons.isEmpty,
      !frontWindow.bounds.contains(location), surface(at: location) === surface
    else { return false }
    dismissPopups()
    return true
  }

  /// What is at a place: the topmost popup there, else the window.
  func surface(at location: Point) -> HeadlessSurface? {
    for popup in display.popups.reversed() where popup.takesInput {
      let size = popup.configuration.popupFrame?.size ?? .zero
      if Rect(origin: popup.originInOwner, size: size).contains(location) { return popup }
    }
    return surface
  }

  /// A place of the window in the coordinates of a surface.
  func place(_ point: Point, in surface: HeadlessSurface) -> Point {
    let origin = surface.originInOwner
    return Point(
      x: point.x - origin.x + surface.geometry.minX, y: point.y - origin.y + surface.geometry.minY)
  }
}
