/// The program's menus on the desktop, outside of its windows.
extension Application {
  /// Whether the desktop is told of the program's menus, so that it can show them in a bar of its own or in
  /// title bars. False at the start, and then nothing is done for it.
  ///
  ///     application.exportsMenus = true
  ///
  /// They are the menus of ``MenuSystem/main``, as the chain of each window builds them; commands go along
  /// that chain. They stand on the session bus (`com.canonical.dbusmenu`), and each window tells the
  /// compositor where (`org_kde_kwin_appmenu_manager`): it needs ``DesktopFeatures/exportedMenus``. Panels,
  /// docks and the inspector have none.
  public final var exportsMenus: Bool {
    get { extras.menuExporter != nil }
    set {
      guard newValue != exportsMenus else { return }
      if newValue {
        let exporter = MenuExporter(programContext) { [weak self] isShown in
          self?.desktopMenuObservers.tell(isShown)
        }
        extras.menuExporter = exporter
        exporter.exportAll()
      } else {
        extras.menuExporter?.end()
        extras.menuExporter = nil
      }
    }
  }

  /// Whether something on the desktop shows the menus that programs export, as far as is known: false until
  /// ``exportsMenus`` is set and the session bus has told that `com.canonical.AppMenu.Registrar` is there.
  public final var desktopShowsMenus: Bool { extras.menuExporter?.isShown ?? false }

  /// Who wants to hear that ``desktopShowsMenus`` has changed.
  public final var desktopMenuObservers: ObserverList<Bool> { extras.desktopMenuObservers }

  /// What builds or enables the program's menus may do it another way now.
  final func menusMayHaveChanged() { extras.menuExporter?.menusMayHaveChanged() }
}
