import ResponderPlatform

extension Window {
  /// Requests a handle with which another program can place its window above this one. `completion` is called
  /// once, at once or later. If there is no handle, it receives `nil`.
  package func export(_ completion: @escaping (SurfaceExport?) -> Void) {
    guard let surface else { return completion(nil) }
    surface.export(completion)
  }

  /// A Boolean value that indicates whether the window can export its menus. Panels, docks and the windows of
  /// the inspector export none.
  package var canExportMenus: Bool { surface != nil && !isLayer && !Inspection.owns(self) }

  /// Sends the address of the window's exported menus to the compositor, or `nil` to remove the menus.
  package func setMenuAddress(_ address: MenuAddress?) {
    guard address != desktopRequests?.surfaceRequests.menuAddress else { return }
    ownRequests.surfaceRequests.menuAddress = address
    requestsDidChange()
    desktopMenusMayHaveChanged()
  }

  /// Hides or shows the menu bar after a change of the menus that the desktop shows.
  package func desktopMenusMayHaveChanged() { menuBarKeys?.desktopMenusMayHaveChanged() }
}
