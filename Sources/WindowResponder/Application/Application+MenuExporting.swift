extension Application {
  /// The object that exports the menus of windows to the desktop, or `nil` if they are not exported.
  package final var menuExporter: (any MenuExporting)? {
    get { extras.menuExporter }
    set { extras.menuExporter = newValue }
  }

  /// Updates the exported menus after a change that may affect how the menus are built or enabled.
  final func menusMayHaveChanged() { extras.menuExporter?.menusMayHaveChanged() }
}
